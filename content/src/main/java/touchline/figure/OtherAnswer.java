package touchline.figure;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import touchline.answer.Field;
import touchline.diagram.Drawing;
import touchline.diagram.NumberText;
import touchline.diagram.Shape;
import touchline.geometry.Vec2;
import touchline.input.InputNumber;

/**
 * What another method answered to the inputs of a run, such as a learner's: drawn and told as the
 * run's own result is, and compared with it.
 *
 * @param value a Vec2, a Double or a Boolean
 */
public record OtherAnswer(Run run, Object value) {
  private static final String YOURS = "yours";

  /** A millionth of the largest number given counts as rounding. */
  private static final double SHARE = 1e-6;

  private static final double LEAST_SIZE = 0x1p-10;

  /**
   * Reads the numbers of an answer, laid out by {@link touchline.code.ValueType}; empty if they are
   * none. Where the figure's method gives a time, a negative one says never, as infinity does.
   */
  public static Optional<OtherAnswer> of(Run run, double[] numbers) {
    boolean isTruth = returned(run).filter(Boolean.class::isInstance).isPresent();
    if (numbers.length == 2 && Double.isFinite(numbers[0]) && Double.isFinite(numbers[1])) {
      return Optional.of(new OtherAnswer(run, new Vec2(numbers[0], numbers[1])));
    }
    if (numbers.length != 1) {
      return Optional.empty();
    }
    boolean never = numbers[0] < 0 && run.figure().isTime(Run.RETURN);
    Object number = never ? Double.POSITIVE_INFINITY : numbers[0];
    return Optional.of(new OtherAnswer(run, isTruth ? (Object) (numbers[0] != 0) : number));
  }

  private static Optional<Object> returned(Run run) {
    return run.trace().returnedAt(run.last());
  }

  /** A drawing of the run with the answer on top; the same drawing if such a one is not drawn. */
  public Drawing over(Drawing drawing) {
    Map<String, Object> values = new LinkedHashMap<>(run.ownValuesAfter(run.last()));
    values.put(YOURS, value);
    List<Shape> shapes = new ArrayList<>();
    Places places = new Places(run.figure().view(), run.inputs(), values);
    for (Show show : run.figure().shows()) {
      if (show.variable().equals(Run.RETURN)) {
        new ShownDrawing(places, shapes).draw(renamed(show));
      }
    }
    return drawing.with(shapes.toArray(new Shape[0]));
  }

  /** A bar to the line is as long as the right answer, so another one is drawn toward the line. */
  private static Show renamed(Show show) {
    List<String> words = new ArrayList<>(show.words());
    if (show.form() == Show.Form.POINT || show.form() == Show.Form.JOINED) {
      words.set(0, YOURS);
    }
    Show.Form form = show.form() == Show.Form.DROP ? Show.Form.TOWARD : show.form();
    return new Show(YOURS, form, words);
  }

  /** The answer in the words in which the figure tells its own. */
  public String words() {
    Map<String, Object> values = new LinkedHashMap<>(run.ownValuesAfter(run.last()));
    values.put(Run.RETURN, value);
    String told = Results.of(run.figure(), run.inputs(), values);
    return told.isEmpty() ? Variables.text(value) : told;
  }

  /** Whether both methods give the same here, but for rounding. */
  public boolean agrees() {
    Optional<Object> own = returned(run);
    if (own.isEmpty()) {
      return false;
    }
    if (own.get() instanceof Boolean || value instanceof Boolean) {
      return own.get().equals(value);
    }
    return own.get().equals(value) || distance(own.get()) <= SHARE * size();
  }

  /** By how much they differ, such as {@code They differ here by 1.1 m.} */
  public String compared() {
    Optional<Object> own = returned(run);
    if (own.isEmpty()) {
      return "Ours has no answer here.";
    }
    if (agrees()) {
      return "Ours gives the same.";
    }
    double distance = distance(own.get());
    boolean isFar = Double.isFinite(distance) && distance >= 0.0005;
    return isFar
        ? "They differ here by " + NumberText.of(distance) + unit() + "."
        : "They differ here.";
  }

  private String unit() {
    boolean isNumber = value instanceof Double;
    for (Show show : run.figure().shows()) {
      if (isNumber && show.variable().equals(Run.RETURN)) {
        return show.form() == Show.Form.NUMBER
            ? " " + show.word(1)
            : show.form() == Show.Form.DROP ? " m" : "";
      }
    }
    return isNumber ? "" : isVelocity() ? " " + Field.PER_STEP : " m";
  }

  /** An arrow that is the answer to a velocity is a velocity, too. */
  private boolean isVelocity() {
    return run.inputs().all().stream().anyMatch(input -> input.name().equals("velocity"))
        && run.figure().shows().stream()
            .filter(show -> show.variable().equals(Run.RETURN))
            .anyMatch(show -> show.form() == Show.Form.ARROW);
  }

  /** Not a number where one of them is none. */
  private double distance(Object own) {
    if (own instanceof Vec2 one && value instanceof Vec2 other) {
      return one.minus(other).length();
    }
    return own instanceof Number one && value instanceof Double other
        ? Math.abs(one.doubleValue() - other)
        : Double.NaN;
  }

  private double size() {
    double size = LEAST_SIZE;
    for (InputNumber field : run.inputs().fields()) {
      size = Math.max(size, Math.abs(field.value()));
    }
    return size;
  }
}
