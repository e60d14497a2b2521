/**
 * Exercises: shown, answered, marked by content's marker. Uses the lesson, page, account and
 * submission rooms, and the store for the key that draws variants for credit.
 */
@NullMarked
package touchline.server.exercise;

import org.jspecify.annotations.NullMarked;
