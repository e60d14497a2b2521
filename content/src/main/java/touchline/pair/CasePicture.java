package touchline.pair;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.StringTokenizer;
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
  private static final String INDENT = "  ";
  private static final String AFTER_WORD = ": ";
  private static final String BETWEEN = ", ";
  private static final String TAKEN =
      " that the method takes, or " + ANSWER + " where it gives one: ";
  private static final int MOST = 20;
  private static final int MOST_CORNERS = 12;

  /** One line. */
  record Part(Form form, List<String> names) {
    Part {
      names = List.copyOf(names);
    }

    private String text() {
      return form.word + AFTER_WORD + String.join(" ", names);
    }
  }

  /** How a line is drawn, and from what. */
  enum Form {
    SEGMENT("segment", "POINT POINT"),
    LINE("line", "POINT POINT"),
    ARROW("arrow", "POINT VECTOR"),
    CIRCLE("circle", "POINT NUMBER"),
    POLYGON("polygon", "POINT POINT POINT …"),
    BOX("box", "POINT POINT"),
    CELLS("cells", "NUMBER");

    private final String word;
    private final String wanted;

    Form(String word, String wanted) {
      this.word = word;
      this.wanted = wanted;
    }

    private boolean takes(int count) {
      if (this == POLYGON) {
        return count >= 3 && count <= MOST_CORNERS;
      }
      return count == (this == CELLS ? 1 : 2);
    }

    private boolean wantsNumber(int at) {
      return this == CELLS || (this == CIRCLE && at == 1);
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
  public static CasePicture of(String file, Declaration method) {
    List<String> lines = file.lines().toList();
    if (lines.isEmpty() || !lines.get(0).strip().equals(FIRST)) {
      throw new FigureProblem(1, RULE, "must begin with a line " + FIRST);
    }
    List<Part> parts = new ArrayList<>();
    for (int i = 1; i < lines.size(); i++) {
      String line = lines.get(i);
      if (!line.isBlank()) {
        String text = line.startsWith(INDENT) ? line.substring(INDENT.length()) : "";
        parts.add(part(i + 1, text.stripTrailing(), line.strip(), method));
      }
    }
    if (parts.isEmpty() || parts.size() > MOST) {
      throw new FigureProblem(1, RULE, "there must be 1 to " + MOST + " lines below " + FIRST);
    }
    return new CasePicture(parts);
  }

  /** In one line, to be kept; empty where nothing is drawn. */
  public String text() {
    return String.join(BETWEEN, parts.stream().map(Part::text).toList());
  }

  /** What was kept. */
  public static CasePicture kept(String text, Declaration method) {
    List<Part> parts = new ArrayList<>();
    StringTokenizer kept = new StringTokenizer(text, BETWEEN.substring(0, 1));
    while (kept.hasMoreTokens()) {
      String part = kept.nextToken().strip();
      parts.add(part(1, part, part, method));
    }
    return new CasePicture(parts);
  }

  private static Part part(int line, String text, String told, Declaration method) {
    int end = text.indexOf(AFTER_WORD);
    Optional<Form> form = form(end < 0 ? "" : text.substring(0, end));
    List<String> names = new ArrayList<>();
    if (form.isPresent()) {
      StringTokenizer words = new StringTokenizer(text.substring(end + AFTER_WORD.length()));
      while (words.hasMoreTokens()) {
        names.add(words.nextToken());
      }
    }
    if (form.isEmpty() || !form.get().takes(names.size())) {
      throw new FigureProblem(
          line, RULE, "a line must be two spaces and one of " + forms() + AFTER_WORD + told);
    }
    for (int i = 0; i < names.size(); i++) {
      require(line, form.get(), i, names.get(i), method);
    }
    return new Part(form.get(), names);
  }

  private static Optional<Form> form(String word) {
    return List.of(Form.values()).stream().filter(one -> one.word.equals(word)).findFirst();
  }

  private static String forms() {
    List<String> forms =
        List.of(Form.values()).stream().map(form -> form.word + AFTER_WORD + form.wanted).toList();
    return String.join(BETWEEN, forms);
  }

  private static void require(int line, Form form, int at, String name, Declaration method) {
    if (method.names().contains(ANSWER)) {
      String rule = "cases are drawn only where no parameter is called " + ANSWER;
      throw new FigureProblem(line, RULE, rule);
    }
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
      String rule =
          name.equals(ANSWER)
              ? ANSWER + " stands for what the method gives, which is no " + alone(what) + ": "
              : name + " must be a " + what + TAKEN;
      throw new FigureProblem(line, RULE, rule + method.head());
    }
  }

  /** An answer that is a circle is drawn by itself. */
  private static String alone(String what) {
    return what.startsWith("point") ? "point" : what;
  }

  private static Optional<ValueType> kind(String name, Declaration method) {
    int at = method.names().indexOf(name);
    if (at >= 0) {
      return Optional.of(method.signature().parameters().get(at));
    }
    return name.equals(ANSWER) ? Optional.of(method.signature().result()) : Optional.empty();
  }

  /** Whether a point stands for a direction, and is no place. */
  boolean isVector(String name) {
    return parts.stream()
        .anyMatch(part -> part.form() == Form.ARROW && part.names().get(1).equals(name));
  }
}
