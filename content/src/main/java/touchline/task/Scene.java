package touchline.task;

import java.util.ArrayList;
import java.util.List;
import touchline.diagram.Drawing;
import touchline.diagram.NumberText;
import touchline.diagram.Shape;
import touchline.diagram.View;
import touchline.geometry.Box;
import touchline.geometry.Circle;
import touchline.geometry.Vec2;
import touchline.sketch.Sides;

/** The picture of what is given, put together thing by thing. */
public final class Scene {
  private static final View POINTS = new View(-10, -10, 10, 10);

  /** Circles reach beyond their centres. */
  private static final View CIRCLES = new View(-13, -13, 13, 13);

  /** Around a hinge with a rod of one metre. */
  private static final View DIAL = new View(-1.5, -1.5, 1.5, 1.5);

  private static final View NUMBERS = new View(-1, -17, 33, 17);

  /** In metres, what is left free between a thing and the picture's edge. */
  private static final double MARGIN = 0.5;

  /** The radius of a ball of which only the velocity is asked, in metres: a normal is longer. */
  private static final double BALL = 0.7;

  /** How much larger the view may still become. */
  private static final double BEYOND = 10;

  private final View view;
  private final List<Shape> shapes = new ArrayList<>();
  private final List<GivenValue> values = new ArrayList<>();

  private Scene(View view) {
    this.view = view;
    shapes.add(new Shape.Grid());
  }

  /** The number line from 0 to 32, and as much above and below it. */
  public static Scene ofNumbers() {
    return new Scene(NUMBERS);
  }

  public static Scene ofPoints() {
    return new Scene(POINTS);
  }

  public static Scene ofCircles() {
    return new Scene(CIRCLES);
  }

  /**
   * A rod at its hinge and a dashed line, each pointing where an angle says.
   *
   * @param mark the name of the dashed line
   */
  public static Scene ofAngles(String mark, double marked, double rod) {
    Scene scene = new Scene(DIAL);
    Vec2 far = direction(marked).times(1.2);
    Vec2 end = direction(rod);
    scene.shapes.add(new Shape.Dashes(Vec2.ZERO, far, "threshold"));
    scene.shapes.add(new Shape.Tick(far, far, "threshold", mark));
    scene.shapes.add(new Shape.Stroke(Vec2.ZERO, end, "rod"));
    scene.shapes.add(new Shape.Dot(Vec2.ZERO, "hinge", ""));
    scene.shapes.add(new Shape.Dot(end, "bob", ""));
    return scene;
  }

  /** A rod between two points that are named elsewhere. */
  public Scene rod(Vec2 from, Vec2 to) {
    shapes.add(new Shape.Stroke(from, to, "rod"));
    return this;
  }

  /** StrictMath is what a browser's own sine and cosine agree with. */
  private static Vec2 direction(double angle) {
    return new Vec2(StrictMath.cos(angle), StrictMath.sin(angle));
  }

  /** The segment and its two ends, a and b. */
  public Scene segment(Vec2 a, Vec2 b) {
    return segment("a", a, "b", b);
  }

  /** A segment whose ends have these names. */
  public Scene segment(String from, Vec2 a, String to, Vec2 b) {
    shapes.add(new Shape.Stroke(a, b, "segment"));
    return point(from, a).point(to, b);
  }

  /** The line through a and b, as far as the picture shows it. */
  public Scene line(Vec2 a, Vec2 b) {
    Vec2 far = b.minus(a).unit().times(2 * (view.maxX() - view.minX()));
    shapes.add(new Shape.Dashes(a.minus(far), b.plus(far), "segment"));
    return segment(a, b);
  }

  public Scene point(String name, Vec2 at) {
    shapes.add(new Shape.Dot(at, name, name));
    values.add(GivenValue.of(name, at));
    return this;
  }

  /** A number by its place on the number line. */
  public Scene onTheLine(String name, double value) {
    shapes.add(new Shape.Dot(new Vec2(value, 0), name, name));
    return number(name, value);
  }

  /** A box by its lower left and its upper right corner. */
  public Scene box(Box box) {
    shapes.addAll(Sides.filled(box, "box"));
    values.add(GivenValue.of("box", box));
    return this;
  }

  /** One of several boxes, by its lower left and its upper right corner. */
  public Scene box(String name, Box box) {
    shapes.addAll(Sides.filled(box, name));
    shapes.add(new Shape.Dot(box.a(), name, name));
    values.add(GivenValue.of(name, box));
    return this;
  }

  /** A polygon whose corners are known by their numbers. */
  public Scene corners(String name, List<Vec2> corners) {
    shapes.addAll(Sides.filled(corners, name));
    for (int i = 0; i < corners.size(); i++) {
      shapes.add(new Shape.Dot(corners.get(i), name, Integer.toString(i + 1)));
    }
    values.add(GivenValue.of(name, corners));
    return this;
  }

  /** A triangle, its corners a, b and c. */
  public Scene triangle(Vec2 a, Vec2 b, Vec2 c) {
    shapes.addAll(Sides.filled(List.of(a, b, c), "polygon"));
    return point("a", a).point("b", b).point("c", c);
  }

  /** A triangle with the corners p, q and r. */
  public Scene simplex(Vec2 p, Vec2 q, Vec2 r) {
    shapes.addAll(Sides.filled(List.of(p, q, r), "simplex"));
    return point("p", p).point("q", q).point("r", r);
  }

  /** The place of the origin, which needs no numbers. */
  public Scene origin() {
    shapes.add(new Shape.Dot(Vec2.ZERO, "origin", "origin"));
    return this;
  }

  /** A polygon that is known by its name alone. */
  public Scene polygon(String name, List<Vec2> corners) {
    shapes.addAll(Sides.filled(corners, name));
    for (int i = 0; i < corners.size(); i++) {
      shapes.add(new Shape.Dot(corners.get(i), name, i == 0 ? name : ""));
    }
    values.add(GivenValue.of(name, corners));
    return this;
  }

  /** The upper and the left edge of a screen, from their corner on. */
  public Scene edges(String name, Vec2 corner) {
    shapes.add(new Shape.Dashes(corner, new Vec2(view.maxX(), corner.y()), "box"));
    shapes.add(new Shape.Dashes(corner, new Vec2(corner.x(), view.minY()), "box"));
    return point(name, corner);
  }

  /** The borders of a grid's cells, as far as the picture shows them. */
  public Scene cells(double width) {
    double far = view.maxX() + BEYOND;
    for (double at = Math.ceil(-far / width) * width; at <= far; at += width) {
      shapes.add(new Shape.Stroke(new Vec2(at, -far), new Vec2(at, far), "cell"));
      shapes.add(new Shape.Stroke(new Vec2(-far, at), new Vec2(far, at), "cell"));
    }
    return this;
  }

  /** A circle by its centre and radius, each under its own name. */
  public Scene circle(Vec2 center, double radius) {
    disk(center, radius, "circle", "c");
    values.add(GivenValue.of("c", center));
    return number("r", radius);
  }

  /** A circle under one name. */
  public Scene circle(String name, Circle circle) {
    disk(circle.center(), circle.radius(), name, name);
    values.add(GivenValue.of(name, circle));
    return this;
  }

  /** A circle whose centre has a name of its own, in the colour of a role. */
  public Scene circle(String role, String center, Circle circle) {
    disk(circle.center(), circle.radius(), role, center);
    values.add(GivenValue.of(center, circle));
    return this;
  }

  /** A circle's outline alone. */
  public Scene hoop(String name, Circle hoop) {
    shapes.add(new Shape.Rim(hoop.center(), hoop.radius(), name));
    shapes.add(new Shape.Dot(hoop.center(), name, name));
    values.add(GivenValue.of(name, hoop));
    return this;
  }

  /** One of several that are known by their numbers. */
  public Scene opponent(String number, Circle circle) {
    disk(circle.center(), circle.radius(), "opponent", number);
    values.add(GivenValue.of(number, circle));
    return this;
  }

  private void disk(Vec2 center, double radius, String role, String name) {
    shapes.add(new Shape.Disk(center, radius, role));
    shapes.add(new Shape.Dot(center, role, name));
  }

  public Scene velocity(Vec2 center, Vec2 velocity) {
    shapes.add(new Shape.Arrow(center, center.plus(velocity), "v", "v"));
    values.add(GivenValue.of("v", velocity));
    return this;
  }

  /** A vector that starts at a point that is named elsewhere. */
  public Scene vector(String name, Vec2 from, Vec2 vector) {
    shapes.add(new Shape.Arrow(from, from.plus(vector), name, name));
    values.add(GivenValue.of(name, vector));
    return this;
  }

  /** A ray from a point, as far as the picture shows it, and the vector that is its direction. */
  public Scene ray(String from, Vec2 start, String along, Vec2 direction) {
    Vec2 far = direction.unit().times(2 * (view.maxX() - view.minX()));
    shapes.add(new Shape.Dashes(start, start.plus(far), "ray"));
    return point(from, start).vector(along, start, direction);
  }

  /** A small ball at the origin, and the wall that it touches, from which the normal leads. */
  public Scene wall(Vec2 normal) {
    wall(new Circle(Vec2.ZERO, BALL), normal);
    shapes.add(new Shape.Disk(Vec2.ZERO, BALL, "ball"));
    return this;
  }

  /** The wall that a ball touches, from which the normal leads. */
  Scene wall(Circle ball, Vec2 normal) {
    Vec2 unit = normal.unit();
    Vec2 foot = ball.center().minus(unit.times(ball.radius()));
    Vec2 far = unit.perpendicular().times(2 * (view.maxX() - view.minX()));
    shapes.add(new Shape.Stroke(foot.minus(far), foot.plus(far), "wall"));
    return this;
  }

  /** A vector from the origin, where all of a picture's vectors start. */
  public Scene arrow(String name, Vec2 vector) {
    shapes.add(new Shape.Arrow(Vec2.ZERO, vector, name, name));
    values.add(GivenValue.of(name, vector));
    return this;
  }

  /** An arrow between two points that are named elsewhere. */
  public Scene way(Vec2 from, Vec2 to) {
    shapes.add(new Shape.Arrow(from, to, "abV", ""));
    return this;
  }

  /** The size of something round that is nowhere in particular. */
  public Scene radius(String name, double radius) {
    values.add(new GivenValue(name, List.of(radius), "radius " + NumberText.of(radius)));
    return this;
  }

  public Scene number(String name, double value) {
    values.add(GivenValue.of(name, value));
    return this;
  }

  /** The outline of a stadium, and its core with the ends a and b. */
  public Scene stadium(Vec2 a, Vec2 b, double radius) {
    outline(a, b, radius);
    return segment(a, b).number("R", radius);
  }

  /** Another stadium, with ends c and d. */
  public Scene otherStadium(Vec2 c, Vec2 d, double radius) {
    outline(c, d, radius);
    return segment("c", c, "d", d).number("r", radius);
  }

  private void outline(Vec2 a, Vec2 b, double radius) {
    shapes.add(new Shape.Outline(a, b, radius, "stadium"));
  }

  /** The view, or a larger one if its edge would cut something that has an end. */
  private View wideEnough() {
    double reach = 0;
    for (Shape shape : shapes) {
      reach = Math.max(reach, reach(shape));
    }
    double half = Math.ceil(reach + MARGIN);
    return half > view.maxX() ? new View(-half, -half, half, half) : view;
  }

  /** How far from an axis it goes; a straight line goes no further than its ends' points. */
  private static double reach(Shape shape) {
    if (shape instanceof Shape.Round round) {
      return reach(round.center()) + round.radius();
    } else if (shape instanceof Shape.Outline outline) {
      return Math.max(reach(outline.from()), reach(outline.to())) + outline.radius();
    } else if (shape instanceof Shape.Patch patch) {
      return patch.corners().stream().mapToDouble(Scene::reach).max().orElse(0);
    } else if (shape instanceof Shape.Arrow arrow) {
      return Math.max(reach(arrow.from()), reach(arrow.to()));
    }
    if (shape instanceof Shape.Tile tile) {
      return Math.max(reach(tile.from()), reach(tile.to()));
    }
    return shape instanceof Shape.Dot dot ? reach(dot.at()) : 0;
  }

  private static double reach(Vec2 point) {
    return Math.max(Math.abs(point.x()), Math.abs(point.y()));
  }

  public Given given() {
    return new Given(values, new Drawing(wideEnough(), shapes));
  }
}
