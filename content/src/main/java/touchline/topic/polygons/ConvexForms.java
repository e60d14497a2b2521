package touchline.topic.polygons;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import touchline.exercise.Chance;
import touchline.geometry.Vec2;
import touchline.task.Draw;

/** Convex polygons whose corners have whole coordinates and whose edges have whole lengths. */
public final class ConvexForms {
  /** Convex, going round to the left, with edges of whole length. */
  private static final List<List<Vec2>> FORMS =
      List.of(
          corners(0, 0, 4, 0, 0, 3),
          corners(0, 0, 4, 3, 1, 7, -3, 4),
          corners(0, 0, 5, 0, 5, 3, 0, 3),
          corners(0, 0, 3, -4, 6, 0, 3, 4),
          corners(0, 0, 6, 0, 3, 4),
          corners(0, 0, 4, 0, 7, 4, 3, 4),
          corners(0, 0, 8, 0, 4, 3));

  private ConvexForms() {}

  /** One of them by chance, turned by right angles and moved by whole metres. */
  public static List<Vec2> form(Chance chance) {
    List<Vec2> form = new ArrayList<>(FORMS.get(chance.below(FORMS.size())));
    for (int turns = chance.below(4); turns > 0; turns--) {
      form.replaceAll(Vec2::perpendicular);
    }
    Collections.rotate(form, chance.below(form.size()));
    Vec2 to = Draw.vector(chance, 6);
    form.replaceAll(corner -> corner.plus(to));
    return form;
  }

  private static List<Vec2> corners(double... numbers) {
    List<Vec2> corners = new ArrayList<>();
    for (int i = 0; i < numbers.length; i += 2) {
      corners.add(new Vec2(numbers[i], numbers[i + 1]));
    }
    return corners;
  }
}
