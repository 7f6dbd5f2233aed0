package dev.kumite.lab.run;

import dev.kumite.agents.AgentMaker;
import dev.kumite.base.BadInput;
import dev.kumite.base.NamedFile;
import dev.kumite.games.Game;
import dev.kumite.games.Outcome;
import dev.kumite.games.core.Ending;
import dev.kumite.games.core.Position;
import dev.kumite.games.core.Result;
import dev.kumite.lab.plan.Contest;
import dev.kumite.lab.plan.Plan;
import dev.kumite.lab.play.GameResult;
import dev.kumite.lab.play.Limits;
import dev.kumite.lab.play.Played;
import dev.kumite.lab.play.Umpire;
import dev.kumite.lab.problems.Problem;
import dev.kumite.lab.problems.ProblemFile;
import java.util.List;

/** One agent and the problems of a file. A problem is a game of one ply, won if the move is right. */
final class PreparedExam implements PreparedContest {
    private final Contest.Exam exam;
    private final Game game;
    private final AgentMaker agent;
    private final List<Problem> problems;
    private final Limits limits;
    private final Seeds seeds;

    PreparedExam(Plan plan, Contest.Exam exam, Game game, AgentMaker agent) {
        this.exam = exam;
        this.game = game;
        this.agent = agent;
        this.problems = ProblemFile.read(NamedFile.path(exam.problems()), game);
        if (exam.games() > problems.size() && !exam.repeated())
            throw new BadInput(exam.problems() + " has " + problems.size() + " problems, fewer than the " + exam.games()
                    + " asked for");
        if (exam.repeated() && exam.games() % problems.size() != 0)
            throw new BadInput(exam.problems() + " has " + problems.size() + " problems, which are set in rounds: "
                    + exam.games() + " is not a multiple of their number");
        this.limits = plan.limits().withPlies(1);
        this.seeds = new Seeds(plan.seed(), plan.seedText(exam));
    }

    @Override
    public Umpire umpire(int number) {
        Position position = problem(number).position();
        long seed = seeds.agents(number)[position.sideToMove()];
        return Umpire.ofOneMove(game, position, agent, seed, limits);
    }

    /** In an exam that is repeated, round by round. */
    private Problem problem(int number) {
        return problems.get(number % problems.size());
    }

    @Override
    public Played scored(int number, Played played) {
        Problem problem = problem(number);
        if (!played.failure().isEmpty()) return played;
        boolean solved = problem.solvedBy(played);
        int side = played.sideOfA();
        Outcome outcome = new Outcome(Result.win(solved ? side : 1 - side), Ending.NONE, 1);
        GameResult result = new GameResult(side, played.firstSide(), outcome, played.pieces0(), played.pieces1(), "");
        return Played.of(result, played.setup(), played.moves(), played.a(), played.b());
    }

    @Override
    public String identity() {
        StringBuilder out = new StringBuilder(exam.identity()).append('\n').append(agent.meaning(game));
        problems.forEach(problem -> out.append('\n').append(problem.text()).append(problem.right()));
        return out.toString();
    }

    @Override
    public List<AgentMaker> agents() {
        return List.of(agent);
    }
}
