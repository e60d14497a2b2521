package touchline.task;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import touchline.answer.Answer;
import touchline.answer.DecimalMark;
import touchline.listing.Statement;
import touchline.topic.Topics;

/**
 * Lines are numbered as in the listing: 1 segV, 2 pV, 3 length, 4 unit, 5 proj, 6 and 7 the ends, 8
 * the last; 9 the dot product with segV, 10 compares with 1.
 */
class OrderTaskTest {
  private final OrderTask<?> task = (OrderTask<?>) Topics.task("closest-point-order").orElseThrow();

  private String names(Marker marker, String numbers) {
    List<String> texts = task.lines().stream().map(Statement::text).toList();
    List<String> names = new ArrayList<>();
    for (String number : numbers.split(" ")) {
      String text = texts.get(Integer.parseInt(number) - 1);
      String option =
          marker.variant().questions().get(0).fields().get(0).options().stream()
              .filter(shown -> shown.substring(2).equals(text))
              .findFirst()
              .orElseThrow();
      names.add(option.substring(0, 1));
    }
    return String.join(" ", names);
  }

  private Answer answer(Marker marker, String numbers) {
    return new Answer(0, List.of(names(marker, numbers)), DecimalMark.POINT);
  }

  /** What learners of other years have seen, and what their stored answers name. */
  @Test
  void theLinesAreThoseOfTheListingAndTwoMore() {
    assertEquals(
        List.of(
            "Vec2 segV = b.minus(a);",
            "Vec2 pV = p.minus(a);",
            "double length = segV.length();",
            "Vec2 unit = segV.unit();",
            "double proj = pV.dot(unit);",
            "if (proj <= 0) return a;",
            "if (proj >= length) return b;",
            "return a.plus(unit.times(proj));",
            "double proj = pV.dot(segV);",
            "if (proj >= 1) return b;"),
        task.lines().stream().map(Statement::text).toList());
  }

  @ParameterizedTest
  @CsvSource({"1 2 3 4 5 6 7 8", "2 1 4 5 6 3 7 8", "1 4 2 5 3 7 6 8", "1 2 4 5 3 6 7 8"})
  void everyOrderThatWorksIsRight(String numbers) {
    for (long seed = 1; seed <= 50; seed++) {
      Marker marker = Marker.of(task, seed);
      assertTrue(marker.mark(answer(marker, numbers)).isRight(), numbers);
    }
  }

  @ParameterizedTest
  @CsvSource({
    "1 2 4 5 8,          M01",
    "1 2 3 4 5 6 8,      M02",
    "1 2 3 4 5 7 8,      M03",
    "1 2 3 4 5 6 10 8,   M08",
    "1 2 3 4 9 6 7 8,    M04",
    "1 2 3 4 9 6 10 8,   ''",
  })
  void aProgramWithALineMissingHasTheMistakeThatThisIs(String numbers, String id) {
    for (long seed = 1; seed <= 50; seed++) {
      Marker marker = Marker.of(task, seed);
      Answer answer = answer(marker, numbers);
      assertTrue(marker.mark(answer).mark() <= 0.5);
      Diagnosis diagnosis = marker.diagnose(List.of(answer));
      assertEquals(
          id.isEmpty() ? new Diagnosis.NotRecognised() : new Diagnosis.Named(id), diagnosis);
    }
  }

  @ParameterizedTest
  @CsvSource({
    "2 4 1, Line 2 uses segV before it is declared.",
    "2 5, 'Line 2 uses unit, which no line declares.'",
    "1 2 4 5 9, Line 5 declares proj again: line 4 did so.",
    "1 2 3, The method can end without a return.",
    "1 2 3 4 5 6 7, The method can end without a return.",
    "1 2 3 4 5 6 7 8 10, Line 9 can never be reached: the method has returned by then. Leave out what does not belong.",
    "1 2 3 4 5 6 7 8 10 9, Line 9 can never be reached: the method has returned by then. Leave out what does not belong.",
    "1 2 4 5 8 6 3 7, Line 6 can never be reached: the method has returned by then. Leave out what does not belong.",
  })
  void whatDoesNotCompileIsWorthNothingAndSaysWhy(String numbers, String why) {
    for (long seed = 1; seed <= 50; seed++) {
      Marker marker = Marker.of(task, seed);
      Answer answer = answer(marker, numbers);
      Verdict verdict = marker.mark(answer);
      assertEquals(0, verdict.mark());
      String reason = verdict.reason().replaceAll(" \\([a-j]\\)", "");
      assertEquals(
          ("This does not compile. " + why).toLowerCase(Locale.ROOT),
          reason.toLowerCase(Locale.ROOT));
    }
  }

  @Test
  void aLineIsNamedByItsPlaceAndItsLetter() {
    Marker marker = Marker.of(task, 3);
    Answer answer = answer(marker, "1 2 3 4 5 6 7 8 10");
    String letter = names(marker, "10");
    String reason = marker.mark(answer).reason();
    assertTrue(reason.contains("Line 9 (" + letter + ") can never be reached"), reason);
  }

  @Test
  void whatDoesNotCompileHasNoIdeaToTell() {
    Marker marker = Marker.of(task, 3);
    Answer noClamp = answer(marker, "1 2 4 5 8");
    Answer twice = answer(marker, "1 2 4 5 9 8");
    assertEquals(new Diagnosis.Nothing(), marker.diagnose(List.of(twice)));
    assertEquals(new Diagnosis.Nothing(), marker.diagnose(List.of(noClamp, twice)));
    assertEquals(new Diagnosis.Named("M01"), marker.diagnose(List.of(twice, noClamp)));
    assertEquals(new Diagnosis.Named("M01"), marker.diagnoseAll(List.of(noClamp, twice)));
  }

  @Test
  void aLetterThatIsNoLineIsAskedForAgain() {
    Marker marker = Marker.of(task, 3);
    for (String text : List.of("a b z", "a a", "1 2 3")) {
      Answer answer = new Answer(0, List.of(text), DecimalMark.POINT);
      assertTrue(marker.mark(answer).isNotUnderstood(), text);
    }
  }
}
