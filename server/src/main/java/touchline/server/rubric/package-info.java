/**
 * What staff look for in an exercise, each with points and a comment, and for whom it is ticked;
 * the points of people follow in assignments. Uses the store.
 */
@NullMarked
package touchline.server.rubric;

import org.jspecify.annotations.NullMarked;
