package touchline.figure;

import java.util.ArrayList;
import java.util.List;
import touchline.figure.FunctionInputs.Parameter;
import touchline.geometry.Box;
import touchline.geometry.Circle;
import touchline.geometry.Line;
import touchline.geometry.Segment;
import touchline.geometry.Stadium;
import touchline.geometry.Vec2;
import touchline.input.InputNumber;
import touchline.input.Inputs;

/**
 * Every method that figures can run, as numbers in and every variable of every step out: for the
 * test that compares what the browser traces with what the JVM does, bit for bit.
 */
public final class FunctionRuns {
  private FunctionRuns() {}

  /** The names of the methods. */
  public static List<String> names() {
    List<String> names = new ArrayList<>();
    for (Function function : Functions.all().list()) {
      names.add(function.name());
    }
    return names;
  }

  /** Random values for all numbers of a method, always the same rows. */
  public static List<double[]> rows(String function, int count) {
    List<double[]> rows = new ArrayList<>();
    for (Inputs inputs : Sample.inputs(figure(function), count)) {
      rows.add(inputs.fields().stream().mapToDouble(InputNumber::value).toArray());
    }
    return rows;
  }

  /**
   * Runs a method and steps into all that it calls. For each step: its line, its depth, and the
   * numbers of all variables that have a value then, in order.
   *
   * @param numbers a row of {@link #rows}
   */
  public static double[] run(String function, double[] numbers) {
    Figure figure = figure(function);
    Inputs inputs = figure.inputs();
    List<InputNumber> fields = inputs.fields();
    for (int i = 0; i < numbers.length; i++) {
      inputs = inputs.with(fields.get(i).id(), numbers[i]);
    }
    Run run = Run.into(figure, inputs);
    List<Double> out = new ArrayList<>();
    for (int step = 0; step <= run.last(); step++) {
      out.add((double) run.trace().steps().get(step).line());
      out.add((double) run.trace().steps().get(step).depth());
      for (Object value : run.valuesAfter(step).values()) {
        add(out, value);
      }
    }
    double[] all = new double[out.size()];
    for (int i = 0; i < all.length; i++) {
      all[i] = out.get(i);
    }
    return all;
  }

  private static void add(List<Double> out, Object value) {
    if (value instanceof Double number) {
      out.add(number);
    } else if (value instanceof Integer whole) {
      out.add((double) whole);
    } else if (value instanceof Boolean yes) {
      out.add(yes ? 1.0 : 0.0);
    } else if (value instanceof Vec2 vector) {
      out.add(vector.x());
      out.add(vector.y());
    } else if (value instanceof Segment segment) {
      add(out, segment.a());
      add(out, segment.b());
    } else if (value instanceof Circle circle) {
      add(out, circle.center());
      out.add(circle.radius());
    } else if (value instanceof Line line) {
      add(out, line.normal());
      out.add(line.offset());
    } else if (value instanceof Stadium stadium) {
      add(out, stadium.core());
      out.add(stadium.radius());
    } else if (value instanceof Box box) {
      add(out, box.a());
      add(out, box.b());
    } else if (value instanceof List<?> list) {
      out.add((double) list.size());
      for (Object each : list) {
        add(out, each);
      }
    } else {
      throw new IllegalArgumentException("a variable must be of a known type: " + value);
    }
  }

  /** A figure that draws nothing but what it is given. */
  private static Figure figure(String function) {
    StringBuilder text =
        new StringBuilder("title: A figure\nalt: A picture of all the inputs.\nrun: ")
            .append(function)
            .append("\nview: -1 -1 9 8\ninputs:\n");
    List<Parameter> parameters =
        FunctionInputs.of(Functions.all().named(function).orElseThrow()).parameters();
    for (Parameter parameter : parameters) {
      text.append("  ").append(parameter.name()).append(": ");
      text.append(start(parameter, parameters.get(0).name())).append('\n');
    }
    return FigureText.parse(text.toString());
  }

  private static String start(Parameter parameter, String from) {
    return switch (parameter.kind()) {
      case "point" -> "point 3 6";
      case "circle" -> "circle 3 5 2";
      case "vector" -> "vector 4 -2 from " + from;
      case "number" -> parameter.positive() ? "number 1 0.5 3 0.1 m" : "number 1 0 3 0.1 m";
      case "line" -> "line 0 1 8 3";
      case "stadium" -> "stadium 1 1 7 4 1";
      case "box" -> "box 2 2 6 4";
      case "polygon" -> "polygon 1 1, 6 2, 5 6, 2 5";
      case "circles" -> "circles 3 4 1, 6 2 0.8, 5 5 2";
      default -> "segments 0 1 4 1, 2 3 6 4";
    };
  }
}
