package dev.kumite.cluster;

import dev.kumite.lab.play.GameOrder;
import java.io.Serializable;
import java.util.ArrayList;
import java.util.TreeMap;

/**
 * Some games that an executor plays one after the other, with everything needed to create their agents.
 *
 * @param files the files that agents name: the name in the agent's text, and the name among Spark's files
 * @param tables the tablebases that agents name: the file's own name, and the name among Spark's files
 */
record Batch(ArrayList<GameOrder> orders, Outfit outfit, TreeMap<String, String> files, TreeMap<String, String> tables)
        implements Serializable {

    /**
     * What every game of a cluster needs: the names of plugin jars among Spark's files, the engines, and the path of the
     * tablebases or an empty text.
     */
    record Outfit(ArrayList<String> plugins, ArrayList<EngineKit> engines, String tables) implements Serializable {}
}
