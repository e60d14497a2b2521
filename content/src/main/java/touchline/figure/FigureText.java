package touchline.figure;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import touchline.diagram.View;
import touchline.figure.Entries.Entry;
import touchline.input.Input;
import touchline.input.Inputs;

/**
 * The figure language. A description is a list of {@code key: value} lines; a key without a value
 * opens a section, whose entries are indented.
 *
 * <pre>
 * title: Does the circle reach the segment?
 * alt: A segment from a to b and a circle that can be moved over it.
 * run: SegmentCircle#overlaps
 * view: -1 -1 9 8
 * inputs:
 *   a: point 1 1
 *   b: point 7 4
 *   circle: circle 3 5 2
 * draw:
 *   segment: a b
 * show:
 *   closest: point closest joined circle
 *   return: says touching or apart
 * narrate:
 *   call: The method is given the segment and the circle.
 *   distV: From there to the centre is {distV}.
 *   when distance &lt;= circle.radius(): The disk reaches the segment.
 *   return: So the answer is {return}.
 * predict:
 *   return: yes-no, Does the circle touch the segment?
 * </pre>
 *
 * <p>{@code view} is min x, min y, max x, max y in metres. {@link Input.Kind} lists the inputs,
 * {@link Show.Form} the ways to draw a variable. In a narration {@code *x*} names a variable,
 * {@code {x}} is its value and text between back quotes is code. {@code when} and {@code unless}
 * with a condition are said when it is true and when it is false; {@code return} with an expression
 * when the line returns just that, {@code return} alone otherwise. {@code when another x} and
 * {@code unless another x} are about a for-each over x. A section {@code code}, line number and
 * text of each line of the methods, and a section {@code called}, how the variables of methods that
 * are called are drawn, are added when the lesson is compiled.
 */
public final class FigureText {
  private final Entries entries;
  private final Functions functions;

  FigureText(Entries entries) {
    this(entries, Functions.all());
  }

  private FigureText(Entries entries, Functions functions) {
    this.entries = entries;
    this.functions = functions;
  }

  /**
   * Reads a description. What must hold between its parts is checked by {@link FigureLint}.
   *
   * @throws FigureProblem at the first line that does not read as it must
   */
  public static Figure parse(String text) {
    return parse(text, Functions.all());
  }

  /**
   * The same with these methods to run alone.
   *
   * @throws FigureProblem at the first line that does not read as it must
   */
  public static Figure parse(String text, Functions functions) {
    return new FigureText(Entries.of(text), functions).figure();
  }

  static Figure parse(Entries entries) {
    return new FigureText(entries).figure();
  }

  private Figure figure() {
    View view = view();
    Inputs inputs = inputs(view);
    Function run = function();
    return new Figure(
        entries.required("title").value(),
        entries.required("alt").value(),
        run,
        view,
        inputs,
        extras(),
        shows(),
        narration(),
        asked(),
        motion(),
        code(run),
        functions.given());
  }

  private Function function() {
    Entry run = entries.required("run");
    return functions.named(run.value()).orElseThrow(() -> run.problem("run-unknown"));
  }

  View view() {
    Entry view = entries.required("view");
    List<String> words = view.words();
    if (words.size() != 4) {
      throw view.problem("view-form");
    }
    double minX = view.number(words.get(0));
    double minY = view.number(words.get(1));
    double maxX = view.number(words.get(2));
    double maxY = view.number(words.get(3));
    if (!(minX < maxX && minY < maxY)) {
      throw view.problem("view-order");
    }
    return new View(minX, minY, maxX, maxY);
  }

  Inputs inputs(View view) {
    List<Input> inputs = new ArrayList<>();
    for (Entry entry : entries.in("inputs")) {
      inputs.add(InputText.of(entry));
    }
    return new Inputs(view, inputs);
  }

  private List<Figure.Extra> extras() {
    List<Figure.Extra> extras = new ArrayList<>();
    for (Entry entry : entries.in("draw")) {
      extras.add(new Figure.Extra(entry.key(), entry.words()));
    }
    return extras;
  }

  private List<Show> shows() {
    List<Show> shows = new ArrayList<>();
    for (Entry entry : entries.in("show")) {
      shows.add(show(entry, entry.key()));
    }
    return shows;
  }

  private static Show show(Entry entry, String variable) {
    return Show.of(variable, entry.words()).orElseThrow(() -> entry.problem("show-form"));
  }

  private Map<String, List<Show>> called() {
    Map<String, List<Show>> called = new LinkedHashMap<>();
    for (Entry entry : entries.in(CalledShows.SECTION)) {
      int blank = entry.key().indexOf(' ');
      String method = entry.key().substring(0, blank);
      List<Show> shows = called.getOrDefault(method, new ArrayList<>());
      shows.add(show(entry, entry.key().substring(blank + 1)));
      called.put(method, shows);
    }
    return called;
  }

  private Map<String, String> narration() {
    Map<String, String> texts = new LinkedHashMap<>();
    for (Entry entry : entries.in("narrate")) {
      texts.put(entry.key(), entry.value());
    }
    return texts;
  }

  private List<Figure.Asked> asked() {
    List<Figure.Asked> asked = new ArrayList<>();
    for (Entry entry : entries.in("predict")) {
      asked.add(asked(entry));
    }
    return asked;
  }

  private Optional<Figure.Motion> motion() {
    return entries
        .optional("move")
        .map(
            move -> {
              List<String> words = move.words();
              if (words.size() == 4
                  && words.get(0).equals("swing")
                  && words.get(2).equals("about")) {
                return new Figure.Motion.Swing(words.get(1), words.get(3));
              }
              int until = words.size() - 2;
              boolean isBoth = words.size() == 9 && words.get(3).equals("and");
              if (!(words.size() == 5 || isBoth) || !words.get(until).equals("until")) {
                throw move.problem("move-form");
              }
              Figure.Motion.Along one = along(move, 0);
              return isBoth ? new Figure.Motion.Both(one, along(move, 4)) : one;
            });
  }

  /** What moves until the variable that stands last; its words begin at that place. */
  private static Figure.Motion.Along along(Entry move, int place) {
    List<String> words = move.words();
    if (!words.get(place + 1).equals("along")) {
      throw move.problem("move-form");
    }
    String until = words.get(words.size() - 1);
    return new Figure.Motion.Along(words.get(place), words.get(place + 2), until);
  }

  private Code code(Function run) {
    Map<String, Map<Integer, String>> methods = new LinkedHashMap<>();
    for (Entry entry : entries.in("code")) {
      Code.add(methods, method(entry, run), line(entry), entry.value());
    }
    Map<String, List<Code.Scope>> scopes = new LinkedHashMap<>();
    for (Entry entry : entries.in("scope")) {
      List<String> words = entry.words();
      int until = (int) entry.number(words.get(0));
      Code.Scope scope = new Code.Scope(words.get(1), line(entry), until);
      scopes.computeIfAbsent(method(entry, run), method -> new ArrayList<>()).add(scope);
    }
    return new Code(methods, called(), scopes);
  }

  /** A key is a line of the figure's own method, or one of another, whose name goes before. */
  private static String method(Entry entry, Function run) {
    int blank = entry.key().indexOf(' ');
    return blank < 0 ? run.name() : entry.key().substring(0, blank);
  }

  private static int line(Entry entry) {
    return (int) entry.number(entry.key().substring(entry.key().indexOf(' ') + 1));
  }

  /** A kind, a tolerance, a comma, a question. */
  private static Figure.Asked asked(Entry entry) {
    int comma = entry.value().indexOf(',');
    List<String> words = Entry.wordsOf(entry.value().substring(0, Math.max(comma, 0)));
    String ask = entry.value().substring(comma + 1).trim();
    String first = words.isEmpty() ? "" : words.get(0);
    boolean yesNo = first.equals("yes-no");
    if (words.size() != (yesNo ? 1 : 2) || ask.isEmpty()) {
      throw entry.problem("predict-form");
    }
    double tolerance = yesNo ? 0 : entry.number(words.get(1));
    return new Figure.Asked(entry.key(), kind(first, entry), tolerance, ask);
  }

  private static FigureQuestion.Kind kind(String word, Entry entry) {
    return switch (word) {
      case "yes-no" -> FigureQuestion.Kind.YES_NO;
      case "number" -> FigureQuestion.Kind.NUMBER;
      case "point" -> FigureQuestion.Kind.POINT;
      case "vector" -> FigureQuestion.Kind.VECTOR;
      default -> throw entry.problem("predict-form");
    };
  }
}
