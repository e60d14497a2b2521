/**
 * Suites of cases that learners write for a method: which of its mistaken versions they expose.
 * Uses {@link touchline.code} for the methods and their known mistakes.
 */
@NullMarked
package touchline.suite;

import org.jspecify.annotations.NullMarked;
