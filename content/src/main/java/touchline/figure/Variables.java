package touchline.figure;

import java.util.List;
import touchline.diagram.NumberText;
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
  private Variables() {}

  /** Runs the woven method once. */
  static Trace record(Figure figure, Inputs inputs) {
    return Recorder.record(() -> figure.run().call().on(inputs));
  }

  static String type(Object value) {
    if (value instanceof Double) {
      return "double";
    }
    if (value instanceof Integer) {
      return "int";
    }
    if (value instanceof Boolean) {
      return "boolean";
    }
    if (value instanceof Vec2) {
      return "Vec2";
    }
    if (value instanceof Segment) {
      return "Segment";
    }
    if (value instanceof Circle) {
      return "Circle";
    }
    if (value instanceof Line) {
      return "Line";
    }
    return value instanceof Stadium ? "Stadium" : "List";
  }

  static String text(Object value) {
    if (value instanceof Double number) {
      return NumberText.of(number);
    }
    if (value instanceof Vec2 point) {
      return NumberText.of(point);
    }
    if (value instanceof Segment segment) {
      return NumberText.of(segment.a()) + " to " + NumberText.of(segment.b());
    }
    if (value instanceof Circle circle) {
      return NumberText.of(circle.center()) + ", radius " + NumberText.of(circle.radius());
    }
    if (value instanceof Line line) {
      return "normal " + NumberText.of(line.normal()) + ", offset " + NumberText.of(line.offset());
    }
    if (value instanceof Stadium stadium) {
      return text(stadium.core()) + ", radius " + NumberText.of(stadium.radius());
    }
    if (value instanceof Boolean yes) {
      return yes ? "true" : "false";
    }
    if (value instanceof Integer whole) {
      return Integer.toString(whole);
    }
    if (value instanceof String text) {
      return text;
    }
    return value instanceof List<?> list ? text(list) : "";
  }

  /** Numbers one by one; of other things how many there are. */
  private static String text(List<?> list) {
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
