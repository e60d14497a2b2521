package touchline.server.assignment;

import static org.junit.jupiter.api.Assertions.assertFalse;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import touchline.answer.Value;
import touchline.diagram.NumberText;
import touchline.diagram.View;
import touchline.exercise.Chance;
import touchline.geometry.Vec2;
import touchline.server.lesson.ExerciseText;
import touchline.task.Given;
import touchline.task.GivenValue;
import touchline.task.Marker;
import touchline.task.Question;
import touchline.task.Task;
import touchline.task.Telling;

/**
 * What no browser may receive before a question is finished: its right answer and those of known
 * mistakes, as a text, as a number or as a place in a picture.
 */
public final class Untold {
  private static final Pattern NUMBER = Pattern.compile("-?[0-9]+(\\.[0-9]+)?(E-?[0-9]+)?");

  /** Where a picture draws something, in pixels: as numbers these say nothing. */
  private static final Pattern PIXELS = Pattern.compile(" (c?[xy]|[xy][12]|r[xy]?)=\"[-0-9.]+\"");

  private final ExerciseText exercise;
  private final long seed;
  private final int asked;
  private final Question question;
  private final List<Value> values;

  /**
   * @param asked which of the variant's questions, from 0
   */
  public Untold(ExerciseText exercise, Task task, long seed, int asked) {
    this(exercise, task, () -> new Chance(seed), seed, asked);
  }

  /**
   * Of a variant that is drawn otherwise.
   *
   * @param chance draws it
   */
  public Untold(ExerciseText exercise, Task task, Supplier<Chance> chance, long seed, int asked) {
    this.exercise = exercise;
    this.seed = seed;
    this.asked = asked;
    question = Marker.of(task, chance.get()).variant().questions().get(asked);
    values = Telling.values(task, chance.get(), asked);
  }

  public Question question() {
    return question;
  }

  public List<Value> values() {
    return values;
  }

  /** How many values would be found in a payload; whole numbers stand in every page. */
  public long sought() {
    Set<String> free = free();
    return values.stream()
        .filter(
            value ->
                isRaw(value.x())
                    || isTelling(value.x(), free) && (value.y() == 0 || isTelling(value.y(), free)))
        .count();
  }

  public void assertNotIn(String payload) {
    Set<String> numbers = numbers(payload);
    Set<String> free = free();
    String texts = PIXELS.matcher(payload).replaceAll("");
    for (Value value : values) {
      String where = exercise.id() + " seed " + seed + " question " + asked + ": " + value;
      for (double number : new double[] {value.x(), value.y()}) {
        assertFalse(isRaw(number) && numbers.contains(Double.toString(number)), where);
      }
      Vec2 point = new Vec2(value.x(), value.y());
      if (isTelling(value.x(), free) && isTelling(value.y(), free)) {
        assertFalse(payload.contains(NumberText.of(point)), where);
        assertNotDrawn(payload, question.givens().get(0), point, where);
      }
      if (value.y() == 0 && isTelling(value.x(), free)) {
        assertFalse(texts.contains(">" + NumberText.of(value.x()) + "<"), where);
        assertFalse(texts.contains("\"" + NumberText.of(value.x()) + "\""), where);
      }
    }
  }

  /** The numbers that the exercise itself names. */
  private Set<String> free() {
    Set<String> free = numbers(exercise.html());
    for (Given given : question.givens()) {
      for (GivenValue named : given.values()) {
        named.numbers().forEach(number -> free.add(NumberText.of(number)));
      }
    }
    return free;
  }

  /** So many digits that no other number of the page is the same by chance. */
  private static boolean isRaw(double number) {
    return Double.toString(number).length() > 10;
  }

  /** A whole number is one of many in a page: a coordinate, an axis, a count. */
  private static boolean isTelling(double number, Set<String> free) {
    String text = NumberText.of(number);
    return text.contains(".") && !isWholeButForRounding(number) && !free.contains(text);
  }

  private static boolean isWholeButForRounding(double number) {
    return Math.abs(number - Math.rint(number)) < 1e-9;
  }

  private static void assertNotDrawn(String payload, Given given, Vec2 point, String where) {
    View view = given.drawing().view();
    String x = NumberText.of(view.pixelX(point.x()));
    String y = NumberText.of(view.pixelY(point.y()));
    String drawn = where + " drawn";
    assertFalse(payload.contains("cx=\"" + x + "\" cy=\"" + y + "\""), drawn);
    if (!isCorner(point, given)) {
      assertFalse(payload.contains("x1=\"" + x + "\" y1=\"" + y + "\""), drawn);
      assertFalse(payload.contains("x2=\"" + x + "\" y2=\"" + y + "\""), drawn);
    }
  }

  /**
   * Whether a side of the given stadium ends there. Its sides say nothing but a, b and R: where a
   * is (0, 0) they may end at the place that a vector of the answer has as a point.
   */
  private static boolean isCorner(Vec2 point, Given given) {
    Optional<List<Double>> a = named(given, "a");
    Optional<List<Double>> b = named(given, "b");
    Optional<List<Double>> radius = named(given, "R");
    if (a.isEmpty() || b.isEmpty() || radius.isEmpty()) {
      return false;
    }
    Vec2 from = new Vec2(a.get().get(0), a.get().get(1));
    Vec2 to = new Vec2(b.get().get(0), b.get().get(1));
    Vec2 side = to.minus(from).perpendicular().unit().times(radius.get().get(0));
    return List.of(from.plus(side), from.minus(side), to.plus(side), to.minus(side)).stream()
        .anyMatch(corner -> NumberText.of(corner).equals(NumberText.of(point)));
  }

  private static Optional<List<Double>> named(Given given, String name) {
    return given.values().stream()
        .filter(value -> value.name().equals(name))
        .map(GivenValue::numbers)
        .findFirst();
  }

  private static Set<String> numbers(String text) {
    Set<String> numbers = new LinkedHashSet<>();
    NUMBER.matcher(text).results().map(MatchResult::group).forEach(numbers::add);
    return numbers;
  }
}
