package touchline.client.figure;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import touchline.geometry.Circle;
import touchline.geometry.Vec2;
import touchline.input.Input;
import touchline.input.Inputs;
import touchline.input.Part;

/** How a learner's method is called with the inputs of a figure: each argument is a part of one. */
public record OwnCall(List<Argument> arguments) {
  /**
   * One argument.
   *
   * @param type {@code point}, {@code number}, {@code truth} or {@code circles}
   * @param input the name of an input of the figure
   * @param part which of its parts, from 0
   */
  public record Argument(String type, String input, int part) {}

  public OwnCall {
    arguments = List.copyOf(arguments);
  }

  /** Reads what the server wrote: {@code point circle 0,number circle 1}. */
  public static OwnCall read(String text) {
    List<Argument> arguments = new ArrayList<>();
    int from = 0;
    while (from < text.length()) {
      int end = text.indexOf(',', from);
      end = end < 0 ? text.length() : end;
      arguments.add(argument(text.substring(from, end)));
      from = end + 1;
    }
    return new OwnCall(arguments);
  }

  private static Argument argument(String text) {
    int type = text.indexOf(' ');
    int input = text.indexOf(' ', type + 1);
    return new Argument(
        text.substring(0, type),
        text.substring(type + 1, input),
        Integer.parseInt(text.substring(input + 1)));
  }

  /** The numbers of the call, laid out by {@link touchline.code.ValueType}. */
  public double[] numbers(Inputs inputs) {
    List<Double> numbers = new ArrayList<>();
    for (Argument argument : arguments) {
      input(inputs, argument.input()).ifPresent(input -> add(numbers, input, argument));
    }
    double[] all = new double[numbers.size()];
    for (int i = 0; i < all.length; i++) {
      all[i] = numbers.get(i);
    }
    return all;
  }

  private static Optional<Input> input(Inputs inputs, String name) {
    for (Input input : inputs.all()) {
      if (input.name().equals(name)) {
        return Optional.of(input);
      }
    }
    return Optional.empty();
  }

  private static void add(List<Double> numbers, Input input, Argument argument) {
    switch (argument.type()) {
      case "point" -> add(numbers, point(input, argument.part()));
      case "circles" -> {
        List<Circle> circles = input.circles();
        numbers.add((double) circles.size());
        for (Circle circle : circles) {
          add(numbers, circle.center());
          numbers.add(circle.radius());
        }
      }
      default -> numbers.add(input.number(argument.part()));
    }
  }

  /** A line that is given by its normal goes through a second point, to the right of the normal. */
  private static Vec2 point(Input input, int part) {
    return input.parts().get(part) instanceof Part.Direction direction
        ? input.vector(0).minus(direction.vector().perpendicular())
        : input.vector(part);
  }

  private static void add(List<Double> numbers, Vec2 point) {
    numbers.add(point.x());
    numbers.add(point.y());
  }
}
