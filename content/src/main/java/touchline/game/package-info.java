/**
 * A small game of football: a world that is stepped with the methods that the course has taught, or
 * with those that a learner wrote. Knows no clock and no chance but a seed. Uses {@link
 * touchline.taught} and draws in the world of {@link touchline.diagram}.
 */
@NullMarked
package touchline.game;

import org.jspecify.annotations.NullMarked;
