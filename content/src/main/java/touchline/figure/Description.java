package touchline.figure;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import touchline.diagram.Drawing;
import touchline.diagram.Shape;
import touchline.diagram.View;
import touchline.input.Inputs;

/**
 * A block of a lesson that shares the form of the figure language, its view and its inputs, and has
 * a method and sections of its own: {@code right}, {@code agree} and {@code part}.
 *
 * <p>They are read as the keys that a figure has in their place, so that what reads figures, which
 * every lesson fetches, need not know them.
 */
public final class Description {
  private final Entries entries;
  private final View view;
  private final Inputs inputs;

  /** The key of a figure in whose place a key of ours stands. */
  private static String place(String key) {
    return switch (key) {
      case "right" -> "run";
      case "agree" -> "narrate";
      case "part" -> "predict";
      default -> key;
    };
  }

  private Description(Entries entries) {
    FigureText text = new FigureText(entries);
    this.entries = entries;
    view = text.view();
    inputs = text.inputs(view);
  }

  /**
   * Reads a description.
   *
   * @throws FigureProblem at the first line that does not read as it must
   */
  public static Description of(String text) {
    StringBuilder lines = new StringBuilder();
    int number = 0;
    for (String line : Entries.Entry.split(text.replace("\n", " \n"), '\n')) {
      number++;
      int colon = Math.max(0, line.indexOf(':'));
      String key = line.substring(0, colon);
      if (isOnlyAFigures(key)) {
        String rule = "this block has only title, alt, right, view, inputs, agree and part: ";
        throw new FigureProblem(number, "other-key", rule + key);
      }
      lines.append(place(key)).append(line.substring(colon)).append('\n');
    }
    return new Description(Entries.of(lines.toString()));
  }

  private static boolean isOnlyAFigures(String key) {
    return switch (key) {
      case "run", "narrate", "predict", "move", "draw", "show", "code", "scope", "called" -> true;
      default -> false;
    };
  }

  /** The part of the world that is in view. */
  public View view() {
    return view;
  }

  /** What a reader can move and change, where it starts. */
  public Inputs inputs() {
    return inputs;
  }

  /**
   * The value of a key.
   *
   * @throws FigureProblem if it is missing
   */
  public String value(String key) {
    if (!has(key)) {
      throw new FigureProblem(1, "key-missing", key);
    }
    return entries.required(place(key)).value();
  }

  /** Whether the key, or the section of that name, is given. */
  public boolean has(String key) {
    return entries.optional(place(key)).isPresent();
  }

  /** The entries of a section, in order. */
  public Map<String, String> section(String name) {
    Map<String, String> all = new LinkedHashMap<>();
    entries.in(place(name)).forEach(entry -> all.put(entry.key(), entry.value()));
    return Collections.unmodifiableMap(all);
  }

  /** A rule that is broken at a key, in words. */
  public FigureProblem problemAt(String key, String id, String rule) {
    int line = has(key) ? entries.required(place(key)).line() : 1;
    return new FigureProblem(line, id, rule);
  }

  /** A rule that is broken at an entry of a section, in words. */
  public FigureProblem problemIn(String section, String key, String id, String rule) {
    return new FigureProblem(entries.lineOf(place(section), key), id, rule);
  }

  /** The grid, what is given now, what stands between, and on top the points. */
  public Drawing draw(Inputs now, List<Figure.Extra> extras, List<Shape> between) {
    return drawing(view, now, extras, between);
  }

  /** The same in any view. */
  public static Drawing drawing(
      View view, Inputs now, List<Figure.Extra> extras, List<Shape> between) {
    List<Shape> shapes = new ArrayList<>();
    shapes.add(new Shape.Grid());
    GivenDrawing given = new LaterGivenDrawing(new Places(view, now, Map.of()), shapes);
    given.drawBodies();
    extras.forEach(given::draw);
    shapes.addAll(between);
    given.drawPoints();
    return new Drawing(view, shapes);
  }
}
