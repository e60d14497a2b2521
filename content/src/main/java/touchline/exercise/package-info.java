/**
 * Exercises as Java: how a seed becomes a variant, which answer is right, which mistakes are known,
 * how an answer is marked, and when an exercise comes back. Pure: the same on the server and in the
 * browser.
 */
@NullMarked
package touchline.exercise;

import org.jspecify.annotations.NullMarked;
