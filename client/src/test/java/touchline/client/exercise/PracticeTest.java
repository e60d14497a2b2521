package touchline.client.exercise;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import touchline.answer.Answer;
import touchline.answer.DecimalMark;
import touchline.diagram.NumberText;
import touchline.task.Diagnosis;
import touchline.task.Marker;
import touchline.task.Task;
import touchline.topic.Topics;

class PracticeTest {
  private static final String TASK = "closest-point-proj";
  private static final long SEED = 5;

  private static List<String> mark(String... texts) {
    List<String> answers =
        List.of(texts).stream().map(text -> Practice.text(answer(text))).toList();
    return Practice.parts(Practice.mark(Topics::task, TASK, SEED, Practice.join(answers)));
  }

  private static Answer answer(String text) {
    return new Answer(0, List.of(text), DecimalMark.POINT);
  }

  @Test
  void everyTasksReferenceIsRight() {
    for (Task task : Topics.tasks()) {
      Answer right = new Answer(0, Marker.of(task, SEED).right(0), DecimalMark.POINT);
      String result = Practice.mark(Topics::task, task.id(), SEED, Practice.text(right));
      List<String> parts = Practice.parts(result);
      assertEquals(List.of("right", "100"), parts.subList(0, 2), task.id());
      assertEquals(Marker.of(task, SEED).avoided(task, 0), Practice.avoided(parts.get(2)));
    }
  }

  @Test
  void wrongAnswerNamesWhatTheServerNames() {
    List<String> result = mark("77");
    assertEquals(List.of("wrong", "0", "?"), result.subList(0, 3));
  }

  @Test
  void aRoundedAnswerIsToldHowNearCounts() {
    Task task = Topics.task("vector-distance").orElseThrow();
    double right = Double.parseDouble(Marker.of(task, SEED).right(0).get(0));
    Answer rounded = answer(NumberText.of(right + 0.03));
    List<String> parts =
        Practice.parts(Practice.mark(Topics::task, task.id(), SEED, Practice.text(rounded)));
    assertEquals(List.of("wrong", "0", ""), parts.subList(0, 3));
    assertTrue(parts.get(4).contains("An answer within 0.01 is accepted."), parts::toString);
  }

  /** Nobody reads beside it that we do not recognise it. */
  @Test
  void reasonThatTellsWhatHappenedIsTheOnlyMessage() {
    String place =
        Practice.mark(Topics::task, "closest-point-place", SEED, Practice.text(answer(givenP())));
    assertTrue(place.contains("Your answer is p itself."), place);
    assertEquals(List.of("wrong", "0", ""), Practice.parts(place).subList(0, 3));
    List<String> rows = List.of("(90, 90)", "(91, 92)", "93", "94", "(95, 96)");
    String trace =
        Practice.mark(
            Topics::task,
            "closest-point-trace",
            SEED,
            Practice.text(new Answer(0, rows, DecimalMark.POINT)));
    assertTrue(trace.contains("It first goes wrong at segV."), trace);
    assertEquals("", Practice.parts(trace).get(2));
  }

  private static String givenP() {
    Marker marker = Marker.of(Topics.task("closest-point-place").orElseThrow(), SEED);
    return marker.variant().questions().get(0).givens().get(0).values().stream()
        .filter(value -> value.name().equals("p"))
        .findFirst()
        .orElseThrow()
        .text();
  }

  @Test
  void linesThatDoNotCompileSaySoAndNothingOfAnIdea() {
    String result =
        Practice.mark(Topics::task, "closest-point-order", SEED, Practice.text(answer("a b c")));
    List<String> parts = Practice.parts(result);
    assertEquals(List.of("wrong", "0", ""), parts.subList(0, 3));
    assertTrue(parts.get(4).startsWith("This does not compile. Line "), parts.get(4));
  }

  @Test
  void whatIsNotUnderstoodIsAProblemOfItsField() {
    List<String> result = mark("77", "a");
    assertEquals("problems", result.get(0));
    assertTrue(result.get(1).startsWith("\u201ca\u201d was not understood"), result.get(1));
    assertEquals(List.of("problems", "An answer is missing here."), mark(" "));
  }

  @Test
  void whatSurvivesIsReadAgainAsSurvivors() {
    List<String> suite = Marker.of(Topics.task("circles-tests").orElseThrow(), SEED).right(0);
    Answer one = new Answer(0, suite.subList(0, 5), DecimalMark.POINT);
    String result = Practice.mark(Topics::task, "circles-tests", SEED, Practice.text(one));
    List<String> parts = Practice.parts(result);
    assertEquals(List.of("partly", "82", "! C5 C16 C19"), parts.subList(0, 3));
    assertEquals(
        new Diagnosis.Survivors(List.of("C5", "C16", "C19")), Practice.diagnosis(parts.get(2)));
    assertEquals(new Diagnosis.NotRecognised(), Practice.diagnosis("?"));
    assertEquals(new Diagnosis.Named("M01"), Practice.diagnosis("M01"));
    assertEquals(new Diagnosis.OneOf(List.of("M01", "M02")), Practice.diagnosis("M01 M02"));
    assertEquals(new Diagnosis.Nothing(), Practice.diagnosis(""));
  }

  /** What a page holds of exercises at large takes no methods along. */
  @Test
  void casesHaveAScriptOfTheirOwn() {
    assertTrue(Topics.withoutCases("circles-tests").isEmpty());
    assertTrue(Topics.cases("circles-tests").isPresent());
    assertTrue(Topics.cases(TASK).isEmpty());
  }

  @Test
  void taskThatDoesNotExistIsRefused() {
    String text = Practice.text(answer("1"));
    assertThrows(
        IllegalArgumentException.class, () -> Practice.mark(Topics::task, "none", SEED, text));
  }

  @Test
  void emptyPartsAreKept() {
    assertEquals(List.of("", "a", ""), Practice.parts("\u001fa\u001f"));
  }
}
