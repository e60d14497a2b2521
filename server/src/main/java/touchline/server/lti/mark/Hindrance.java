package touchline.server.lti.mark;

import java.time.Instant;
import java.util.Optional;

/**
 * Why no marks can go to a link; templates read it.
 *
 * @param brief the same in a few words, for a list
 * @param what has happened
 * @param remedy what somebody can do
 * @param triedAt when the platform was asked last; nothing if asking is not what is missing
 * @param nextAt when it is asked again by itself
 */
public record Hindrance(
    String brief,
    String what,
    String remedy,
    Optional<Instant> triedAt,
    Optional<Instant> nextAt) {}
