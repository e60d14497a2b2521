/**
 * Answers that learners handed in, with their verdicts. Uses the account room, the store, and for
 * work that a course asks for the attempts of assignments.
 */
@NullMarked
package touchline.server.submission;

import org.jspecify.annotations.NullMarked;
