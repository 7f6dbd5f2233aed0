package dev.kumite.games;

import dev.kumite.games.core.Position;
import java.lang.reflect.Array;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;

/**
 * Every field of a position as text, by reflection, so that a forgotten one shows. Arrays whose names begin with
 * {@code past} (history: only what lies below its height counts) or {@code scratch} are left out.
 */
final class Snapshot {
    private Snapshot() {}

    static String of(Position position) {
        StringBuilder out = new StringBuilder();
        for (Class<?> type = position.getClass(); type != Object.class; type = type.getSuperclass())
            for (Field field : type.getDeclaredFields()) append(out, position, field);
        return out.toString();
    }

    private static void append(StringBuilder out, Position position, Field field) {
        if (Modifier.isStatic(field.getModifiers())) return;
        if (field.getName().startsWith("past") || field.getName().startsWith("scratch")) return;
        try {
            field.setAccessible(true);
            Object value = field.get(position);
            out.append(field.getName()).append('=');
            if (value != null && value.getClass().isArray())
                for (int i = 0; i < Array.getLength(value); i++)
                    out.append(Array.get(value, i)).append(' ');
            else if (field.getType().isPrimitive()) out.append(value);
            out.append('\n');
        } catch (IllegalAccessException e) {
            throw new AssertionError(e);
        }
    }
}
