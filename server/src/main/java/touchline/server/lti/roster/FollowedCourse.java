package touchline.server.lti.roster;

import java.time.Instant;
import java.util.Optional;

/**
 * A course of a platform whose roster is followed; templates read it.
 *
 * @param platform its name
 * @param title how the course is called there
 * @param readAt when its list was read last
 * @param problem why it could not be read since; empty if it could
 */
public record FollowedCourse(
    long context, String platform, String title, Optional<Instant> readAt, String problem) {}
