package touchline.server.account;

import java.time.Instant;
import java.util.Optional;

/**
 * A token of a person's own, without what is secret about it.
 *
 * @param used to the hour; empty before it was used
 */
record OwnToken(long id, String name, Instant made, Optional<Instant> used) {}
