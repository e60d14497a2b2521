package touchline.figure;

import java.util.LinkedHashMap;
import java.util.Map;
import touchline.geometry.Vec2;

/** What a figure hands to its method: points by name, in the order of the description. */
public record Inputs(Map<String, Vec2> points) {
  public Inputs {
    points = java.util.Collections.unmodifiableMap(new LinkedHashMap<>(points));
  }

  /**
   * The point of that name.
   *
   * @throws IllegalArgumentException if the figure has no such input
   */
  public Vec2 point(String name) {
    Vec2 point = points.get(name);
    if (point == null) {
      throw new IllegalArgumentException("inputs must have a point of this name: " + name);
    }
    return point;
  }

  public Inputs with(String name, Vec2 point) {
    Map<String, Vec2> changed = new LinkedHashMap<>(points);
    changed.put(name, point);
    return new Inputs(changed);
  }
}
