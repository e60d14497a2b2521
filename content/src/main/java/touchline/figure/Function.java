package touchline.figure;

/**
 * A method that figures can run.
 *
 * @param number its case in {@link Functions#run}
 * @param name class and tag, such as {@code SegmentCircle#closestPoint}
 */
public record Function(int number, String name) {}
