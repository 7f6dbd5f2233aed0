package dev.kumite.base;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;

/**
 * The folders below which a request may name files. Neither {@code ..} nor a symbolic link leads out of them, and a
 * name outside is refused without checking whether the file exists.
 */
public record Folders(List<Path> folders) {
    public Folders {
        folders = folders.stream()
                .map(folder -> folder.toAbsolutePath().normalize())
                .distinct()
                .toList();
    }

    /** The same name, if it may be used. */
    public String permit(String name) {
        Path path = NamedFile.path(name).toAbsolutePath();
        boolean inside = folders.stream().anyMatch(path.normalize()::startsWith);
        if (!inside || !staysInside(path))
            throw new BadInput(
                    "the file '" + name + "' may not be named here: it must be below the folder of the store,"
                            + " or below one that 'kumite serve --files' names");
        return name;
    }

    private boolean staysInside(Path path) {
        Path real;
        try {
            real = path.toRealPath();
        } catch (IOException e) {
            return true; // it is not there, which whoever opens it will say
        }
        for (Path folder : folders)
            try {
                if (real.startsWith(folder.toRealPath())) return true;
            } catch (IOException e) {
                // This folder is not there.
            }
        return false;
    }
}
