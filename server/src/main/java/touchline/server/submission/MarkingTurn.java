package touchline.server.submission;

import touchline.server.account.Learner;
import touchline.server.lane.Lane;

/**
 * A learner's turn to have one method marked.
 *
 * @param lane in which they wait
 * @param address from which it came, of who has no account; else empty
 * @param name names this turn and no other; who is asked for it later has it or has lost it
 * @param failures how often it could not be marked before, through a fault of ours
 */
public record MarkingTurn(
    Learner learner, Lane lane, String address, long submission, String name, int failures) {}
