package touchline.figure;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import touchline.diagram.View;
import touchline.figure.Entries.Entry;
import touchline.geometry.Vec2;

/**
 * The figure language. A description is a list of {@code key: value} lines; a key without a value
 * opens a section, whose entries are indented.
 *
 * <pre>
 * title: Closest point on a segment
 * alt: A segment from a to b, a point p, and the point of the segment closest to p.
 * run: SegmentCircle#closestPoint
 * view: -1 -1 9 8
 * inputs:
 *   a: point 1 1
 *   b: point 7 4
 *   p: point 3 6
 * draw:
 *   segment: a b
 * show:
 *   segV: arrow from a
 *   proj: length along unit from a
 *   return: point closest joined p
 * narrate:
 *   call: The method is called with the segment and *p*.
 *   segV: The vector from *a* to *b* is {segV}.
 *   when proj &lt;= 0: The foot lies before *a*.
 *   unless proj &lt;= 0: The foot does not lie before *a*.
 *   return a: The closest point is *a* itself.
 *   return: The closest point is {return}.
 * </pre>
 *
 * <p>{@code view} is min x, min y, max x, max y in metres. In a narration {@code *x*} names a
 * variable, {@code {x}} is its value and text between back quotes is code. {@code return} with an
 * expression is said when the line returns just that; {@code return} alone otherwise. A section
 * {@code code}, line number and text of each line of the method, is added when the lesson is
 * compiled.
 */
public final class FigureText {
  private final Entries entries;

  private FigureText(Entries entries) {
    this.entries = entries;
  }

  /**
   * Reads a description.
   *
   * @throws FigureProblem at the first line that breaks a rule
   */
  public static Figure parse(String text) {
    return new FigureText(Entries.of(text)).figure();
  }

  private Figure figure() {
    Inputs inputs = inputs();
    Figure figure =
        new Figure(
            entries.required("title").value(),
            entries.required("alt").value(),
            function(inputs),
            view(),
            inputs,
            joined(inputs),
            shows(),
            narration(),
            code());
    new FigureRules(figure, entries).check();
    return figure;
  }

  private Function function(Inputs inputs) {
    Entry run = entries.required("run");
    Function function =
        Functions.named(run.value())
            .orElseThrow(() -> run.problem("run must name a function of figures"));
    if (!function.inputs().equals(List.copyOf(inputs.points().keySet()))) {
      throw new FigureProblem(
          entries.lineOf("inputs", ""),
          "inputs must be those of " + function.name() + ": " + function.inputs());
    }
    return function;
  }

  private View view() {
    Entry view = entries.required("view");
    List<String> words = view.words();
    if (words.size() != 4) {
      throw view.problem("view must be min x, min y, max x, max y");
    }
    double[] sides = words.stream().mapToDouble(word -> number(view, word)).toArray();
    if (!(sides[0] < sides[2] && sides[1] < sides[3])) {
      throw view.problem("view must have min < max");
    }
    return new View(sides[0], sides[1], sides[2], sides[3]);
  }

  private Inputs inputs() {
    Map<String, Vec2> points = new LinkedHashMap<>();
    for (Entry entry : entries.in("inputs")) {
      List<String> words = entry.words();
      if (words.size() != 3 || !words.get(0).equals("point")) {
        throw entry.problem(entry.key() + " must read point X Y");
      }
      points.put(entry.key(), new Vec2(number(entry, words.get(1)), number(entry, words.get(2))));
    }
    return new Inputs(points);
  }

  private List<Figure.Joined> joined(Inputs inputs) {
    List<Figure.Joined> segments = new ArrayList<>();
    for (Entry entry : entries.in("draw")) {
      List<String> words = entry.words();
      boolean known = inputs.points().keySet().containsAll(words);
      if (!entry.key().equals("segment") || words.size() != 2 || !known) {
        throw entry.problem("draw must read segment: FROM TO, both inputs");
      }
      segments.add(new Figure.Joined(words.get(0), words.get(1)));
    }
    return segments;
  }

  private List<Show> shows() {
    List<Show> shows = new ArrayList<>();
    for (Entry entry : entries.in("show")) {
      shows.add(show(entry));
    }
    return shows;
  }

  private static Show show(Entry entry) {
    List<String> words = entry.words();
    String shape = String.join(" ", words);
    if (words.size() == 3 && shape.startsWith("arrow from ")) {
      return new Show.ArrowFrom(entry.key(), words.get(2));
    }
    if (words.size() == 5 && shape.startsWith("length along ") && words.get(3).equals("from")) {
      return new Show.LengthAlong(entry.key(), words.get(2), words.get(4));
    }
    if (words.size() == 4 && words.get(0).equals("point") && words.get(2).equals("joined")) {
      return new Show.PointJoined(entry.key(), words.get(1), words.get(3));
    }
    throw entry.problem(
        "show must read arrow from POINT, length along UNIT from POINT"
            + " or point LABEL joined POINT");
  }

  private Map<String, String> narration() {
    Map<String, String> texts = new LinkedHashMap<>();
    entries.in("narrate").forEach(entry -> texts.put(entry.key(), entry.value()));
    return texts;
  }

  private Map<Integer, String> code() {
    Map<Integer, String> code = new LinkedHashMap<>();
    for (Entry entry : entries.in("code")) {
      code.put((int) number(entry, entry.key()), entry.value());
    }
    return code;
  }

  private static double number(Entry entry, String word) {
    try {
      double value = Double.parseDouble(word);
      if (Double.isFinite(value)) {
        return value;
      }
    } catch (NumberFormatException notANumber) {
      throw entry.problem("a number is expected, not " + word);
    }
    throw entry.problem("a finite number is expected, not " + word);
  }
}
