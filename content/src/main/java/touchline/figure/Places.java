package touchline.figure;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import touchline.diagram.View;
import touchline.geometry.Box;
import touchline.geometry.Circle;
import touchline.geometry.Line;
import touchline.geometry.Segment;
import touchline.geometry.Vec2;
import touchline.input.Grip;
import touchline.input.Input;
import touchline.input.Inputs;
import touchline.input.Part;
import touchline.sketch.Body;
import touchline.sketch.Sides;

/** What a name in a description stands for at one step: a variable first, then an input. */
record Places(View view, Inputs inputs, Map<String, Object> values) {
  /** A point by its name; of a circle its centre. The origin needs no value. */
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
    return name.equals("origin") ? Optional.of(Vec2.ZERO) : Optional.empty();
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

  /** A number as it stands there, or by its name. */
  Optional<Double> number(String name) {
    Object value = values.get(name);
    if (value instanceof Double number) {
      return Optional.of(number);
    }
    if (value instanceof Integer whole) {
      return Optional.of((double) whole);
    }
    char first = name.charAt(0);
    if (first == '-' || (first >= '0' && first <= '9')) {
      return literal(name);
    }
    return given(name, Input.Kind.NUMBER).map(input -> inputs.number(input.name()));
  }

  private static Optional<Double> literal(String text) {
    try {
      return Optional.of(Double.parseDouble(text));
    } catch (NumberFormatException notANumber) {
      return Optional.empty();
    }
  }

  /**
   * What names stand for, thing by thing; two points name the segment between them, a list all its
   * members, and a box or a polygon its sides. Nothing if one of the names has no value yet.
   */
  List<List<Body>> things(List<String> names) {
    List<List<Body>> things = new ArrayList<>();
    for (int i = 0; i < names.size(); i++) {
      String name = names.get(i);
      List<Body> thing = bodies(name);
      if (thing.isEmpty()) {
        Optional<Vec2> from = point(name);
        boolean two = i + 1 < names.size() && bodies(names.get(i + 1)).isEmpty();
        Optional<Vec2> to = two ? point(names.get(i + 1)) : from;
        if (from.isEmpty() || to.isEmpty()) {
          return List.of();
        }
        thing = List.of(Body.of(new Segment(from.get(), to.get())));
        i += two ? 1 : 0;
      }
      things.add(thing);
    }
    return things;
  }

  /** Of a thing with an extent; none for a point, and for a name without a value. */
  private List<Body> bodies(String name) {
    Object value = values.get(name);
    if (value instanceof Segment segment) {
      return List.of(Body.of(segment));
    }
    Optional<Body> one =
        circle(name)
            .map(Body::of)
            .or(() -> given(name, Input.Kind.STADIUM).map(input -> Body.of(input.stadium())))
            .or(() -> line(name).map(line -> Body.of(visible(line))));
    if (one.isPresent()) {
      return List.of(one.get());
    }
    List<Body> members = new ArrayList<>();
    given(name, Input.Kind.CIRCLES)
        .ifPresent(input -> input.circles().forEach(circle -> members.add(Body.of(circle))));
    given(name, Input.Kind.SEGMENTS)
        .ifPresent(input -> input.segments().forEach(s -> members.add(Body.of(s))));
    polygon(name)
        .ifPresent(corners -> Sides.of(corners).forEach(side -> members.add(Body.of(side))));
    box(name).ifPresent(box -> Sides.of(box).forEach(side -> members.add(Body.of(side))));
    return members;
  }

  /** A list that is given, or the circle of that name. */
  List<Circle> circles(String name) {
    return given(name, Input.Kind.CIRCLES)
        .map(Input::circles)
        .orElseGet(() -> circle(name).map(List::of).orElse(List.of()));
  }

  Optional<Line> line(String name) {
    if (values.get(name) instanceof Line line) {
      return Optional.of(line);
    }
    return given(name, Input.Kind.LINE).filter(Places::hasDirection).map(Input::line);
  }

  Optional<Box> box(String name) {
    return given(name, Input.Kind.BOX).map(Input::box);
  }

  /** The corners of a polygon that is given, or that a list of points makes. */
  Optional<List<Vec2>> polygon(String name) {
    if (values.get(name) instanceof List<?> list && !list.isEmpty()) {
      List<Vec2> corners = new ArrayList<>();
      for (Object each : list) {
        if (each instanceof Vec2 corner) {
          corners.add(corner);
        }
      }
      return Optional.of(corners).filter(found -> found.size() == list.size());
    }
    return given(name, Input.Kind.POLYGON).map(Input::corners);
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
