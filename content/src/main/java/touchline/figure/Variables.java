package touchline.figure;

import java.util.Map;
import java.util.Set;
import touchline.diagram.NumberText;
import touchline.geometry.Circle;
import touchline.geometry.Segment;
import touchline.geometry.Vec2;
import touchline.trace.Recorder;
import touchline.trace.Trace;

/** The variables of a method that a figure runs: their names, and their values as text. */
final class Variables {
  private Variables() {}

  /** The names that the method gives values to when it runs on the figure's own inputs. */
  static Set<String> of(Figure figure) {
    Trace trace = record(figure, figure.inputs());
    return trace.variablesAfter(trace.last()).keySet();
  }

  /** Runs the woven method once. */
  static Trace record(Figure figure, Inputs inputs) {
    return Recorder.record(() -> figure.run().call().accept(inputs));
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
    return value instanceof Segment ? "Segment" : "Circle";
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
    return String.valueOf(value);
  }

  /** The value as a number, if a condition can turn on it. */
  static boolean isScalar(Map<String, Object> variables, String name) {
    return variables.get(name) instanceof Double || variables.get(name) instanceof Integer;
  }
}
