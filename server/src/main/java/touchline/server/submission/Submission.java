package touchline.server.submission;

import touchline.server.account.Learner;

/**
 * A stored answer.
 *
 * @param id grows with time
 */
public record Submission(long id, Learner learner, MarkedAnswer answer) {}
