package touchline.task;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import touchline.answer.Answer;
import touchline.answer.DecimalMark;
import touchline.diagram.DrawnShapes;
import touchline.diagram.NumberText;
import touchline.geometry.Vec2;
import touchline.input.Inputs;
import touchline.taught.Polygons;
import touchline.topic.Topics;

/** What holds for every variant of every hunt, and what is said to a learner on the way. */
class HuntTaskTest {
  private static final int SEEDS = 120;

  static List<HuntTask<?>> hunts() {
    List<HuntTask<?>> hunts = new ArrayList<>();
    for (Task task : Topics.tasks()) {
      if (task instanceof HuntTask<?> hunt) {
        hunts.add(hunt);
      }
    }
    return hunts;
  }

  @Test
  void eachFamilyOfMistakesHasOne() {
    assertEquals(15, hunts().size());
  }

  @ParameterizedTest
  @MethodSource("hunts")
  void theMistakeDoesNotShowAtTheStartAndDoesAtTheSolution(HuntTask<?> task) {
    for (long seed = 1; seed <= SEEDS; seed++) {
      Marker marker = Marker.of(task, seed);
      Verdict start = marker.mark(answer(start(task, marker)));
      assertEquals(0, start.mark(), task.id() + " seed " + seed + " " + start);
      assertTrue(start.reason().endsWith("and that is right."), start.reason());
      Verdict solved = marker.mark(answer(marker.right(0).get(0)));
      assertTrue(solved.isRight(), task.id() + " seed " + seed);
      assertTrue(solved.reason().startsWith("Caught: "), solved.reason());
    }
  }

  /** A mistaken answer may be anywhere. */
  @ParameterizedTest
  @MethodSource("hunts")
  void nothingThatIsGivenIsCutByTheEdge(HuntTask<?> task) {
    for (long seed = 1; seed <= SEEDS; seed++) {
      Given start = task.given(task.inputs(given(Marker.of(task, seed)).start()));
      assertEquals(List.of(), DrawnShapes.cut(start.drawing()), task.id() + " seed " + seed);
    }
  }

  /** Four corners that all turn the same way have no edges that cross. */
  @Test
  void theNearestPointIsHuntedOnConvexPolygons() {
    HuntTask<?> task = (HuntTask<?>) Topics.task("gjk-hunt").orElseThrow();
    for (long seed = 1; seed <= SEEDS; seed++) {
      List<Vec2> polygon = task.inputs(given(Marker.of(task, seed)).start()).polygon("polygon");
      assertTrue(Polygons.isConvex(polygon), "seed " + seed + " " + polygon);
    }
  }

  @ParameterizedTest
  @MethodSource("hunts")
  void everyMistakeOfTheFamilyAppears(HuntTask<?> task) {
    Set<String> drawn = new TreeSet<>();
    for (long seed = 1; seed <= SEEDS; seed++) {
      drawn.add(task.mistake(seed));
    }
    assertEquals(new TreeSet<>(task.mistakes()), drawn);
  }

  /** The words beside the picture tell the one answer, and never both. */
  @ParameterizedTest
  @MethodSource("hunts")
  void whatIsGivenSaysWhatTheMethodSaysAndStartsThere(HuntTask<?> task) {
    for (long seed = 1; seed <= SEEDS; seed++) {
      Given given = given(Marker.of(task, seed));
      Inputs read = task.inputs(given.start());
      assertEquals(given, task.given(read, task.mistake(seed)), "the page makes the same again");
      assertFalse(given.picture().contains("v-right"), given::picture);
      assertFalse(task.given(read).toString().contains(said(given) + "]]"), "not for credit");
    }
  }

  @ParameterizedTest
  @MethodSource("hunts")
  void theMapShowsOnceTheMistakeIsCaught(HuntTask<?> task) {
    Marker marker = Marker.of(task, 1);
    String caught = marker.picture(answer(marker.right(0).get(0)));
    assertTrue(caught.contains("dots v-parting") && caught.contains("h0M"), caught);
    assertFalse(marker.picture(answer(start(task, marker))).contains("dots"));
    assertEquals("", marker.picture(answer("somewhere")));
  }

  @ParameterizedTest
  @MethodSource("hunts")
  void whatIsCaughtIsNamedAndSaysNothingOfTheLearner(HuntTask<?> task) {
    Marker marker = Marker.of(task, 3);
    Answer right = answer(marker.right(0).get(0));
    Answer start = answer(start(task, marker));
    assertEquals(new Diagnosis.Named(task.mistake(3)), marker.found(right));
    assertEquals(new Diagnosis.Nothing(), marker.found(start));
    assertEquals(new Diagnosis.Nothing(), marker.diagnoseAll(List.of(start, right)));
  }

  @Test
  void checksAreCountedAndDoNotLowerTheMark() {
    HuntTask<?> task = hunts().get(0);
    Marker marker = Marker.of(task, 1);
    String start = start(task, marker);
    Answer right = answer(marker.right(0).get(0));
    assertEquals("You found it with your first check.", marker.remark(List.of(right)));
    List<Answer> history = List.of(answer(start), answer(start), right);
    assertEquals("You found it in 2 checks.", marker.remark(history));
    assertEquals(1, marker.score(history, 0, new Terms(12, 0, List.of())));
  }

  @Test
  void afterThreeChecksTheLearnerIsToldWhichWayToGo() {
    HuntTask<?> task = hunts().get(0);
    Marker marker = Marker.of(task, 1);
    List<Answer> wrong = wrong(task, marker);
    assertEquals("", marker.remark(wrong.subList(0, 2)));
    assertTrue(
        marker
            .remark(wrong.subList(0, 3))
            .matches("Go further (to the )?(left|right|up|down).*\\."));
  }

  @Test
  void aPlaceOutsideThePictureIsNoCheck() {
    HuntTask<?> task = hunts().get(0);
    Verdict verdict = Marker.of(task, 1).mark(answer("(20, 3)"));
    assertTrue(verdict.isNotUnderstood());
    assertEquals(
        "(20, 3) lies outside the picture, which goes from (-1, -1) to (9, 8).",
        verdict.fields().get(0).note());
  }

  @Test
  void placesThatDrawAlikeAreTheSame() {
    Marker marker = Marker.of(hunts().get(0), 1);
    assertTrue(marker.isRepeated(answer("2.04 3"), List.of(answer("(2, 2.96)"))));
    assertFalse(marker.isRepeated(answer("2.1 3"), List.of(answer("(2, 3)"))));
  }

  /** Different places near the start at which the mistake does not show. */
  private static List<Answer> wrong(HuntTask<?> task, Marker marker) {
    Inputs start = task.inputs(given(marker).start());
    List<Answer> wrong = new ArrayList<>();
    for (int i = 0; i < 90; i++) {
      Answer answer = answer(i / 10.0 + " " + start.point(task.probe()).y());
      if (marker.mark(answer).mark() == 0) {
        wrong.add(answer);
      }
    }
    return wrong;
  }

  private static String start(HuntTask<?> task, Marker marker) {
    return NumberText.of(task.inputs(given(marker).start()).point(task.probe()));
  }

  private static String said(Given given) {
    return given.values().get(given.values().size() - 1).text();
  }

  private static Given given(Marker marker) {
    return marker.variant().questions().get(0).givens().get(0);
  }

  private static Answer answer(String text) {
    return new Answer(0, List.of(text), DecimalMark.POINT);
  }
}
