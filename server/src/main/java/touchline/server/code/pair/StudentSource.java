package touchline.server.code.pair;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Pattern;
import touchline.figure.Code;
import touchline.server.lesson.figure.Listing;
import touchline.trace.Step;
import touchline.trace.Trace;

/** A student's source, line by line: as it is printed, and as a step of it is told. */
final class StudentSource {
  /** A longer source is printed around the lines that ran. */
  private static final int MOST_LINES = 120;

  private static final int AROUND = 3;

  /** Nobody reads a longer line, and patterns that colour Java are slow on it. */
  private static final int MOST_CHARACTERS = 400;

  private static final Pattern LINE_COMMENT = Pattern.compile("//.*");

  private final List<String> lines;

  StudentSource(String source) {
    this.lines = source.lines().map(StudentSource::cut).toList();
  }

  private static String cut(String line) {
    return line.length() <= MOST_CHARACTERS ? line : line.substring(0, MOST_CHARACTERS) + "…";
  }

  Listing listing(Trace trace) {
    int from = 1;
    int to = Math.max(1, lines.size());
    if (to > MOST_LINES) {
      from = Math.max(1, first(trace) - AROUND);
      to = Math.min(Math.min(to, last(trace) + AROUND), from + MOST_LINES - 1);
    }
    List<Listing.Line> printed = new ArrayList<>();
    for (int number = from; number <= to; number++) {
      printed.add(new Listing.Line(number, text(number)));
    }
    return new Listing(printed);
  }

  private static int first(Trace trace) {
    return trace.steps().stream().mapToInt(Step::line).filter(line -> line > 0).min().orElse(1);
  }

  private static int last(Trace trace) {
    return trace.steps().stream().mapToInt(Step::line).max().orElse(1);
  }

  /** A line without the space before it; empty if there is none of this number. */
  String text(int number) {
    return number < 1 || number > lines.size() ? "" : lines.get(number - 1).stripTrailing();
  }

  /** Each line by its number, in the few forms in which a figure tells of a condition. */
  Map<Integer, String> told() {
    Map<Integer, String> told = new TreeMap<>();
    for (int number = 1; number <= lines.size(); number++) {
      told.put(number, ToldLine.of(text(number)));
    }
    return told;
  }

  /** Where the variables are known that its blocks declare. */
  List<Code.Scope> scopes() {
    Map<Integer, String> code = new TreeMap<>();
    for (int number = 1; number <= lines.size(); number++) {
      code.put(number, LINE_COMMENT.matcher(text(number)).replaceFirst("").strip());
    }
    return Code.Scope.in(code);
  }
}
