package dev.kumite.lab.stats;

/** The one operation on symmetric matrices that fitting needs. */
final class SymmetricMatrix {
    /** Pivots below this share of the largest entry mean that some direction is not determined. */
    private static final double SINGULAR = 1e-11;

    private SymmetricMatrix() {}

    /**
     * Inverts a positive definite matrix in place (Gauss and Jordan); false if it is not positive definite, or nearly
     * not.
     */
    static boolean invert(double[][] matrix) {
        int size = matrix.length;
        double largest = 0;
        for (int i = 0; i < size; i++) largest = Math.max(largest, matrix[i][i]);
        for (int pivot = 0; pivot < size; pivot++) {
            double by = matrix[pivot][pivot];
            if (!(by > SINGULAR * largest)) return false;
            matrix[pivot][pivot] = 1;
            for (int j = 0; j < size; j++) matrix[pivot][j] /= by;
            for (int i = 0; i < size; i++) {
                if (i == pivot) continue;
                double factor = matrix[i][pivot];
                matrix[i][pivot] = 0;
                for (int j = 0; j < size; j++) matrix[i][j] -= factor * matrix[pivot][j];
            }
        }
        return true;
    }
}
