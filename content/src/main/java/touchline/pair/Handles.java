package touchline.pair;

import java.util.ArrayList;
import java.util.List;
import touchline.code.ValueType;

/** Finds what can be dragged in a case. */
final class Handles {
  private final CaseDescription description;
  private final List<Handle> all = new ArrayList<>();
  private int center = Handle.NOWHERE;

  private Handles(CaseDescription description) {
    this.description = description;
  }

  /** Takes the description, which says what is a vector. */
  static List<Handle> of(CaseDescription description, List<CaseArgument> arguments) {
    Handles handles = new Handles(description);
    arguments.forEach(handles::add);
    return handles.all;
  }

  private void add(CaseArgument given) {
    if (given.kind() == ValueType.POINT) {
      point(given);
    } else if (given.kind() == ValueType.NUMBER) {
      boolean plain = description.kind(given.name()).equals("number");
      int from = plain ? Handle.NOWHERE : center;
      all.add(new Handle(given.name(), Handle.Look.RADIUS, given.at(), from));
    } else if (given.kind() == ValueType.CIRCLES) {
      circles(given);
    }
  }

  private void point(CaseArgument given) {
    boolean vector = description.kind(given.name()).equals("vector");
    Handle.Look look = vector ? Handle.Look.VECTOR : Handle.Look.POINT;
    all.add(new Handle(given.name(), look, given.at(), vector ? center : Handle.NOWHERE));
    center = vector ? center : given.at();
  }

  private void circles(CaseArgument given) {
    for (int i = 0; 3 * i < given.numbers().size(); i++) {
      int at = given.at() + 3 * i;
      String circle = "circle " + (i + 1);
      all.add(new Handle("centre of " + circle, Handle.Look.POINT, at, Handle.NOWHERE));
      all.add(new Handle("radius of " + circle, Handle.Look.RADIUS, at + 2, at));
    }
  }
}
