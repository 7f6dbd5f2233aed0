package dev.kumite.base;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * What a package depends on. Written in its {@code package-info.java}, where a reader looks for it; a test compares it
 * with the compiled code in both directions, so that nothing is used without a word and no permission outlives its use.
 * The JDK, JSpecify and this package are free to all.
 */
@Target(ElementType.PACKAGE)
@Retention(RetentionPolicy.CLASS)
public @interface MayUse {
    /** Packages of ours, without the {@code dev.kumite.} in front. */
    String[] value() default {};

    /** Packages of libraries; those below them are included. */
    String[] libraries() default {};
}
