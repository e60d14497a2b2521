package touchline.server.statistics;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import touchline.server.statistics.MistakeStore.Wrong;
import touchline.server.statistics.StatisticsStore.Standing;

/** Numbers about a class. */
class StatisticsTest {
  private static final List<Double> RISING =
      List.of(1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0, 9.0, 10.0);

  @Test
  void correlationIsOneForALineAndNothingForTooFewOrAllTheSame() {
    List<Double> doubled = RISING.stream().map(x -> 2 * x + 1).toList();
    List<Double> falling = RISING.stream().map(x -> -x).toList();
    assertEquals(1, Correlation.of(RISING, doubled).orElseThrow(), 1e-12);
    assertEquals(-1, Correlation.of(RISING, falling).orElseThrow(), 1e-12);
    assertEquals(Optional.empty(), Correlation.of(RISING, RISING.stream().map(x -> 1.0).toList()));
    assertEquals(Optional.empty(), Correlation.of(RISING.subList(0, 9), RISING.subList(0, 9)));
  }

  @Test
  void medianIsTheMiddle() {
    assertEquals(2, Correlation.median(List.of(9.0, 1.0, 2.0)));
    assertEquals(1.5, Correlation.median(List.of(2.0, 1.0)));
    assertEquals(0, Correlation.median(List.of()));
  }

  @Test
  void fullMarksAreInTheLastPartAndPointsOnTopToo() {
    Spread spread = Spread.of(List.of(0.0, 0.0999, 0.1, 0.95, 1.0, 1.2));
    assertEquals(List.of(2, 1, 0, 0, 0, 0, 0, 0, 0, 3), spread.counts());
    assertTrue(SpreadPicture.of(spread).contains(">3</text>"));
  }

  @Test
  void discriminationComparesWithTheRestOnly() {
    List<Standing> standings = new ArrayList<>();
    for (int i = 0; i < 10; i++) {
      standings.add(new Standing(i, "easy", i / 9.0, 1, 60 + i, 1));
      standings.add(new Standing(i, "odd", 1 - i / 9.0, 2, 600, 1));
    }
    List<ExerciseFacts> facts = ExerciseFacts.of(standings);
    assertEquals(-1, facts.get(0).discrimination().orElseThrow(), 1e-12);
    assertEquals("1 min 4 s", facts.get(0).timeText());
    assertEquals("2", facts.get(1).attemptsText());
    assertEquals("50 %", facts.get(1).meanText());
  }

  @Test
  void mistakesCountStudentsAndNotAnswers() {
    List<Wrong> wrong =
        List.of(
            new Wrong("a", "M01", 5, 0, 1),
            new Wrong("a", "M01", 6, 1, 1),
            new Wrong("a", "M02", 5, 0, 1),
            new Wrong("a", "M02", 5, 0, 2));
    List<MistakeCount> counts =
        MistakeCount.of(wrong, one -> one.question() == 0 ? "before" : "beyond");
    assertEquals("M02", counts.get(0).ids());
    assertEquals(Set.of(1L, 2L), counts.get(0).accounts());
    assertEquals(2, counts.get(1).answers());
    assertEquals(Map.of("before", 1, "beyond", 1), counts.get(1).situations());
  }
}
