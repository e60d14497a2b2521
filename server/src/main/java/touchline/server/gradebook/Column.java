package touchline.server.gradebook;

import java.time.Instant;

/**
 * An assignment as a column of the gradebook.
 *
 * @param worth points for full marks
 * @param due when it is due for everybody; {@link Dates} knows who has more time
 * @param isDue whether it counts in everybody's totals: published, and due by now
 */
public record Column(
    long id, String title, double worth, Instant due, boolean isPublished, boolean isDue) {}
