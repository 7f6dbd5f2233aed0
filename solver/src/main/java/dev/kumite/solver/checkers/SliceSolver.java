package dev.kumite.solver.checkers;

import dev.kumite.base.Crew;
import dev.kumite.solver.Counts;
import dev.kumite.solver.checkers.Subsets.MenSets;
import java.util.ArrayList;
import java.util.List;

/**
 * Solves a slice together with its turned one, block by block. A man's move leads to a block in which the men have
 * advanced one row more, so blocks of equally advanced men are independent, and the most advanced come first.
 */
final class SliceSolver {
    private static final int SQUARES = 32;

    private final Tablebase tables;
    private final Crew workers;
    private final List<BlockSolver> solvers = new ArrayList<>();

    SliceSolver(Tablebase tables, Crew workers) {
        this.tables = tables;
        this.workers = workers;
        for (int i = 0; i < workers.workers(); i++) solvers.add(new BlockSolver(tables));
    }

    /** A placement of the first side's men and all those of the second side's that belong to the same level. */
    private static final class Task {
        private final int first;
        private final int[] seconds;

        Task(int first, int[] seconds) {
            this.first = first;
            this.seconds = seconds;
        }
    }

    /** The counts of the slice and, where it is another one, of the turned slice. */
    List<Counts> solve(Slice slice) {
        boolean alike = slice.turned().equals(slice);
        EndgameTable first = EndgameTable.draft(slice);
        EndgameTable second = alike ? first : EndgameTable.draft(slice.turned());
        tables.put(first);
        tables.put(second);
        Job job = new Job(first, second);
        MenSets firstMen = new MenSets(slice.ownMen(), false);
        MenSets secondMen = new MenSets(slice.otherMen(), true);
        for (int level = firstMen.highest() + secondMen.highest(); level >= 0; level--) {
            List<Task> tasks = tasks(firstMen, secondMen, level);
            workers.share(tasks.size(), (worker, task) -> job.run(solvers.get(worker), tasks.get(task)));
        }
        Counts[] counts = new Counts[alike ? 1 : 2];
        workers.share(counts.length, (worker, task) -> counts[task] = (task == 0 ? first : second).pack());
        return List.of(counts);
    }

    private static List<Task> tasks(MenSets firstMen, MenSets secondMen, int level) {
        List<Task> tasks = new ArrayList<>();
        for (int own = 0; own <= firstMen.highest(); own++) {
            int[] seconds = secondMen.level(level - own);
            if (seconds.length > 0) for (int first : firstMen.level(own)) tasks.add(new Task(first, seconds));
        }
        return tasks;
    }

    /** The work on one slice. */
    private static final class Job {
        private final EndgameTable first;
        private final EndgameTable second;
        private final int[] firstTurned;
        private final int[] secondTurned;

        Job(EndgameTable first, EndgameTable second) {
            this.first = first;
            this.second = second;
            Slice slice = first.slice;
            int free = SQUARES - slice.ownMen() - slice.otherMen();
            firstTurned = KingSets.turnedRanks(free, slice.ownKings());
            secondTurned = KingSets.turnedRanks(free, slice.otherKings());
        }

        void run(BlockSolver solver, Task task) {
            for (int others : task.seconds) if ((task.first & others) == 0) run(solver, task.first, others);
        }

        private void run(BlockSolver solver, int men, int others) {
            Slice slice = first.slice;
            int block = first.block(men, others);
            int turned = second.block(Integer.reverse(others), Integer.reverse(men));
            if (first == second && turned < block) return;
            solver.solve(Subsets.spread(men), Subsets.spread(others), slice.ownKings(), slice.otherKings());
            solver.writeFirst(first, block * slice.block());
            solver.writeSecond(second, turned * slice.block(), firstTurned, secondTurned);
        }
    }
}
