package touchline.figure;

import touchline.diagram.NumberText;
import touchline.figure.FunctionInputs.Parameter;
import touchline.input.Grip;
import touchline.input.Input;
import touchline.input.Inputs;
import touchline.input.Part;

/** The rules for what a figure hands to its method: the part of {@link FigureLint} about inputs. */
final class InputLint {
  /** What is checked grows with the square of it. */
  private static final int MOST_NUMBERS = 300;

  private InputLint() {}

  static void checkSignature(Figure figure, Entries entries) {
    FunctionInputs wanted = FunctionInputs.of(figure.run());
    if (!wanted.text().equals(figure.inputs().signature())) {
      String rule = figure.run().name() + ": " + wanted.text();
      throw new FigureProblem(entries.lineOf("inputs", ""), "inputs-mismatch", rule);
    }
    checkPositive(figure, entries, wanted);
  }

  /** The inputs of the method must be there, in any order. */
  static void checkHas(Figure figure, Entries entries) {
    FunctionInputs wanted = FunctionInputs.of(figure.run());
    String given = ", " + figure.inputs().signature() + ",";
    for (Parameter parameter : wanted.parameters()) {
      if (!given.contains(", " + parameter.kind() + " " + parameter.name() + ",")) {
        String rule = figure.run().name() + ": " + wanted.text();
        throw new FigureProblem(entries.lineOf("inputs", ""), "inputs-mismatch", rule);
      }
    }
    checkPositive(figure, entries, wanted);
  }

  private static void checkPositive(Figure figure, Entries entries, FunctionInputs wanted) {
    for (Parameter parameter : wanted.parameters()) {
      if (parameter.positive() && !isPositive(figure.inputs(), parameter.name())) {
        String rule = parameter.name() + " must have a MIN above 0 for " + figure.run().name();
        throw problem(entries, parameter.name(), "number-not-positive", rule);
      }
    }
  }

  private static boolean isPositive(Inputs inputs, String name) {
    return inputs.fields().stream().noneMatch(field -> field.id().equals(name) && field.min() <= 0);
  }

  static void check(Figure figure, Entries entries) {
    int numbers = figure.inputs().fields().size();
    if (numbers > MOST_NUMBERS) {
      String rule = "a figure's inputs must have at most " + MOST_NUMBERS + " numbers: " + numbers;
      throw new FigureProblem(entries.lineOf("inputs", ""), "inputs-many", rule);
    }
    figure.inputs().all().forEach(input -> checkInput(figure, input, entries));
    for (Grip grip : figure.inputs().grips()) {
      if (!figure.view().contains(grip.at())) {
        String rule = grip.id() + " must start inside the view: " + NumberText.of(grip.at());
        throw problem(entries, grip.input(), "start-outside", rule);
      }
    }
  }

  private static FigureProblem problem(Entries entries, String input, String id, String rule) {
    return new FigureProblem(entries.lineOf("inputs", input), id, rule);
  }

  private static void checkInput(Figure figure, Input input, Entries entries) {
    String name = input.name();
    if (!name.matches("[a-z][A-Za-z0-9]*")) {
      String rule = "an input's name must be letters and digits: ";
      throw problem(entries, name, "input-name", rule + name);
    }
    for (Part part : input.parts()) {
      if (part instanceof Part.Head head && !figure.inputs().points().containsKey(head.from())) {
        String rule = name + " must start from a point of the inputs: ";
        throw problem(entries, name, "vector-from", rule + head.from());
      }
    }
    if (input.kind() == Input.Kind.LINE && !Places.hasDirection(input)) {
      String rule = name + " must go through two different points";
      throw problem(entries, name, "line-points", rule);
    }
  }
}
