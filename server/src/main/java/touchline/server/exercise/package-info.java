/**
 * Exercises: shown, answered, marked by content's marker. Uses the lesson, page, account and
 * submission rooms.
 */
@NullMarked
package touchline.server.exercise;

import org.jspecify.annotations.NullMarked;
