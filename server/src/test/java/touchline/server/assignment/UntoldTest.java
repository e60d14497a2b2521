package touchline.server.assignment;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import touchline.answer.Value;
import touchline.diagram.NumberText;
import touchline.diagram.View;
import touchline.geometry.Vec2;
import touchline.server.lesson.ExerciseText;
import touchline.server.lesson.Lessons;
import touchline.task.Given;
import touchline.task.Marker;
import touchline.task.Task;
import touchline.topic.Topics;

/** Pictures of very many variants tell no answer; and what finds one that does can find it. */
class UntoldTest {
  private static final int SEEDS = Integer.getInteger("pictures", 6);

  /** Their answers are small whole numbers, which stand in every page. */
  private static final Set<String> UNSOUGHT =
      Set.of(
          "broad-boxes",
          "broad-often",
          "broad-pairs",
          "broad-tests",
          "broad-touching",
          "broad-trace",
          "gjk-corner",
          "gjk-support",
          "grid-asked",
          "grid-axis-trace",
          "grid-cell",
          "grid-columns",
          "grid-entries",
          "meeting-relative",
          "painting-click",
          "painting-oval",
          "painting-oval-trace",
          "painting-point",
          "polygons-crossings",
          "polygons-trace",
          "precision-back",
          "precision-back-trace",
          "vector-difference");

  static Stream<ExerciseText> exercises() {
    return CreditPayloadTest.exercises();
  }

  @ParameterizedTest
  @MethodSource("exercises")
  void noPictureTellsAnAnswer(ExerciseText exercise) {
    Task task = task(exercise);
    Random random = new Random(7);
    long sought = 0;
    for (int i = 0; i < SEEDS; i++) {
      long seed = random.nextInt(Integer.MAX_VALUE);
      for (int asked = 0; asked < Marker.of(task, seed).variant().questions().size(); asked++) {
        Untold untold = new Untold(exercise, task, seed, asked);
        sought += untold.sought();
        untold.question().givens().stream().map(Given::picture).forEach(untold::assertNotIn);
      }
    }
    boolean isChosen = new Untold(exercise, task, 1, 0).values().isEmpty();
    assertEquals(
        isChosen || UNSOUGHT.contains(exercise.task()),
        sought == 0,
        exercise.task() + ": nothing to seek in pictures");
  }

  /** Its stadium begins at (0, 0) with radius 1, and the way out is of length 1. */
  @Test
  void aSideOfAStadiumMayEndWhereAVectorPoints() {
    Untold untold = untold("robust-and-fast/again-stadium-push", 215_974_196, 2);
    Given given = untold.question().givens().get(0);
    untold.assertNotIn(given.picture());
    View view = given.drawing().view();
    String place = "cx=\"" + text(view.pixelX(0.8)) + "\" cy=\"" + text(view.pixelY(-0.6)) + "\"";
    assertThrows(AssertionError.class, () -> untold.assertNotIn("<circle " + place + "/>"));
  }

  /** What brings the centre nearer, 9.6 m, is also a pixel of some picture. */
  @Test
  void aPixelMayHaveTheNumberOfTheAnswer() {
    Untold untold = untold("moving-circle/how-fast", 893_218_129, 0);
    untold.assertNotIn(untold.question().givens().get(0).picture());
    untold.assertNotIn("<line x1=\"150\" y1=\"214\" x2=\"9.6\" y2=\"55\"/>");
    assertThrows(AssertionError.class, () -> untold.assertNotIn("<input value=\"9.6\">"));
  }

  @Test
  void aLeakWouldBeFound() {
    Untold untold = untold("closest-point/find-it", 1, 0);
    List<Value> values = untold.values();
    long found =
        values.stream()
            .map(value -> "<p>" + NumberText.of(new Vec2(value.x(), value.y())) + "</p>")
            .filter(leak -> tells(untold, leak))
            .count();
    assertTrue(found >= 10, "leaks found: " + found);
  }

  private static boolean tells(Untold untold, String payload) {
    try {
      untold.assertNotIn(payload);
      return false;
    } catch (AssertionError leaking) {
      return true;
    }
  }

  private static Untold untold(String id, long seed, int asked) {
    ExerciseText exercise = Lessons.load().exercise(id).orElseThrow();
    return new Untold(exercise, task(exercise), seed, asked);
  }

  private static Task task(ExerciseText exercise) {
    return Topics.task(exercise.task()).orElseThrow();
  }

  private static String text(double number) {
    return NumberText.of(number);
  }
}
