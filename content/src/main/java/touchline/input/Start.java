package touchline.input;

import java.util.ArrayList;
import java.util.List;
import touchline.diagram.View;
import touchline.geometry.Vec2;

/** Puts inputs together one by one, where no lesson describes them. */
public final class Start {
  /** What most figures of the lessons show. */
  private static final View VIEW = new View(-1, -1, 9, 8);

  private final List<Input> all = new ArrayList<>();

  private Start() {}

  /** Nothing yet, in the part of the world that most figures show. */
  public static Start empty() {
    return new Start();
  }

  public Start point(String name, double x, double y) {
    return add(name, Input.Kind.POINT, List.of(at(name, "Point " + name, x, y)));
  }

  public Start circle(String name, double x, double y, double radius) {
    return add(name, Input.Kind.CIRCLE, disk(name, "of " + name, x, y, radius));
  }

  /** A vector that is drawn from another input's place. */
  public Start vector(String name, double x, double y, String from) {
    Part head = new Part.Head(name, "Head of " + name, new Vec2(x, y), from);
    return add(name, Input.Kind.VECTOR, List.of(head));
  }

  /** A line through two points. */
  public Start line(String name, double ax, double ay, double bx, double by) {
    return add(name, Input.Kind.LINE, ends(name, "point", ax, ay, bx, by));
  }

  /** An upright box, by two opposite corners. */
  public Start box(String name, double ax, double ay, double bx, double by) {
    return add(name, Input.Kind.BOX, ends(name, "corner", ax, ay, bx, by));
  }

  public Start stadium(String name, double ax, double ay, double bx, double by, double radius) {
    List<Part> parts = new ArrayList<>(ends(name, "end", ax, ay, bx, by));
    parts.add(new Part.Radius(name + ".radius", "Radius of " + name, radius));
    return add(name, Input.Kind.STADIUM, parts);
  }

  /**
   * Circles under one name.
   *
   * @param numbers three for each: its centre and radius
   */
  public Start circles(String name, double... numbers) {
    List<Part> parts = new ArrayList<>();
    for (int i = 0; i + 2 < numbers.length; i += 3) {
      String number = Integer.toString(i / 3 + 1);
      parts.addAll(
          disk(
              name + "." + number,
              "of circle " + number,
              numbers[i],
              numbers[i + 1],
              numbers[i + 2]));
    }
    return add(name, Input.Kind.CIRCLES, parts);
  }

  /**
   * A polygon.
   *
   * @param numbers x and y of each corner, in order
   */
  public Start polygon(String name, double... numbers) {
    List<Part> parts = new ArrayList<>();
    for (int i = 0; i + 1 < numbers.length; i += 2) {
      String number = Integer.toString(i / 2 + 1);
      String label = "Corner " + number + " of " + name;
      parts.add(at(name + "." + number, label, numbers[i], numbers[i + 1]));
    }
    return add(name, Input.Kind.POLYGON, parts);
  }

  public Inputs inputs() {
    return new Inputs(VIEW, all);
  }

  private Start add(String name, Input.Kind kind, List<Part> parts) {
    all.add(new Input(name, kind, parts));
    return this;
  }

  private static Part at(String id, String label, double x, double y) {
    return new Part.At(id, label, new Vec2(x, y));
  }

  private static List<Part> disk(String id, String of, double x, double y, double radius) {
    return List.of(
        at(id, "Centre " + of, x, y), new Part.Radius(id + ".radius", "Radius " + of, radius));
  }

  private static List<Part> ends(
      String name, String word, double ax, double ay, double bx, double by) {
    return List.of(
        at(name + ".a", "First " + word + " of " + name, ax, ay),
        at(name + ".b", "Second " + word + " of " + name, bx, by));
  }
}
