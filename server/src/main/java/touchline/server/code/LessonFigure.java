package touchline.server.code;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import touchline.code.Signature;
import touchline.code.ValueType;

/**
 * The figure of a lesson that runs the lesson's own method for an exercise, so that a learner's can
 * run beside it.
 *
 * @param method the lesson's method, such as {@code SegmentCircle#closestPoint}
 * @param arguments for each parameter of the learner's method its type, and the input of the figure
 *     and the part of it that are given: {@code point circle 0, number circle 1}
 * @param html the whole element
 */
record LessonFigure(String method, String arguments, String html) {
  private static final Pattern RUN = Pattern.compile("(?m)^run: (\\S+)$");
  private static final Pattern FIGURE =
      Pattern.compile("<figure [^>]*data-figure=\"([^\"]*)\".*?</figure>", Pattern.DOTALL);

  /** An input of a case's picture: {@code circle: circle {center} {radius}}. */
  private static final Pattern INPUT = Pattern.compile("(?m)^ {2}(\\w+): \\w+ (.*\\{.*)$");

  /**
   * The first that has all that the method wants to be given.
   *
   * @param picture how the cases of the exercise are drawn
   * @param lesson the body of the lesson
   */
  static Optional<LessonFigure> of(
      Signature signature, List<String> names, String picture, String lesson) {
    Matcher run = RUN.matcher(picture);
    if (!run.find()) {
      return Optional.empty();
    }
    String method = run.group(1);
    Matcher figure = FIGURE.matcher(lesson);
    while (figure.find()) {
      String description = figure.group(1).replace("&#10;", "\n");
      Matcher own = RUN.matcher(description);
      if (own.find() && own.group(1).equals(method)) {
        Optional<String> arguments = arguments(signature, names, picture, description);
        if (arguments.isPresent()) {
          return Optional.of(new LessonFigure(method, arguments.get(), figure.group()));
        }
      }
    }
    return Optional.empty();
  }

  private static Optional<String> arguments(
      Signature signature, List<String> names, String picture, String description) {
    List<String> arguments = new ArrayList<>();
    for (int i = 0; i < names.size(); i++) {
      Optional<String> from = from(names.get(i), picture, description);
      if (from.isEmpty()) {
        return Optional.empty();
      }
      arguments.add(word(signature.parameters().get(i)) + " " + from.get());
    }
    return Optional.of(String.join(",", arguments));
  }

  /** Input and part that stand for a parameter, if the figure has that input, too. */
  private static Optional<String> from(String parameter, String picture, String description) {
    Matcher input = INPUT.matcher(picture);
    while (input.find()) {
      List<String> parts = List.of(input.group(2).split(" "));
      int part = parts.indexOf("{" + parameter + "}");
      boolean isThere = inputs(description).contains("\n  " + input.group(1) + ": ");
      if (part >= 0 && isThere) {
        return Optional.of(input.group(1) + " " + part);
      }
    }
    return Optional.empty();
  }

  private static String inputs(String description) {
    String rest = description.substring(description.indexOf("\ninputs:\n") + 8);
    Matcher next = Pattern.compile("\n\\w").matcher(rest);
    return next.find() ? rest.substring(0, next.start()) : rest;
  }

  static String word(ValueType type) {
    return switch (type) {
      case POINT -> "point";
      case NUMBER -> "number";
      case TRUTH -> "truth";
      case CIRCLES -> "circles";
      case CIRCLE -> "circle";
      case SEGMENT -> "segment";
    };
  }
}
