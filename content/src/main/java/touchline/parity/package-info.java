/**
 * The library as arrays of numbers: what a test calls on the JVM and in browsers to compare their
 * results bit for bit. Uses {@link touchline.geometry}, {@link touchline.collision} and {@code
 * touchline.taught}.
 */
@NullMarked
package touchline.parity;

import org.jspecify.annotations.NullMarked;
