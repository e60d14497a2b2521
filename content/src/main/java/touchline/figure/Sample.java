package touchline.figure;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import touchline.geometry.Box;
import touchline.geometry.Circle;
import touchline.geometry.Line;
import touchline.geometry.Segment;
import touchline.geometry.Vec2;
import touchline.input.Input;
import touchline.input.InputNumber;
import touchline.input.Inputs;
import touchline.listing.CodeLine;
import touchline.trace.Event;
import touchline.trace.Step;

/**
 * Many runs of a figure: on its starting inputs and on random ones, always the same. From them the
 * lint knows which variables there are, of what type, and what can happen.
 */
final class Sample {
  private static final int SEED = 20_240_229;
  private static final int RUNS = 600;

  /** Of all runs together, so that a polygon of hundreds of corners cannot hold up the lint. */
  static final int MOST_STEPS = 500_000;

  /** What happens in a step now, happens in a later one then. */
  private static final double SLOW = 0.25;

  /** How often a number is taken from another input, so that points coincide and circles touch. */
  private static final double COPIED = 0.35;

  private final Figure figure;
  private final Map<String, Object> values = new HashMap<>();
  private final Set<String> happens = new HashSet<>();
  private int steps;

  private Sample(Figure figure) {
    this.figure = figure;
  }

  static Sample of(Figure figure) {
    return of(figure, MOST_STEPS);
  }

  /**
   * The same, with fewer steps.
   *
   * @param most once there are so many, no further run begins
   */
  static Sample of(Figure figure, int most) {
    Sample sample = new Sample(figure);
    sample.add(figure.inputs());
    sample.add(slowed(figure.inputs(), 0));
    sample.add(slowed(figure.inputs(), SLOW));
    Random random = new Random(SEED);
    for (int i = 0; i < RUNS && sample.steps < most; i++) {
      sample.add(random(figure, random));
    }
    return sample;
  }

  /** With every vector so much shorter, or zero, which chance hardly ever makes. */
  private static Inputs slowed(Inputs inputs, double factor) {
    Inputs slowed = inputs;
    for (Input input : inputs.all()) {
      if (input.kind() == Input.Kind.VECTOR) {
        Vec2 vector = input.vector(0).times(factor);
        String name = input.name();
        slowed = slowed.with(name + ".x", vector.x()).with(name + ".y", vector.y());
      }
    }
    return slowed;
  }

  /** Random inputs of a figure on a coarse lattice, where special cases are not rare. */
  static List<Inputs> inputs(Figure figure, int count) {
    Random random = new Random(SEED);
    List<Inputs> all = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      all.add(random(figure, random));
    }
    return all;
  }

  private static Inputs random(Figure figure, Random random) {
    Inputs inputs = figure.inputs();
    for (InputNumber field : figure.inputs().fields()) {
      inputs = inputs.with(field.id(), value(field, inputs, random));
    }
    return inputs;
  }

  private static double value(InputNumber field, Inputs inputs, Random random) {
    if (random.nextDouble() < COPIED) {
      for (InputNumber other : inputs.fields()) {
        if (!other.id().equals(field.id()) && ends(other).equals(ends(field))) {
          return other.value();
        }
      }
    }
    double range = field.max() - field.min();
    return Math.floor(field.min() + random.nextDouble() * (range + 1));
  }

  /** Horizontal numbers are copied from horizontal ones, and so on. */
  private static String ends(InputNumber field) {
    return field.id().substring(field.id().lastIndexOf('.') + 1);
  }

  private void add(Inputs inputs) {
    if (inputs.all().stream()
        .anyMatch(i -> i.kind() == Input.Kind.LINE && !Places.hasDirection(i))) {
      return;
    }
    Run run = Run.of(figure, inputs);
    steps += run.trace().steps().size();
    for (Step step : run.trace().steps()) {
      CodeLine code = run.codeOf(step);
      for (Event event : step.events()) {
        add(event, code);
      }
    }
  }

  private void add(Event event, CodeLine code) {
    if (event instanceof Event.Assigned assigned) {
      addValue(assigned.name(), assigned.value());
      compared(assigned.value(), code);
    } else if (event instanceof Event.Returned returned) {
      addValue(Run.RETURN, returned.value());
      happens.add(code.statement());
      compared(returned.value(), code);
    } else if (event instanceof Event.Decided decided) {
      String about = code.each().isEmpty() ? code.condition() : "another " + code.each();
      happens.add((decided.outcome() ? "when " : "unless ") + about);
    }
  }

  private void compared(Object value, CodeLine code) {
    if (value instanceof Boolean outcome && !code.comparison().isEmpty()) {
      happens.add((outcome ? "when " : "unless ") + code.comparison());
    }
  }

  private void addValue(String name, Object value) {
    happens.add(name);
    boolean isEmpty = value instanceof List<?> list && list.isEmpty();
    if (!isEmpty || !values.containsKey(name)) {
      values.put(name, value);
    }
  }

  /** How many steps its runs took. */
  int steps() {
    return steps;
  }

  Set<String> names() {
    return values.keySet();
  }

  /** Variables that are set, statements that return, conditions by {@code when} and unless. */
  Set<String> happens() {
    return happens;
  }

  boolean answers(String name, FigureQuestion.Kind kind) {
    return Questions.fits(kind, values.getOrDefault(name, ""));
  }

  boolean fits(Show show) {
    Object value = values.getOrDefault(show.variable(), "");
    return switch (show.form()) {
      case ARROW, UNDER, LEGS, JOINED, POINT, PUSH, PLACE, SHADOWS, SHIFT -> value instanceof Vec2;
      case LENGTH,
          LENGTH_UNDER,
          LENGTH_TOWARD,
          LEVEL,
          UPRIGHT,
          LEVEL_LINE,
          UPRIGHT_LINE,
          OUT,
          GAP,
          ARM,
          ARC_FROM,
          ARC_TO,
          SPAN,
          DROP,
          FAN,
          TOWARD,
          TIME,
          TIME_TO_LINE,
          TIME_TO_SEGMENT,
          TIME_OF_BOTH,
          TIME_OF_BOX,
          TIME_OF_POINT,
          TIME_OF_REACH ->
          value instanceof Double;
      case COLUMN, ROW -> value instanceof Integer;
      case CIRCLE -> value instanceof Circle;
      case INTERVALS ->
          value instanceof List<?> list && !list.isEmpty() && list.get(0) instanceof Circle;
      case BOX -> value instanceof Box;
      case SEGMENT -> value instanceof Segment;
      case LINE -> value instanceof Line;
      case PART -> value instanceof Double || value instanceof List;
      case PATH -> value instanceof List<?> list && !list.isEmpty() && list.get(0) instanceof Vec2;
      case SAYS, HITS, ALLOWS -> value instanceof Boolean;
      case NUMBER, COUNT, STEPS, COLUMNS, ROWS, CELLS, CROSSINGS ->
          value instanceof Double || value instanceof Integer;
    };
  }

  /** How many things these names stand for; none if one of them stands for nothing. */
  int things(List<String> names) {
    return new Places(figure.view(), figure.inputs(), values).things(names).size();
  }

  /** Whether a name can stand in a place of that kind. */
  boolean isA(String kind, String name) {
    Places places = new Places(figure.view(), figure.inputs(), values);
    return switch (kind) {
      case "POINT" -> places.point(name).isPresent();
      case "VECTOR" -> places.vector(name).isPresent();
      case "CIRCLE" -> places.circle(name).isPresent();
      case "LINE" -> places.line(name).isPresent();
      case "NUMBER" -> places.number(name).isPresent();
      case "BOX" -> places.box(name).isPresent();
      case "POLYGON" -> places.polygon(name).isPresent();
      default -> figure.inputs().all().stream().anyMatch(input -> input.name().equals(name));
    };
  }
}
