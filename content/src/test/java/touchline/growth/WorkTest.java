package touchline.growth;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import touchline.taught.BroadPhase;

class WorkTest {
  private static final List<Work> ALL = GrowthFigure.all();

  private static double asked(Method method, int circles) {
    return ALL.stream()
        .filter(work -> work.count() == circles)
        .mapToDouble(work -> work.asked(method))
        .findFirst()
        .orElseThrow();
  }

  @Test
  void theSizesGoFromTenToTenThousand() {
    assertEquals(10, Sizes.at(0));
    assertEquals(10_000, Sizes.at(Sizes.count() - 1));
    for (int place = 1; place < Sizes.count(); place++) {
      assertTrue(Sizes.at(place) > Sizes.at(place - 1));
    }
  }

  @Test
  void thePairsAreThoseOfThePlainLoop() {
    for (Work work : ALL.subList(0, 21)) {
      assertEquals(BroadPhase.allPairs(new Swarm(work.count()).at(0)), work.pairs());
    }
  }

  @Test
  void whatIsCountedBeforehandTravels() {
    assertEquals(ALL, GrowthFigure.read(GrowthFigure.text(ALL)));
  }

  @Test
  void allPairsAreCountedAsALoopCountsThem() {
    for (Work work : ALL.subList(0, 11)) {
      int count = 0;
      for (int i = 0; i < work.count(); i++) {
        for (int j = i + 1; j < work.count(); j++) {
          count++;
        }
      }
      assertEquals(count, work.asked(Method.ALL));
    }
  }

  /** The lesson says so, and the chart shows it. */
  @Test
  void theQuestionsGrowAsTheLessonSays() {
    assertEquals(49_995_000, asked(Method.ALL, 10_000));
    assertEquals(4, asked(Method.ALL, 10_000) / asked(Method.ALL, 5_000), 0.01);
    double sweep = asked(Method.SWEEP, 10_000) / asked(Method.SWEEP, 5_000);
    assertTrue(sweep > 2.6 && sweep < 3, () -> "sweep " + sweep);
    for (Method method : List.of(Method.GRID, Method.TREE)) {
      double more = asked(method, 10_000) / asked(method, 5_000);
      assertTrue(more > 1.9 && more < 2.4, () -> method + " " + more);
    }
  }

  @Test
  void theChartsScaleTellsPowersOfTen() {
    assertEquals(0, GrowthChart.decades(1), 1e-9);
    assertEquals(3, GrowthChart.decades(1_000), 1e-9);
    assertEquals(Math.log10(2_500), GrowthChart.decades(2_500), 2e-3);
    assertEquals(Math.log10(49_995_000), GrowthChart.decades(49_995_000), 2e-3);
  }

  @Test
  void circlesThatTouchAreOutlinedWhereThereIsRoom() {
    String edge = "class=\"edge\"";
    assertTrue(picture(200).contains(edge));
    assertFalse(picture(5_000).contains(edge));
  }

  private static String picture(int count) {
    Swarm swarm = new Swarm(count);
    return SwarmPicture.of(swarm.side(), swarm.at(0));
  }

  @Test
  void numbersAreGrouped() {
    assertEquals("49,995,000", GrowthWords.whole(49_995_000));
    assertEquals("200", GrowthWords.whole(200));
    assertEquals("1,000", GrowthWords.whole(1_000));
  }

  @Test
  void timesHaveTwoDigits() {
    assertEquals("1,025 ms", GrowthWords.milliseconds(1025.2));
    assertEquals("412 ms", GrowthWords.milliseconds(412.4));
    assertEquals("24 ms", GrowthWords.milliseconds(23.62));
    assertEquals("2.4 ms", GrowthWords.milliseconds(2.362));
    assertEquals("0.24 ms", GrowthWords.milliseconds(0.2362));
    assertEquals("0.002 ms", GrowthWords.milliseconds(0.00162));
    assertEquals("under 0.001 ms", GrowthWords.milliseconds(0.0004));
  }
}
