/**
 * Code exercises: which method is to be written, the cases that try it, what is right, and which
 * known mistake a wrong method makes. Inputs and answers are laid out as numbers. Uses {@code
 * touchline.mistake} for what is known to go wrong, {@code touchline.collision} for what is right.
 */
@NullMarked
package touchline.code;

import org.jspecify.annotations.NullMarked;
