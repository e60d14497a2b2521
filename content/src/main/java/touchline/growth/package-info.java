/**
 * How much four ways to find touching circles have to ask, and how that grows with their number.
 * Uses {@link touchline.taught} for the ways and draws in the world of {@link touchline.diagram}.
 */
@NullMarked
package touchline.growth;

import org.jspecify.annotations.NullMarked;
