/**
 * Exercises that ask for values, done for credit: by oneself, and as attempts of assignments. Uses
 * the room of exercises, whose flow of answers it sets rules for.
 */
@NullMarked
package touchline.server.exercise.credit;

import org.jspecify.annotations.NullMarked;
