package touchline.input;

import java.util.ArrayList;
import java.util.List;
import touchline.geometry.Vec2;
import touchline.input.Grip.Look;

/** Finds what can be taken hold of, and where it is. */
final class Grips {
  /** Up and to the right, where a rim's handle covers neither the centre's name nor an axis. */
  private static final Vec2 ON_THE_RIM = new Vec2(0.8, 0.6);

  private final Inputs inputs;
  private final List<Grip> grips = new ArrayList<>();

  Grips(Inputs inputs) {
    this.inputs = inputs;
  }

  List<Grip> all() {
    for (Input input : inputs.all()) {
      Vec2 place = Vec2.ZERO;
      for (Part part : input.parts()) {
        if (part instanceof Part.At at) {
          place = at.at();
        }
        add(input.name(), part, place);
      }
    }
    return grips;
  }

  private void add(String input, Part part, Vec2 place) {
    if (part instanceof Part.At) {
      add(input, part, Look.POINT, place, place);
    } else if (part instanceof Part.Radius radius) {
      add(input, part, Look.RIM, place.plus(ON_THE_RIM.times(radius.radius())), place);
    } else if (part instanceof Part.Head head) {
      Vec2 tail = placeOf(head.from());
      add(input, part, Look.HEAD, tail.plus(head.vector()), tail);
    } else if (part instanceof Part.Direction direction) {
      add(input, part, Look.HEAD, place.plus(direction.vector().unit()), place);
    }
  }

  private Vec2 placeOf(String name) {
    for (Input input : inputs.all()) {
      for (Part part : input.parts()) {
        if (part instanceof Part.At at && at.id().equals(name)) {
          return at.at();
        }
      }
    }
    return Vec2.ZERO;
  }

  private void add(String input, Part part, Look look, Vec2 at, Vec2 anchor) {
    grips.add(new Grip(part.id(), input, part.label(), look, at, anchor));
  }
}
