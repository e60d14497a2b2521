package touchline.server.account;

import java.time.Instant;
import java.util.Optional;
import java.util.Set;
import touchline.server.account.Role.TokenScope;

/**
 * A token of a person's own, without what is secret about it.
 *
 * @param used to the hour; empty before it was used
 * @param scopes what may be done with it; empty for everything that its owner may do
 */
record OwnToken(
    long id, String name, Instant made, Optional<Instant> used, Optional<Set<TokenScope>> scopes) {}
