package touchline.figure;

/**
 * A method that figures can run.
 *
 * @param name class and tag, such as {@code SegmentCircle#closestPoint}
 * @param inputs what it takes, each as kind and name: {@code point a, point b, point p}
 */
public record Function(String name, String inputs) {}
