package touchline.mistake;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import touchline.geometry.Vec2;
import touchline.topic.closestpoint.ClosestPointMistakes;
import touchline.topic.closestpoint.PointGiven;
import touchline.topic.overlap.CircleGiven;
import touchline.topic.overlap.OverlapMistakes;

/** How often a mistake changes the answer on random whole numbers, against the known shares. */
class ExposureTest {
  private static final int INSTANCES = 20_000;

  /** 20,000 draws vary by 0.004; the rest is for radii, of which the known shares do not tell. */
  private static final double LOOSELY = 0.04;

  private static final double SAME = 1e-9;

  private static final Map<String, Double> CLOSEST_POINT =
      shares(
          "M01 .469 M02 .229 M03 .239 M04 .501 M05 .501 M06 .224 M07 .741 M08 .698 M09 .721"
              + " M10 .685 M11 1 M12 .985 M13 .985 M14 .741 M15 .739 M16 .501 M17 .991 M18 .676"
              + " M19 .501 M20 .943 M21 .819 M22 .499 M23 .469 M24 .455 M25 .999 M26 .999 M27 .970"
              + " M28 .762 M29 .239 M30 .991 M31 0");

  private static final Map<String, Double> OVERLAP =
      shares(
          "O01 .083 O02 .013 O03 .126 O04 .362 O05 .074 O06 .074 O07 .129 O08 .241 O09 .083"
              + " O10 .014 O11 .081 O12 .149 O13 1 O14 .145 O15 .215 O16 .77 O17 .23");

  @Test
  void closestPointMistakesShowAsOftenAsKnown() {
    Random random = new Random(20_261_121);
    Map<String, Integer> shown = new TreeMap<>();
    for (int i = 0; i < INSTANCES; i++) {
      PointGiven given = new PointGiven(point(random), point(random), point(random));
      if (given.length() == 0) {
        continue;
      }
      for (Mistake<PointGiven, Vec2> mistake : ClosestPointMistakes.all()) {
        count(shown, mistake.id(), differs(mistake.answer(given), given.closest()));
      }
    }
    compare(CLOSEST_POINT, shown);
  }

  @Test
  void overlapMistakesShowAsOftenAsKnown() {
    Random random = new Random(20_261_122);
    Map<String, Integer> shown = new TreeMap<>();
    for (int i = 0; i < INSTANCES; i++) {
      CircleGiven given =
          new CircleGiven(point(random), point(random), point(random), 1 + random.nextInt(5));
      boolean right = given.distance() <= given.radius();
      for (Mistake<CircleGiven, Boolean> mistake : OverlapMistakes.all()) {
        if (OVERLAP.containsKey(mistake.id())) {
          count(shown, mistake.id(), mistake.answer(given).orElse(!right) != right);
        }
      }
    }
    compare(OVERLAP, shown);
  }

  private static boolean differs(Optional<Vec2> wrong, Vec2 right) {
    return wrong.filter(point -> point.minus(right).length() < SAME).isEmpty();
  }

  private static void count(Map<String, Integer> shown, String id, boolean once) {
    shown.merge(id, once ? 1 : 0, Integer::sum);
  }

  private static void compare(Map<String, Double> known, Map<String, Integer> shown) {
    assertEquals(known.keySet(), shown.keySet());
    known.forEach(
        (id, share) -> assertEquals(share, shown.get(id) / (double) INSTANCES, LOOSELY, id));
  }

  private static Vec2 point(Random random) {
    return new Vec2(random.nextInt(19) - 9, random.nextInt(19) - 9);
  }

  private static Map<String, Double> shares(String text) {
    Map<String, Double> shares = new TreeMap<>();
    List<String> words = Stream.of(text.split(" ")).toList();
    for (int i = 0; i < words.size(); i += 2) {
      shares.put(words.get(i), Double.valueOf(words.get(i + 1)));
    }
    return shares;
  }
}
