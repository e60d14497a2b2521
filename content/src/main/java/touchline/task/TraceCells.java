package touchline.task;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.StringTokenizer;
import java.util.function.Function;
import touchline.answer.Field;
import touchline.answer.Value;
import touchline.listing.Bindings;
import touchline.listing.Listing;
import touchline.listing.Statement;

/**
 * Writes the cells of a trace down, one after the other, each with its slips. A cell is a variable
 * of a listing: its value is what the listing makes of the values in the cells before it.
 */
public final class TraceCells<I> {
  private static final String RETURN = "return ";

  private final Listing listing;
  private final Function<I, Bindings> variables;
  private final List<Cell<I>> cells = new ArrayList<>();
  private final List<SlipLine> lines = new ArrayList<>();

  /** What the last cell asks for; empty for the result. */
  private String variable = "";

  /** Makes of what is given and the cells before an object that a listing knows. */
  private interface Run {
    Object of(Bindings variables);
  }

  /**
   * A known mistake in one step, as a line in the place of the listing's.
   *
   * @param variable that it declares; {@code return} for the result
   */
  private record SlipLine(String variable, String id, Statement statement) {}

  /**
   * @param variables what the listing is given
   */
  public TraceCells(Listing listing, Function<I, Bindings> variables) {
    this.listing = listing;
    this.variables = variables;
  }

  /**
   * Adds cells and their slips, written as a table:
   *
   * <pre>
   * proj: number m
   *   M04 double proj = pV.dot(segV);
   * return closest: point
   *   M01 return a.plus(projV);
   * </pre>
   */
  public TraceCells<I> table(String table) {
    StringTokenizer lines = new StringTokenizer(table, "\n");
    while (lines.hasMoreTokens()) {
      String line = lines.nextToken();
      String text = line.strip();
      if (line.startsWith(" ")) {
        int blank = text.indexOf(' ');
        slip(text.substring(0, blank), text.substring(blank).strip());
      } else if (text.startsWith(RETURN)) {
        result(field(text.substring(RETURN.length())));
      } else {
        add(field(text));
      }
    }
    return this;
  }

  /** Such as {@code proj: number m}. */
  private static Field field(String text) {
    StringTokenizer words = new StringTokenizer(text, ": ");
    String name = words.nextToken();
    String kind = words.nextToken();
    return switch (kind) {
      case "number" -> Field.number(name, words.hasMoreTokens() ? words.nextToken() : "");
      case "point" -> Field.point(name);
      case "speed" -> Field.number(name, Field.PER_STEP);
      case "velocity" -> Field.velocity(name);
      case "direction" -> Field.direction(name);
      case "pixel" -> Field.pixel(name);
      default -> throw new IllegalArgumentException("cell must be of a known kind: " + text);
    };
  }

  /** A variable that the listing declares. */
  public TraceCells<I> add(Field field) {
    variable = field.name();
    Statement declaration = listing.declaration(variable);
    return add(field, run -> listing.value(declaration, run));
  }

  /** What the listing returns. */
  public TraceCells<I> result(Field field) {
    variable = "";
    return add(field, listing::follow);
  }

  private TraceCells<I> add(Field field, Run run) {
    cells.add(new Cell<>(field, step(run), List.of()));
    return this;
  }

  /** A known mistake in the cell that was added last: a line in the place of the listing's. */
  public TraceCells<I> slip(String id, String line) {
    Statement statement = listing.statement(line);
    boolean fits = variable.isEmpty() ? statement.returns() : statement.declares().equals(variable);
    if (!fits) {
      String rule = variable.isEmpty() ? "return" : "declare " + variable;
      throw new IllegalArgumentException("slip " + id + " must " + rule + ": " + line);
    }
    lines.add(new SlipLine(variable.isEmpty() ? RETURN.strip() : variable, id, statement));
    return slip(id, step(run -> listing.value(statement, run)));
  }

  private TraceCells<I> slip(String id, Cell.Step<I> step) {
    return slip(cells.size() - 1, id, step);
  }

  /** A known mistake in a cell of the table that no line of a listing makes. */
  public TraceCells<I> slip(String name, String id, Function<I, Value> wrong) {
    for (int i = 0; i < cells.size(); i++) {
      if (cells.get(i).field().name().equals(name)) {
        return slip(i, id, (given, earlier) -> wrong.apply(given));
      }
    }
    throw new IllegalArgumentException("cell must be in the table: " + name);
  }

  private TraceCells<I> slip(int index, String id, Cell.Step<I> step) {
    Cell<I> cell = cells.get(index);
    List<Cell.Slip<I>> slips = new ArrayList<>(cell.slips());
    slips.add(new Cell.Slip<>(id, step));
    cells.set(index, new Cell<>(cell.field(), cell.step(), slips));
    return this;
  }

  private Cell.Step<I> step(Run run) {
    return (given, earlier) -> {
      Bindings known = variables.apply(given);
      for (int i = 0; i < earlier.size(); i++) {
        Field field = cells.get(i).field();
        known.set(field.name(), earlier.get(i).in(field));
      }
      return Value.of(run.of(known));
    };
  }

  /** Class and tag of the method, such as {@code SegmentCircle#closestPoint}. */
  String method() {
    return listing.name();
  }

  /** The ids of the lines that give a variable this value, from what the others hold. */
  Set<String> slips(String variable, Map<String, Object> known, Value own, double tolerance) {
    Set<String> ids = new LinkedHashSet<>();
    for (SlipLine line : lines) {
      Bindings variables = new Bindings();
      known.forEach(variables::set);
      if (line.variable().equals(variable) && gives(line, variables, own, tolerance)) {
        ids.add(line.id());
      }
    }
    return ids;
  }

  private boolean gives(SlipLine line, Bindings known, Value own, double tolerance) {
    try {
      return own.isNear(Value.of(listing.value(line.statement(), known)), tolerance);
    } catch (IllegalArgumentException | IllegalStateException none) {
      return false; // The line has no value here, or needs one that is not known.
    }
  }

  List<Cell<I>> all() {
    return List.copyOf(cells);
  }
}
