/**
 * Two ways to the same answer, side by side: a lesson's method beside a known mistake, and a plain
 * calculation beside a careful one. Uses {@link touchline.figure} for views and inputs, {@link
 * touchline.mistake} for the rules, {@link touchline.taught} and {@link touchline.collision} for
 * the methods, and draws with {@link touchline.diagram}.
 */
@NullMarked
package touchline.compare;

import org.jspecify.annotations.NullMarked;
