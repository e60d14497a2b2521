/** Answers that learners handed in, with their verdicts. Uses the account room and the store. */
@NullMarked
package touchline.server.submission;

import org.jspecify.annotations.NullMarked;
