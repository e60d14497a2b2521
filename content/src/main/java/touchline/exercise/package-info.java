/**
 * Exercises as Java: how a seed becomes a variant, which answer is right, which mistakes are known,
 * and how an answer is marked. Pure: the same on the server and in the browser.
 */
@NullMarked
package touchline.exercise;

import org.jspecify.annotations.NullMarked;
