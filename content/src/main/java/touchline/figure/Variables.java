package touchline.figure;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import touchline.diagram.NumberText;
import touchline.geometry.Box;
import touchline.geometry.Circle;
import touchline.geometry.Line;
import touchline.geometry.Segment;
import touchline.geometry.Stadium;
import touchline.geometry.Vec2;
import touchline.input.Inputs;
import touchline.trace.Recorder;
import touchline.trace.Trace;

/** The variables of a method that a figure runs: their names, and their values as text. */
final class Variables {
  private static final List<Type<?>> TYPES =
      List.of(
          new Type<>(Double.class, "double", NumberText::of),
          new Type<>(Integer.class, "int", whole -> Integer.toString(whole)),
          new Type<>(Boolean.class, "boolean", yes -> yes ? "true" : "false"),
          new Type<>(Vec2.class, "Vec2", NumberText::of),
          new Type<>(Segment.class, "Segment", Variables::segment),
          new Type<>(Circle.class, "Circle", Variables::circle),
          new Type<>(Line.class, "Line", Variables::line),
          new Type<>(Stadium.class, "Stadium", Variables::stadium),
          new Type<>(Box.class, "Box", Variables::box),
          new Type<>(List.class, "List", Variables::list),
          new Type<>(String.class, "String", text -> text));

  private Variables() {}

  /**
   * What a variable can be.
   *
   * @param name as Java has it
   * @param text of a value
   */
  private record Type<T>(Class<T> type, String name, Function<T, String> text) {
    String of(Object value) {
      return text.apply(type.cast(value));
    }
  }

  /** Runs the woven method once. */
  static Trace record(Figure figure, Inputs inputs) {
    return Recorder.record(() -> figure.run().call().on(inputs));
  }

  static String type(Object value) {
    return typeOf(value).map(Type::name).orElse("List");
  }

  static String text(Object value) {
    return typeOf(value).map(type -> type.of(value)).orElse("");
  }

  private static Optional<Type<?>> typeOf(Object value) {
    for (Type<?> type : TYPES) {
      if (type.type().isInstance(value)) {
        return Optional.of(type);
      }
    }
    return Optional.empty();
  }

  private static String segment(Segment segment) {
    return NumberText.of(segment.a()) + " to " + NumberText.of(segment.b());
  }

  private static String circle(Circle circle) {
    return NumberText.of(circle.center()) + ", radius " + NumberText.of(circle.radius());
  }

  private static String line(Line line) {
    return "normal " + NumberText.of(line.normal()) + ", offset " + NumberText.of(line.offset());
  }

  private static String stadium(Stadium stadium) {
    return segment(stadium.core()) + ", radius " + NumberText.of(stadium.radius());
  }

  /** From its lower left corner to its upper right one. */
  private static String box(Box box) {
    Vec2 lowest = new Vec2(box.left(), box.bottom());
    return segment(new Segment(lowest, new Vec2(box.right(), box.top())));
  }

  /** Numbers one by one; of other things how many there are. */
  private static String list(List<?> list) {
    if (list.isEmpty()) {
      return "none";
    }
    if (!(list.get(0) instanceof Double)) {
      return list.size() + " of type " + type(list.get(0));
    }
    StringBuilder text = new StringBuilder();
    for (Object item : list) {
      text.append(text.length() == 0 ? "" : " and ").append(text(item));
    }
    return text.toString();
  }
}
