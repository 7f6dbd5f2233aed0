import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;

/**
 * A bot in Java: captures when it can, and otherwise moves at random. It knows no rules: Kumite sends it the legal moves
 * and the board, because it declares the options LegalMoves and Board. Start it with: java Bot.java
 */
public final class Bot {
    private Bot() {}

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        Random dice = new Random();
        List<String> legal = List.of();
        Set<String> occupied = new HashSet<>();
        for (String line = in.readLine(); line != null; line = in.readLine()) {
            List<String> words = List.of(line.split(" "));
            List<String> rest = words.subList(1, words.size());
            switch (words.get(0)) {
                case "ugi" -> say(
                        "id name java-bot",
                        "option name LegalMoves type check default true",
                        "option name Board type check default true",
                        "ugiok");
                case "isready" -> say("readyok");
                case "legal" -> legal = rest;
                case "board" -> {
                    occupied.clear();
                    rest.forEach(word -> occupied.add(word.split("=")[0]));
                }
                case "go" -> {
                    List<String> captures = legal.stream()
                            .filter(move -> move.contains("x") || occupied.contains(move.substring(move.length() - 2)))
                            .toList();
                    List<String> moves = captures.isEmpty() ? legal : captures;
                    say("bestmove " + moves.get(dice.nextInt(moves.size())));
                }
                case "quit" -> System.exit(0);
                default -> {}
            }
        }
    }

    private static void say(String... lines) {
        for (String line : lines) System.out.println(line);
        System.out.flush();
    }
}
