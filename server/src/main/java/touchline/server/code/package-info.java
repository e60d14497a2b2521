/**
 * Exercises that ask for a method: their pages, where methods are run and handed in, and the line
 * in which they wait to be marked. Uses the exercise room for forms and learners, the submission
 * room for the store and the grading room for verdicts; {@code touchline.code} says what is asked.
 */
@NullMarked
package touchline.server.code;

import org.jspecify.annotations.NullMarked;
