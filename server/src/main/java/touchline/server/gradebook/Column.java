package touchline.server.gradebook;

import java.time.Instant;

/**
 * An assignment as a column of the gradebook.
 *
 * @param worth points for full marks
 * @param isDue whether it counts in the totals: published, and due by now
 */
public record Column(
    long id, String title, double worth, Instant due, boolean isPublished, boolean isDue) {}
