package dev.kumite.agents.olets;

import dev.kumite.agents.InverseRoot;
import dev.kumite.agents.NaturalLogarithm;

/**
 * The formulas of tischner's figure 4, with n_s the simulations through a node, n_e those that ended there, R_e the sum
 * of the scores at those ends, and r_M the node's value.
 */
final class Ole {
    private static final double ROOT_OF_TWO = Math.sqrt(2);

    private Ole() {}

    /** How the value of a node follows from the simulations that ended there and from its best child. */
    enum BackUp {
        /**
         * r_M(n) = R_e(n)/n_s(n) + (1 − n_e(n)/n_s(n)) · best child r_M: the mean over the simulations through n, where
         * one that went on counts as the best child. This is what the algorithm's original source computes.
         */
        ORIGINAL {
            @Override
            double weight(int ended, int simulations) {
                return 1 - (double) ended / simulations;
            }
        },
        /** The second factor as line 24 of the figure prints it, (1 − n_e(n))/n_s(n): 0 after the usual one end. */
        PRINTED {
            @Override
            double weight(int ended, int simulations) {
                return (1.0 - ended) / simulations;
            }
        };

        /** How much the best child counts. */
        abstract double weight(int ended, int simulations);

        /** @param best the best child's value for the same player; without meaning where all simulations ended here */
        final double value(double endScores, int ended, int simulations, double best) {
            if (ended == simulations) return endScores / simulations;
            return endScores / simulations + weight(ended, simulations) * best;
        }
    }

    /** How much is added to a child's value when the next one to visit is chosen. */
    enum Exploration {
        /** √2 · √(ln(n_s(n) + 1) / n_s(a)), as in the algorithm's original source. */
        ORIGINAL {
            @Override
            double width(int simulations) {
                return ROOT_OF_TWO * Math.sqrt(NaturalLogarithm.of(simulations + 1));
            }
        },
        /** √(ln n_s(n) / n_s(a)), line 27. */
        PRINTED {
            @Override
            double width(int simulations) {
                return Math.sqrt(NaturalLogarithm.of(simulations));
            }
        };

        /** The parent's part of the term. */
        abstract double width(int simulations);

        final double term(int parentSimulations, int simulations) {
            return width(parentSimulations) * InverseRoot.of(simulations);
        }
    }
}
