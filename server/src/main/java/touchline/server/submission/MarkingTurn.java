package touchline.server.submission;

import touchline.server.account.Learner;

/**
 * A learner's turn to have one method marked.
 *
 * @param name names this turn and no other; who is asked for it later has it or has lost it
 * @param failures how often it could not be marked before, through a fault of ours
 */
public record MarkingTurn(Learner learner, long submission, String name, int failures) {}
