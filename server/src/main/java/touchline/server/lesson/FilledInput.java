package touchline.server.lesson;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import touchline.diagram.NumberText;
import touchline.task.Given;
import touchline.task.GivenValue;

/**
 * A line of a worked solution with the numbers of a question: {@code {p}} stands for those of p,
 * {@code {s.a}} and {@code {s.b}} for an end of the segment s, and {@code {q - p}} for the way from
 * p to q. A list of circles is written with commas.
 */
record FilledInput(Given given) {
  private static final Pattern BRACES = Pattern.compile("\\{([^}]*)}");
  private static final Pattern INSIDE =
      Pattern.compile("([A-Za-z][A-Za-z0-9]*)(\\.[ab]| - ([A-Za-z][A-Za-z0-9]*))?");

  /** Two for a place. */
  private static final int COORDINATES = 2;

  private static final int NUMBERS_OF_A_CIRCLE = 3;

  /** What stands in braces. */
  static Stream<String> inBraces(String line) {
    return BRACES.matcher(line).results().map(braces -> braces.group(1));
  }

  /** The names that are meant by what stands in braces; empty if it cannot be read. */
  static Optional<List<String>> names(String inside) {
    return Optional.of(INSIDE.matcher(inside))
        .filter(Matcher::matches)
        .map(read -> Stream.of(1, 3).map(read::group).filter(name -> name != null).toList());
  }

  String of(String line) {
    boolean isList = line.contains(": circles ");
    String filled =
        BRACES
            .matcher(line)
            .replaceAll(braces -> Matcher.quoteReplacement(numbers(braces, isList)));
    // A list without circles leaves a comma behind.
    return filled.replaceAll("[, ]+$", "");
  }

  private String numbers(MatchResult braces, boolean isList) {
    Matcher read = INSIDE.matcher(braces.group(1));
    if (!read.matches()) {
      return braces.group();
    }
    List<Double> of = numbers(read.group(1));
    if (read.group(3) != null) {
      return text(difference(of, numbers(read.group(3))));
    }
    if (read.group(2) != null) {
      int from = read.group(2).equals(".a") ? 0 : COORDINATES;
      return text(of.subList(from, from + COORDINATES));
    }
    return isList && of.size() % NUMBERS_OF_A_CIRCLE == 1 ? circles(of) : text(of);
  }

  private List<Double> numbers(String name) {
    return given.values().stream()
        .filter(value -> value.name().equals(name))
        .map(GivenValue::numbers)
        .findFirst()
        .orElseThrow(() -> new IllegalArgumentException("a question must give it: " + name));
  }

  private static List<Double> difference(List<Double> to, List<Double> from) {
    return List.of(to.get(0) - from.get(0), to.get(1) - from.get(1));
  }

  /** How many there are stands before them. */
  private static String circles(List<Double> numbers) {
    List<String> circles = new ArrayList<>();
    for (int i = 1; i < numbers.size(); i += NUMBERS_OF_A_CIRCLE) {
      circles.add(text(numbers.subList(i, i + NUMBERS_OF_A_CIRCLE)));
    }
    return String.join(", ", circles);
  }

  private static String text(List<Double> numbers) {
    return numbers.stream().map(NumberText::of).collect(Collectors.joining(" "));
  }
}
