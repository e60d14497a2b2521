package touchline.input;

import java.util.ArrayList;
import java.util.List;
import touchline.diagram.View;
import touchline.geometry.Vec2;

/** Finds the numbers that can be changed, and changes them. */
final class InputNumbers {
  private static final String X = ".x";
  private static final String Y = ".y";

  /** What follows a part's name in the name of a number; nothing if the part is one number. */
  static final List<String> AXES = List.of("", X, Y);

  private final View view;
  private final List<Input> inputs;
  private final List<InputNumber> fields = new ArrayList<>();

  InputNumbers(View view, List<Input> inputs) {
    this.view = view;
    this.inputs = inputs;
  }

  List<InputNumber> all() {
    for (Input input : inputs) {
      for (Part part : input.parts()) {
        add(input.name(), part);
      }
    }
    return fields;
  }

  private void add(String input, Part part) {
    if (part instanceof Part.At at) {
      addAxis(input, part, X, at.at().x(), view.minX(), view.maxX());
      addAxis(input, part, Y, at.at().y(), view.minY(), view.maxY());
    } else if (part instanceof Part.Head head) {
      addVector(input, part, head.vector(), Part.widest(view));
    } else if (part instanceof Part.Direction direction) {
      addVector(input, part, direction.vector(), Part.widest(view));
    } else if (part instanceof Part.Radius radius) {
      addAxis(input, part, "", radius.radius(), 0, Part.widest(view));
    } else if (part instanceof Part.Scalar number) {
      fields.add(
          new InputNumber(
              number.id(),
              input,
              number.label(),
              number.value(),
              number.min(),
              number.max(),
              number.step(),
              number.unit()));
    }
  }

  private void addVector(String input, Part part, Vec2 vector, double most) {
    addAxis(input, part, X, vector.x(), -most, most);
    addAxis(input, part, Y, vector.y(), -most, most);
  }

  private void addAxis(String input, Part part, String axis, double value, double min, double max) {
    String label = axis.isEmpty() ? part.label() : part.label() + ", " + axis.substring(1);
    fields.add(new InputNumber(part.id() + axis, input, label, value, min, max, Part.STEP, "m"));
  }

  /** The part with one of its numbers changed to the nearest value that is allowed. */
  static Part set(Part part, String axis, double value, View view) {
    if (part instanceof Part.Scalar number) {
      return new Part.Scalar(
          part.id(),
          part.label(),
          Part.snapped(value, number.min(), number.max(), number.step()),
          number.min(),
          number.max(),
          number.step(),
          number.unit());
    }
    if (part instanceof Part.Radius) {
      double radius = Part.snapped(value, 0, Part.widest(view), Part.STEP);
      return new Part.Radius(part.id(), part.label(), radius);
    }
    if (part instanceof Part.At at) {
      return new Part.At(part.id(), part.label(), Part.inside(moved(at.at(), axis, value), view));
    }
    double most = Part.widest(view);
    double snapped = Part.snapped(value, -most, most, Part.STEP);
    if (part instanceof Part.Head head) {
      Vec2 vector = moved(head.vector(), axis, snapped);
      return new Part.Head(part.id(), part.label(), vector, head.from());
    }
    Vec2 direction = moved(((Part.Direction) part).vector(), axis, snapped);
    boolean points = direction.x() != 0 || direction.y() != 0;
    return points ? new Part.Direction(part.id(), part.label(), direction) : part;
  }

  private static Vec2 moved(Vec2 vector, String axis, double value) {
    return axis.equals(X) ? new Vec2(value, vector.y()) : new Vec2(vector.x(), value);
  }
}
