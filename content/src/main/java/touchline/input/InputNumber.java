package touchline.input;

/**
 * A number of an input that a reader can change.
 *
 * @param id such as {@code p.x}, {@code circle.radius} or {@code opponents.2.y}
 * @param input the input that it belongs to
 * @param label what it is, in words
 */
public record InputNumber(
    String id,
    String input,
    String label,
    double value,
    double min,
    double max,
    double step,
    String unit) {}
