/**
 * Known mistakes as rules: small functions of what is given that make the answer a learner with
 * this idea makes. One rule marks typed values and written methods alike, chooses the variants in
 * which it shows, and counts what a class gets wrong. Uses {@link touchline.geometry} and {@code
 * touchline.taught}.
 *
 * <p>Rules and words are apart: the script that marks in the page carries the rules, and a page
 * carries the words it needs. The words stand beside the lessons, in {@code mistakes.md}.
 */
@NullMarked
package touchline.mistake;

import org.jspecify.annotations.NullMarked;
