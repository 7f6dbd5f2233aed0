package dev.kumite.lab.report.html;

import dev.kumite.lab.report.Form;
import dev.kumite.lab.report.Games;

/** The played games, each a line that opens to show its moves. */
final class HtmlGames {
    private static final int WORTH_SEARCHING = 10;

    private HtmlGames() {}

    static void write(Games games, Markup out) {
        int listed = games.games().size();
        String count = Form.whole().digits((double) listed);
        String title = games.isComplete()
                ? count + (listed == 1 ? " game" : " games")
                : "The first " + count + " of " + Form.whole().digits((double) games.total()) + " games";
        out.raw("<details class=\"games\"><summary>").words(title).raw("</summary>\n");
        if (listed >= WORTH_SEARCHING)
            out.raw("<p class=\"finder\" hidden=\"hidden\"><label>Show only games with "
                    + "<input type=\"search\" placeholder=\"a name, a result, a move\"/></label> "
                    + "<output></output></p>\n");
        out.raw("<ol>\n");
        for (Games.Entry game : games.games()) {
            out.raw("<li><details><summary><span class=\"number\">" + game.number() + "</span> <span class=\"names\">")
                    .words(game.first())
                    .raw(" – ")
                    .words(game.second())
                    .raw("</span> <span class=\"result\">")
                    .words(game.result())
                    .raw("</span> <span class=\"plies\">" + game.plies() + (game.plies() == 1 ? " ply" : " plies"))
                    .raw("</span></summary>")
                    .raw("<p class=\"moves\">")
                    .words(game.moves())
                    .raw("</p></details></li>\n");
        }
        out.raw("</ol>\n</details>\n");
        if (!games.isComplete()) out.element("p", games.whereTheRestIs());
    }
}
