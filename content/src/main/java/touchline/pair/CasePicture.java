package touchline.pair;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import touchline.code.Declaration;
import touchline.code.ValueType;
import touchline.figure.FigureProblem;

/**
 * What is drawn between the things of a case, beside the things themselves: the {@code case.figure}
 * of an exercise that brings its own programs.
 *
 * <pre>
 * draw:
 *   polygon: a b c
 *   segment: p answer
 * </pre>
 *
 * <p>A point is a parameter that is one, or the centre of a parameter that is a circle. {@link
 * #ANSWER} is what the method gives, where that is a point or a number. Empty lines are left out.
 */
public record CasePicture(List<Part> parts) {
  public static final CasePicture NONE = new CasePicture(List.of());
  static final String ANSWER = "answer";

  /** The id of all rules that one can break. */
  private static final String RULE = "case-drawn";

  private static final String FIRST = "draw:";
  private static final int MOST = 20;
  private static final int MOST_CORNERS = 12;
  private static final Pattern LINE = Pattern.compile(" {2}(\\w+): (\\S+(?: \\S+)*)");

  /** One line. */
  record Part(Form form, List<String> names) {
    Part {
      names = List.copyOf(names);
    }

    private String line() {
      return "  " + form.word() + ": " + String.join(" ", names);
    }
  }

  /** How a line is drawn, and from what. */
  enum Form {
    SEGMENT("POINT POINT"),
    LINE("POINT POINT"),
    ARROW("POINT VECTOR"),
    CIRCLE("POINT NUMBER"),
    POLYGON("POINT POINT POINT …");

    private final String wanted;

    Form(String wanted) {
      this.wanted = wanted;
    }

    String word() {
      return name().toLowerCase(Locale.ROOT);
    }

    private boolean takes(int count) {
      return this == POLYGON ? count >= 3 && count <= MOST_CORNERS : count == 2;
    }

    private boolean wantsNumber(int at) {
      return this == CIRCLE && at == 1;
    }

    /** A vector has no place of its own, so a circle is none. */
    private boolean wantsVector(int at) {
      return this == ARROW && at == 1;
    }
  }

  public CasePicture {
    parts = List.copyOf(parts);
  }

  /**
   * Reads what is drawn in the cases of a method.
   *
   * @throws FigureProblem at the first rule that is broken
   */
  public static CasePicture of(String text, Declaration method) {
    if (method.names().contains(ANSWER)) {
      throw new FigureProblem(
          1, RULE, "cases are drawn only where no parameter is called " + ANSWER);
    }
    List<Part> parts = new ArrayList<>();
    String[] lines = text.split("\n", -1);
    if (!lines[0].strip().equals(FIRST)) {
      throw new FigureProblem(1, RULE, "must begin with a line " + FIRST);
    }
    for (int i = 1; i < lines.length; i++) {
      if (!lines[i].isBlank()) {
        parts.add(part(i + 1, lines[i].stripTrailing(), method));
      }
    }
    if (parts.isEmpty() || parts.size() > MOST) {
      throw new FigureProblem(1, RULE, "there must be 1 to " + MOST + " lines below " + FIRST);
    }
    return new CasePicture(parts);
  }

  private static Part part(int number, String line, Declaration method) {
    Matcher read = LINE.matcher(line);
    Optional<Form> form =
        read.matches()
            ? Stream.of(Form.values()).filter(one -> one.word().equals(read.group(1))).findFirst()
            : Optional.empty();
    List<String> names = form.isPresent() ? List.of(read.group(2).split(" ")) : List.of();
    if (form.isEmpty() || !form.get().takes(names.size())) {
      throw new FigureProblem(
          number, RULE, "a line must be two spaces and one of " + forms() + ": " + line.strip());
    }
    for (int i = 0; i < names.size(); i++) {
      require(number, form.get(), i, names.get(i), method);
    }
    return new Part(form.get(), names);
  }

  private static String forms() {
    return Stream.of(Form.values())
        .map(form -> form.word() + ": " + form.wanted)
        .collect(Collectors.joining(", "));
  }

  private static void require(int line, Form form, int at, String name, Declaration method) {
    Optional<ValueType> kind = kind(name, method);
    boolean isPoint = kind.equals(Optional.of(ValueType.POINT));
    if (form.wantsNumber(at)) {
      check(kind.equals(Optional.of(ValueType.NUMBER)), line, "number", name, method);
    } else if (form.wantsVector(at)) {
      check(isPoint, line, "vector", name, method);
    } else {
      boolean isCircle = kind.equals(Optional.of(ValueType.CIRCLE)) && !name.equals(ANSWER);
      check(isPoint || isCircle, line, "point or a circle", name, method);
    }
  }

  private static void check(boolean holds, int line, String what, String name, Declaration method) {
    if (!holds) {
      String of = " of " + method.head() + ", or be " + ANSWER + " where the method gives one: ";
      throw new FigureProblem(line, RULE, "a name must be a " + what + of + name);
    }
  }

  private static Optional<ValueType> kind(String name, Declaration method) {
    int at = method.names().indexOf(name);
    if (at >= 0) {
      return Optional.of(method.signature().parameters().get(at));
    }
    return name.equals(ANSWER) ? Optional.of(method.signature().result()) : Optional.empty();
  }

  /** As it is read, to be kept; empty where nothing is drawn. */
  public String text() {
    return parts.isEmpty()
        ? ""
        : parts.stream().map(Part::line).collect(Collectors.joining("\n", FIRST + "\n", "\n"));
  }

  /** What was kept. */
  public static CasePicture kept(String text, Declaration method) {
    return text.isEmpty() ? NONE : of(text, method);
  }

  /** Whether a point stands for a direction, and is no place. */
  boolean isVector(String name) {
    return parts.stream()
        .anyMatch(part -> part.form() == Form.ARROW && part.names().get(1).equals(name));
  }
}
