package touchline.pair;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import touchline.code.ValueType;
import touchline.diagram.Shape;
import touchline.geometry.Vec2;

/** Draws the lines of a {@link CasePicture}, each as soon as everything that it names is known. */
final class CaseParts {
  private static final String GIVEN = "segment";

  /** Longer than any picture is wide, which shows only what lies in it. */
  private static final double ENDLESS = 1e4;

  /** Metres; no picture shows as much beyond its points. */
  private static final double AROUND = 20;

  /** Borders of cells in one direction; a picture with more would be grey. */
  private static final int MOST_BORDERS = 200;

  private final CasePicture picture;
  private final Map<String, Vec2> points = new HashMap<>();
  private final Map<String, Double> numbers = new HashMap<>();

  CaseParts(CasePicture picture) {
    this.picture = picture;
  }

  /** Takes a value, whose numbers begin at an index; a list, a segment and yes or no have none. */
  void know(String name, ValueType kind, double[] flat, int at) {
    switch (kind) {
      case POINT, CIRCLE -> points.put(name, new Vec2(flat[at], flat[at + 1]));
      case NUMBER -> numbers.put(name, flat[at]);
      case SEGMENT, CIRCLES, TRUTH -> {}
    }
  }

  /** What is drawn without an answer. */
  List<Shape> given() {
    return picture.parts().stream()
        .filter(part -> !names(part))
        .flatMap(part -> shapes(part, GIVEN))
        .toList();
  }

  /** What is drawn of an answer. */
  List<Shape> answered(ValueType kind, double[] answer, String role) {
    know(CasePicture.ANSWER, kind, answer, 0);
    return picture.parts().stream()
        .filter(CaseParts::names)
        .flatMap(part -> shapes(part, role))
        .toList();
  }

  private static boolean names(CasePicture.Part part) {
    return part.names().contains(CasePicture.ANSWER);
  }

  private Stream<Shape> shapes(CasePicture.Part part, String role) {
    List<String> names = part.names();
    return switch (part.form()) {
      case SEGMENT -> Stream.of(new Shape.Stroke(point(names, 0), point(names, 1), role));
      case LINE -> line(point(names, 0), point(names, 1), role);
      case ARROW -> {
        Vec2 tail = point(names, 0);
        Vec2 tip = tail.plus(point(names, 1));
        String name = names.get(1);
        yield Stream.of(
            name.equals(CasePicture.ANSWER)
                ? new Shape.Arrow(tail, tip, role, role)
                : new Shape.Arrow(tail, tip, KindPicture.roleOf(name), name));
      }
      case CIRCLE ->
          Stream.of(new Shape.Rim(point(names, 0), Math.max(0, number(names.get(1))), role));
      case POLYGON -> polygon(names.stream().map(this::point).toList(), role);
      case BOX -> box(point(names, 0), point(names, 1), role);
      case CELLS -> cells(number(names.get(0)));
    };
  }

  /** Between its points it is drawn as a segment, and dashed beyond; two equal ones have none. */
  private static Stream<Shape> line(Vec2 a, Vec2 b, String role) {
    Vec2 d = b.minus(a);
    if (!(d.length() > 0)) {
      return Stream.empty();
    }
    Vec2 far = d.unit().times(ENDLESS);
    return Stream.of(
        new Shape.Dashes(a.minus(far), b.plus(far), role), new Shape.Stroke(a, b, role));
  }

  private static Stream<Shape> polygon(List<Vec2> corners, String role) {
    List<Shape> sides = new ArrayList<>();
    for (int i = 0; i < corners.size(); i++) {
      Vec2 next = corners.get((i + 1) % corners.size());
      sides.add(new Shape.Stroke(corners.get(i), next, role));
    }
    return sides.stream();
  }

  /** Level and upright sides, whichever two opposite corners are given. */
  private static Stream<Shape> box(Vec2 a, Vec2 b, String role) {
    return polygon(List.of(a, new Vec2(b.x(), a.y()), b, new Vec2(a.x(), b.y())), role);
  }

  /** The borders of square cells, two of which go through the origin. */
  private Stream<Shape> cells(double width) {
    double far = AROUND;
    for (Vec2 point : points.values()) {
      far = Math.max(far, AROUND + Math.max(Math.abs(point.x()), Math.abs(point.y())));
    }
    List<Shape> borders = new ArrayList<>();
    if (width > 0 && 2 * far / width <= MOST_BORDERS) {
      for (double at = Math.ceil(-far / width) * width; at <= far; at += width) {
        borders.add(new Shape.Stroke(new Vec2(at, -far), new Vec2(at, far), "cell"));
        borders.add(new Shape.Stroke(new Vec2(-far, at), new Vec2(far, at), "cell"));
      }
    }
    return borders.stream();
  }

  private Vec2 point(List<String> names, int at) {
    return point(names.get(at));
  }

  private Vec2 point(String name) {
    Vec2 point = points.get(name);
    if (point == null) {
      throw new IllegalArgumentException("name must be a known point: " + name);
    }
    return point;
  }

  private double number(String name) {
    Double number = numbers.get(name);
    if (number == null) {
      throw new IllegalArgumentException("name must be a known number: " + name);
    }
    return number;
  }
}
