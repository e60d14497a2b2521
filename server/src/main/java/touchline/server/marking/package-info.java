/**
 * Marking by people: comments on lines of methods, rubrics of exercises, and ticks of their items.
 * Uses the gradebook for whose work it is, and assignments for what follows of points.
 */
@NullMarked
package touchline.server.marking;

import org.jspecify.annotations.NullMarked;
