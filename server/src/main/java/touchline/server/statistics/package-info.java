/**
 * What marks and answers say about a class, an assignment and an exercise: spreads, difficulty, and
 * which mistakes are made. Uses the gradebook, exercises and the store.
 */
@NullMarked
package touchline.server.statistics;

import org.jspecify.annotations.NullMarked;
