package touchline.task;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import touchline.answer.Answer;
import touchline.answer.DecimalMark;
import touchline.answer.Field;
import touchline.answer.FieldMark;
import touchline.answer.Reading;
import touchline.diagram.Shape;
import touchline.mistake.LessonMistakes;
import touchline.suite.Part;
import touchline.topic.Topics;

/** Cases that are written for a method: what is read, marked and said of them. */
class TestsTaskTest {
  private static final long SEED = 3;

  /** Two circles: a, radiusA, b, radiusB and where to. */
  private final Marker circles = marker("circles-tests");

  private static Marker marker(String id) {
    return Marker.of(Topics.task(id).orElseThrow(), SEED);
  }

  /** Case after case. */
  private static Answer answer(String... texts) {
    return new Answer(0, Arrays.asList(texts), DecimalMark.POINT);
  }

  private static List<String> problems(Marker marker, Answer answer) {
    List<String> problems = new ArrayList<>();
    for (Reading read : marker.read(answer)) {
      if (read instanceof Reading.NotUnderstood not) {
        problems.add(not.message());
      }
    }
    return problems;
  }

  @Test
  void storedSuiteIsRightAndSaysSo() {
    Verdict verdict = circles.mark(answer(circles.right(0).toArray(String[]::new)));
    assertTrue(verdict.isRight());
    assertEquals("All 17 mistaken methods are exposed.", verdict.reason());
    assertEquals("", verdict.rule());
  }

  @Test
  void picturesNameThingsAsTheirFieldsDo() {
    for (Task task : Topics.tasks()) {
      if (task instanceof TestsTask tests) {
        List<String> names = tests.contract().parts().stream().map(Part::name).toList();
        Given given = marker(task.id()).variant().questions().get(0).givens().get(0);
        for (Shape shape : given.drawing().shapes()) {
          String name = nameOf(shape);
          assertTrue(name.isEmpty() || names.contains(name), task.id() + ": " + name);
        }
      }
    }
  }

  private static String nameOf(Shape shape) {
    if (shape instanceof Shape.Arrow arrow) {
      return arrow.label();
    }
    return shape instanceof Shape.Dot dot ? dot.label() : "";
  }

  @Test
  void fieldsSayWhatTheirNumbersAreCountedIn() {
    assertEquals(List.of("m a step", "m", "", "m a step"), units("bounce-tests", 4));
    assertEquals(
        List.of("m", "m", "m a step", "m", "m", "m a step", ""), units("meeting-tests", 7));
    assertEquals(List.of("m", "m", "m", "m", "m a step", ""), units("moving-tests", 6));
    assertEquals(List.of("m", "m", "m", "m"), units("line-tests", 4));
  }

  private static List<String> units(String id, int width) {
    return marker(id).variant().questions().get(0).fields().subList(0, width).stream()
        .map(Field::unit)
        .toList();
  }

  @Test
  void nothingWrittenIsNoAnswer() {
    Verdict verdict = circles.mark(answer());
    assertTrue(verdict.isNotUnderstood());
    assertEquals(0, verdict.mark());
    assertEquals(List.of("Write at least one case."), problems(circles, answer()));
  }

  @Test
  void caseThatLacksAFieldIsNoneAndSaysWhere() {
    Answer half = answer("(1, 2)", "3", "", "4", "(0, 0)");
    assertEquals(List.of("This is missing. A case needs all its fields."), problems(circles, half));
    assertInstanceOf(Reading.NotUnderstood.class, circles.read(half).get(2));
  }

  @Test
  void caseMayStandInAnyRow() {
    String[] texts = new String[10];
    Arrays.fill(texts, "");
    System.arraycopy(new String[] {"(0, 0)", "3", "(0, 0)", "0", "(0, 3)"}, 0, texts, 5, 5);
    Verdict verdict = circles.mark(answer(texts));
    assertEquals("4 of 17 mistaken methods are exposed.", verdict.reason());
    assertEquals("Case 2 exposes 4 mistaken methods.", verdict.fields().get(9).note());
    assertEquals(4 / 17.0, verdict.mark());
  }

  @Test
  void wrongExpectationIsNamedWithoutTheRightAnswer() {
    Verdict verdict = circles.mark(answer("(0, 0)", "3", "(0, 0)", "0", "(3, 0)"));
    FieldMark expected = verdict.fields().get(4);
    assertEquals(FieldMark.State.WRONG, expected.state());
    assertEquals("", expected.note());
    assertEquals(
        "None of the 17 mistaken methods is exposed."
            + " Case 1 accuses the right method, so it exposes nobody.",
        verdict.reason());
    assertEquals(0, verdict.mark());
  }

  @Test
  void inputsThatTheStatementExcludesAreRefusedWithItsWords() {
    Answer negative = answer("(0, 0)", "-3", "(0, 0)", "0", "(0, 3)");
    assertEquals(List.of("radiusA is never negative."), problems(circles, negative));
    Answer samePoint = answer("(1, 2)", "(1, 2)", "(0, 0)", "1");
    assertEquals(
        List.of("a and b are never the same point."), problems(marker("line-tests"), samePoint));
  }

  @Test
  void choiceWithoutInputsIsNoCase() {
    Marker boxes = marker("boxes-tests");
    Answer chosen = answer("", "", "", "", "yes", "3 3", "-2 -2", "2 -1", "0", "yes");
    assertEquals(List.of(), problems(boxes, chosen));
    assertEquals("8 of 21 mistaken methods are exposed.", boxes.mark(chosen).reason());
  }

  @Test
  void whatSurvivesIsToldAsBehaviourAndKept() {
    List<String> texts = circles.right(0).subList(0, 5);
    List<Answer> history = List.of(new Answer(0, texts, DecimalMark.POINT));
    Diagnosis left = circles.diagnose(history);
    assertEquals(new Diagnosis.Survivors(List.of("C5", "C16", "C19")), left);
    assertEquals(List.of("C5", "C16", "C19"), Explanation.ids(left));
    String told = new Explanation(LessonMistakes.TEXTS::named).of(left);
    assertTrue(
        told.startsWith("A method with the mistake “an outline instead of a disk” passes all your"),
        told);
    assertTrue(told.contains("\nSo does one with “moved although apart”."), told);
    assertFalse(told.contains("nothing says where to"), told);
  }

  /** Nobody has seventeen mistakes who has written one case that shows nothing. */
  @Test
  void nothingIsKeptOfWhoExposesNobody() {
    Answer none = answer("(9, 0)", "1", "(0, 0)", "1", "(5, 5)");
    assertEquals(new Diagnosis.Nothing(), circles.diagnose(List.of(none)));
  }

  @Test
  void repeatedSuiteIsKnownAgain() {
    Answer first = answer("(0, 0)", "3", "(0, 0)", "0", "(0, 3)");
    Answer again = answer("0 0", "3.0", "(0,0)", "0", "0 3");
    assertTrue(circles.isRepeated(again, List.of(first)));
  }

  @Test
  void exampleIsDrawnAndTheNumberOfMistakenMethodsIsSaid() {
    Given given = circles.variant().questions().get(0).givens().get(0);
    assertEquals("Vec2 offset(Vec2 a, double radiusA, Vec2 b, double radiusB)", text(given, 0));
    assertEquals("17", text(given, 1));
    assertTrue(text(given, 2).startsWith("a = ("), text(given, 2));
  }

  private static String text(Given given, int at) {
    return given.values().get(at).text();
  }
}
