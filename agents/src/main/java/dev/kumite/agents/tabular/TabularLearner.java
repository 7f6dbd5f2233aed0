package dev.kumite.agents.tabular;

import dev.kumite.agents.Agent;
import dev.kumite.agents.Budget;
import dev.kumite.agents.learn.Learner;
import dev.kumite.agents.learn.Learner.Student;
import dev.kumite.agents.learn.file.KnowledgeReader;
import dev.kumite.agents.learn.file.KnowledgeWriter;
import dev.kumite.agents.tabular.TableStudent.ActionStudent;
import dev.kumite.agents.tabular.TableStudent.StateStudent;
import dev.kumite.games.Game;
import dev.kumite.games.core.Position;
import dev.kumite.spec.Option;
import dev.kumite.spec.Settings;
import java.util.function.BooleanSupplier;

/** A table of values and its learning rule. */
final class TabularLearner implements Learner {
    private final Game game;
    private final Rule rule;
    private final Option<Integer> depth;
    private final ValueTable table;

    /** @param depth how far its players look ahead */
    TabularLearner(Game game, Rule rule, Option<Integer> depth, long memory) {
        this.game = game;
        this.rule = rule;
        this.depth = depth;
        table = new ValueTable(memory);
    }

    @Override
    public Student student(BooleanSupplier stop) {
        return rule.ofActions()
                ? new ActionStudent(table, rule, game, stop)
                : new StateStudent(table, rule, game, stop);
    }

    @Override
    public Agent player(Settings settings, long seed) {
        int plies = settings.get(depth);
        long unlimited = Long.MAX_VALUE;
        long nanos = settings.find(Budget.TIME).orElse(unlimited);
        Budget budget = new Budget(unlimited, unlimited, plies, nanos);
        return new TabularAgent(game, values(TableSearch.room(game, plies)), rule.winsFirst(), budget, seed);
    }

    private MoveValues values(int room) {
        return rule.ofActions() ? new MoveValues.OfActions(table, room) : new MoveValues.OfStates(table, room);
    }

    /** For Q the best of its moves. */
    @Override
    public double value(Position position) {
        if (!rule.ofActions()) return table.get(position.viewKey());
        int[] moves = game.moves(position);
        double[] values = new double[moves.length];
        values(moves.length).judge(position, moves, 0, moves.length, values);
        double best = -1;
        for (double value : values) best = Math.max(best, value);
        return best;
    }

    /** For Q some of its moves. */
    @Override
    public boolean knows(Position position) {
        if (!rule.ofActions()) return table.knows(position.viewKey());
        long here = position.viewKey();
        for (int move : game.moves(position))
            if (table.knows(MoveValues.OfActions.key(here, position.viewMove(move)))) return true;
        return false;
    }

    @Override
    public Size size() {
        return table.size();
    }

    @Override
    public void write(KnowledgeWriter out) {
        table.write(out);
    }

    @Override
    public void read(KnowledgeReader in) {
        table.read(in);
    }
}
