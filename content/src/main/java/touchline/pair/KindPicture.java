package touchline.pair;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import touchline.code.AskedMethod;
import touchline.code.Declaration;
import touchline.code.Signature;
import touchline.code.ValueType;
import touchline.diagram.Drawing;
import touchline.diagram.Shape;
import touchline.diagram.View;
import touchline.geometry.Vec2;

/**
 * The picture of a case of a method that no figure runs: what is given and what is answered, each
 * as its kind is drawn, and between them what a {@link CasePicture} says. A number by itself has no
 * place, and is not drawn.
 */
public final class KindPicture {
  /** How many times its own size an answer may lie away and still be in the picture. */
  private static final double FARTHEST = 3;

  /** The roles of answers. Whatever else is drawn has the colour that its name has in the text. */
  private static final Set<String> ANSWERS = Set.of("right", "yours");

  private final List<Shape> shapes = new ArrayList<>();
  private final List<Vec2> corners = new ArrayList<>();
  private final CasePicture picture;
  private final CaseParts parts;

  private KindPicture(CasePicture picture) {
    this.picture = picture;
    this.parts = new CaseParts(picture);
    shapes.add(new Shape.Grid());
  }

  /**
   * Empty if nothing that is given has a place.
   *
   * @param between what is drawn between things
   * @param answer of a learner's method; empty if it gave none
   */
  public static Optional<Drawing> of(
      AskedMethod method, CasePicture between, double[] input, Optional<double[]> answer) {
    KindPicture given = given(method, between, input);
    if (given.shapes.size() == 1) {
      return Optional.empty();
    }
    ValueType result = method.signature().result();
    given.answer(result, method.right(input), "right");
    View view = given.view();
    if (answer.isEmpty()) {
      return Optional.of(new Drawing(view, given.shapes));
    }
    KindPicture both = given(method, between, input);
    both.answer(result, method.right(input), "right");
    both.answer(result, answer.get(), "yours");
    View wider = both.view();
    boolean isNear = wider.maxX() - wider.minX() <= FARTHEST * (view.maxX() - view.minX());
    return Optional.of(isNear ? new Drawing(wider, both.shapes) : new Drawing(view, given.shapes));
  }

  /** What is given alone; empty if nothing of it has a place. */
  public static Optional<Drawing> given(Declaration method, CasePicture between, double[] input) {
    KindPicture given = given(method.signature(), method.names(), between, input);
    return given.shapes.size() == 1
        ? Optional.empty()
        : Optional.of(new Drawing(given.view(), given.shapes));
  }

  private static KindPicture given(AskedMethod method, CasePicture between, double[] input) {
    return given(method.signature(), method.names(), between, input);
  }

  private static KindPicture given(
      Signature signature, List<String> names, CasePicture between, double[] input) {
    KindPicture picture = new KindPicture(between);
    int next = 0;
    for (int i = 0; i < names.size(); i++) {
      ValueType kind = signature.parameters().get(i);
      String name = names.get(i);
      picture.parts.know(name, kind, input, next);
      if (!between.isVector(name)) {
        picture.add(kind, input, next, roleOf(name), name);
      }
      next += kind.width(input, next);
    }
    picture.shapes.addAll(1, picture.parts.given());
    return picture;
  }

  /** What is given never looks like an answer. */
  static String roleOf(String name) {
    return ANSWERS.contains(name) ? "" : name;
  }

  /** A vector is drawn where it begins, by its part alone. */
  private void answer(ValueType kind, double[] numbers, String role) {
    shapes.addAll(1, parts.answered(kind, numbers, role));
    if (!picture.isVector(CasePicture.ANSWER)) {
      add(kind, numbers, 0, role, role);
    }
  }

  private View view() {
    return Extent.of(shapes, corners);
  }

  private void add(ValueType kind, double[] numbers, int at, String role, String name) {
    switch (kind) {
      case POINT -> shapes.add(new Shape.Dot(point(numbers, at), role, name));
      case SEGMENT -> segment(numbers, at, role, name);
      case CIRCLE -> circle(numbers, at, role, name);
      case CIRCLES -> {
        for (int i = 0; i < (int) numbers[at]; i++) {
          circle(numbers, at + 1 + 3 * i, role, "");
        }
      }
      case NUMBER, TRUTH -> {}
    }
  }

  private void segment(double[] numbers, int at, String role, String name) {
    Vec2 from = point(numbers, at);
    Vec2 to = point(numbers, at + 2);
    shapes.add(new Shape.Stroke(from, to, role));
    shapes.add(new Shape.Dot(from, role, name));
    corners.addAll(List.of(from, to));
  }

  private void circle(double[] numbers, int at, String role, String name) {
    Vec2 center = point(numbers, at);
    double radius = Math.max(0, numbers[at + 2]);
    boolean isAnswer = ANSWERS.contains(role);
    shapes.add(
        isAnswer ? new Shape.Rim(center, radius, role) : new Shape.Disk(center, radius, role));
    shapes.add(new Shape.Dot(center, role, name));
  }

  private static Vec2 point(double[] numbers, int at) {
    return new Vec2(numbers[at], numbers[at + 1]);
  }
}
