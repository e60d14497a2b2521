package touchline.figure;

import java.util.Map;
import java.util.Optional;
import touchline.diagram.View;
import touchline.geometry.Circle;
import touchline.geometry.Line;
import touchline.geometry.Segment;
import touchline.geometry.Vec2;
import touchline.input.Grip;
import touchline.input.Input;
import touchline.input.Inputs;
import touchline.input.Part;

/** What a name in a description stands for at one step: a variable first, then an input. */
record Places(View view, Inputs inputs, Map<String, Object> values) {
  /** A point by its name; of a circle its centre. */
  Optional<Vec2> point(String name) {
    Object value = values.get(name);
    if (value instanceof Vec2 point) {
      return Optional.of(point);
    }
    if (value instanceof Circle circle) {
      return Optional.of(circle.center());
    }
    for (Grip grip : inputs.grips()) {
      if (grip.id().equals(name)) {
        return Optional.of(grip.look() == Grip.Look.POINT ? grip.at() : grip.anchor());
      }
    }
    return Optional.empty();
  }

  Optional<Vec2> vector(String name) {
    if (values.get(name) instanceof Vec2 vector) {
      return Optional.of(vector);
    }
    return given(name, Input.Kind.VECTOR).map(input -> input.vector(0));
  }

  Optional<Circle> circle(String name) {
    if (values.get(name) instanceof Circle circle) {
      return Optional.of(circle);
    }
    return given(name, Input.Kind.CIRCLE).map(input -> input.circle(0));
  }

  Optional<Line> line(String name) {
    if (values.get(name) instanceof Line line) {
      return Optional.of(line);
    }
    return given(name, Input.Kind.LINE).filter(Places::hasDirection).map(Input::line);
  }

  /** Two points of a line may have been dragged onto each other. */
  static boolean hasDirection(Input line) {
    return line.parts().get(1) instanceof Part.Direction
        || line.vector(0).minus(line.vector(1)).length() > 0;
  }

  private Optional<Input> given(String name, Input.Kind kind) {
    for (Input input : inputs.all()) {
      if (input.name().equals(name) && input.kind() == kind) {
        return Optional.of(input);
      }
    }
    return Optional.empty();
  }

  /** The part of a line that is inside the view, and a little more. */
  Segment visible(Line line) {
    Vec2 middle = new Vec2((view.minX() + view.maxX()) / 2, (view.minY() + view.maxY()) / 2);
    double distance = line.normal().dot(middle) - line.offset();
    Vec2 foot = middle.minus(line.normal().times(distance));
    Vec2 along = line.normal().perpendicular().times(Part.widest(view));
    return new Segment(foot.minus(along), foot.plus(along));
  }
}
