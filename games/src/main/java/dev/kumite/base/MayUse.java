package dev.kumite.base;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * What a package depends on. It is written in the {@code package-info.java}; a test compares it with the compiled code
 * in both directions, so that no use is undeclared and no declaration outlives its use. The JDK, JSpecify and this
 * package are free to all.
 */
@Target(ElementType.PACKAGE)
@Retention(RetentionPolicy.CLASS)
public @interface MayUse {
    /** Packages of ours, without the {@code dev.kumite.} in front. */
    String[] value() default {};

    /** Packages of libraries; those below them are included. */
    String[] libraries() default {};
}
