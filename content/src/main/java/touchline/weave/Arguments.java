package touchline.weave;

import java.util.ArrayList;
import java.util.List;
import org.objectweb.asm.Type;
import org.objectweb.asm.commons.GeneratorAdapter;
import org.objectweb.asm.commons.Method;

/**
 * The instructions that take a method's arguments from the inputs of a figure. A parameter is given
 * the input of its name; a segment is given the next two points or, if there are none, the next of
 * a list of segments.
 */
final class Arguments {
  static final Type INPUTS = Type.getObjectType("touchline/input/Inputs");

  private static final String GEOMETRY = "touchline.geometry.";
  private static final String SEGMENT = GEOMETRY + "Segment";

  private final TaughtMethod method;
  private final GeneratorAdapter code;
  private final List<Input> inputs = new ArrayList<>();
  private final List<Input> points = new ArrayList<>();
  private int segments;

  private record Input(String kind, String name) {}

  Arguments(TaughtMethod method, GeneratorAdapter code) {
    this.method = method;
    this.code = code;
    for (String input : method.inputs().split(", ", -1)) {
      String[] words = input.split(" ", -1);
      inputs.add(new Input(words[0], words[1]));
    }
    inputs.stream().filter(input -> input.kind().equals("point")).forEach(points::add);
    points.removeIf(point -> method.parameters().contains(point.name()));
  }

  /**
   * Leaves the arguments on the stack.
   *
   * @throws IllegalArgumentException if the mark gives a parameter nothing of its type
   */
  void load() {
    Type[] types = method.signature().getArgumentTypes();
    for (int i = 0; i < types.length; i++) {
      String name = method.parameters().get(i);
      if (types[i].getClassName().equals(SEGMENT)) {
        loadSegment(name);
      } else {
        load(types[i], name);
      }
    }
  }

  private void load(Type type, String name) {
    for (Input input : inputs) {
      if (input.name().equals(name) && getter(input.kind()).getReturnType().equals(type)) {
        code.loadArg(0);
        code.push(name);
        code.invokeVirtual(INPUTS, getter(input.kind()));
        return;
      }
    }
    throw missing(type.getClassName(), name);
  }

  private void loadSegment(String name) {
    if (points.size() >= 2) {
      code.loadArg(0);
      code.push(points.remove(0).name());
      code.push(points.remove(0).name());
      code.invokeVirtual(INPUTS, method(SEGMENT + " segment(String, String)"));
      return;
    }
    for (Input input : inputs) {
      if (input.kind().equals("segments")) {
        loadNextOf(input);
        return;
      }
    }
    throw missing(SEGMENT, name);
  }

  private void loadNextOf(Input list) {
    code.loadArg(0);
    code.push(list.name());
    code.invokeVirtual(INPUTS, getter("segments"));
    code.push(segments);
    code.invokeInterface(Type.getType(List.class), method("Object get(int)"));
    code.checkCast(method(SEGMENT + " segment()").getReturnType());
    segments++;
  }

  /** The method of inputs that gives one of a kind. */
  private Method getter(String kind) {
    return switch (kind) {
      case "point", "vector" -> method(GEOMETRY + "Vec2 vector(String)");
      case "circle" -> method(GEOMETRY + "Circle circle(String)");
      case "line" -> method(GEOMETRY + "Line line(String)");
      case "box" -> method(GEOMETRY + "Box box(String)");
      case "stadium" -> method(GEOMETRY + "Stadium stadium(String)");
      case "number" -> method("double number(String)");
      case "circles" -> method("java.util.List circles(String)");
      case "segments" -> method("java.util.List segments(String)");
      case "polygon" -> method("java.util.List polygon(String)");
      default ->
          throw new IllegalArgumentException(
              "FigureInputs of " + method.name() + " must have known kinds: " + kind);
    };
  }

  private static Method method(String declaration) {
    return Method.getMethod(declaration);
  }

  private IllegalArgumentException missing(String type, String name) {
    return new IllegalArgumentException(
        ("FigureInputs of " + method.name() + " must give " + type + " " + name + ": ")
            + method.inputs());
  }
}
