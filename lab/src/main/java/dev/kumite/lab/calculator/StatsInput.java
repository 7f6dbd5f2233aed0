package dev.kumite.lab.calculator;

import dev.kumite.base.BadInput;

/** Counts and numbers as {@code kumite stats} takes them. */
final class StatsInput {
    private StatsInput() {}

    /** Whole numbers separated by commas, none negative and not all zero. */
    static long[] counts(String option, String text, int wanted, String example) {
        String[] parts = text.split(",", -1);
        String complaint = option + "=" + text + ": must be " + wanted + " whole numbers such as " + example;
        if (parts.length != wanted) throw new BadInput(complaint);
        long[] counts = new long[wanted];
        long sum = 0;
        for (int i = 0; i < wanted; i++) {
            if (!parts[i].strip().matches("[0-9]{1,12}")) throw new BadInput(complaint);
            counts[i] = Long.parseLong(parts[i].strip());
            sum += counts[i];
        }
        if (sum == 0) throw new BadInput(option + "=" + text + ": there must be at least one game");
        return counts;
    }

    /** Two numbers separated by a comma, the smaller one first. */
    static double[] range(String option, String text, double low, double high, String example) {
        String[] parts = text.split(",", -1);
        String complaint = option + "=" + text + ": must be two numbers from " + plain(low) + " to " + plain(high)
                + ", the smaller one first, such as " + example;
        if (parts.length != 2) throw new BadInput(complaint);
        double[] range = new double[2];
        for (int i = 0; i < 2; i++) {
            if (!isDecimal(parts[i].strip())) throw new BadInput(complaint);
            range[i] = Double.parseDouble(parts[i].strip());
        }
        if (!(low <= range[0] && range[0] < range[1] && range[1] <= high)) throw new BadInput(complaint);
        return range;
    }

    /** A number between two bounds that it must not reach. */
    static double between(String option, String text, double low, double high, String example) {
        double value = isDecimal(text.strip()) ? Double.parseDouble(text.strip()) : Double.NaN;
        if (!(value > low && value < high))
            throw new BadInput(option + "=" + text + ": must be a number above " + plain(low) + " and below "
                    + plain(high) + ", such as " + example);
        return value;
    }

    /** {@code 73/100} or {@code 36.5/100}: points and games. */
    static double[] score(String option, String text) {
        String complaint = option + "=" + text + ": must be points and games such as 73/100 or 36.5/100";
        String[] parts = text.split("/", -1);
        if (parts.length != 2) throw new BadInput(complaint);
        String points = parts[0].strip();
        String games = parts[1].strip();
        if (!points.matches("[0-9]{1,12}(\\.[05])?") || !games.matches("[0-9]{1,12}")) throw new BadInput(complaint);
        double[] score = {Double.parseDouble(points), Double.parseDouble(games)};
        if (score[1] == 0) throw new BadInput(option + "=" + text + ": there must be at least one game");
        if (score[0] > score[1]) throw new BadInput(option + "=" + text + ": there are more points than games");
        return score;
    }

    private static boolean isDecimal(String text) {
        return text.matches("-?[0-9]{1,9}(\\.[0-9]{1,12})?");
    }

    private static String plain(double number) {
        return number == Math.rint(number) ? Long.toString((long) number) : Double.toString(number);
    }
}
