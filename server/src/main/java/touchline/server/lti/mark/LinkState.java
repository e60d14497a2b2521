package touchline.server.lti.mark;

import java.time.Instant;
import java.util.Optional;

/**
 * What is known of a link that is to take marks, in the words of the store.
 *
 * @param hasColumn whether there is a column for them
 * @param mayMake whether the platform lets this site make columns
 * @param maySend whether it lets this site send marks
 * @param isWorth whether the assignment has points
 * @param problem why no column could be made; empty if nobody tried or it was
 * @param status what the platform answered then; 0 for nothing
 */
record LinkState(
    boolean hasColumn,
    boolean mayMake,
    boolean maySend,
    boolean isPublished,
    boolean isWorth,
    String problem,
    int status,
    Optional<Instant> triedAt,
    Optional<Instant> nextAt) {}
