package touchline.exercise;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import touchline.diagram.Drawing;
import touchline.geometry.Vec2;

/**
 * What a learner is given: points by name, and the picture of them without the answer.
 *
 * @param points in metres, in the order in which the task names them
 */
public record Instance(Map<String, Vec2> points, Drawing drawing) {
  public Instance {
    points = Collections.unmodifiableMap(new LinkedHashMap<>(points));
  }

  /**
   * The point of that name.
   *
   * @throws IllegalArgumentException if the instance has no such point
   */
  public Vec2 point(String name) {
    Vec2 point = points.get(name);
    if (point == null) {
      throw new IllegalArgumentException("points must have a point of this name: " + name);
    }
    return point;
  }
}
