package touchline.exercise;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import touchline.geometry.Vec2;

class ClosestPointTaskTest {
  private static final double TOLERANCE = ClosestPointTask.GAP / 10;
  private static final long SEEDS = 1_000;

  private final ClosestPointTask task = new ClosestPointTask();

  @Test
  void theRightAnswerTypedWithOneDecimalIsRight() {
    eachSeed(
        (seed, given) -> {
          Vec2 right = task.answer(given);
          Vec2 typed = new Vec2(oneDecimal(right.x()), oneDecimal(right.y()));
          assertEquals(new Verdict.Right(), Marker.mark(task, seed, typed, TOLERANCE));
        });
  }

  @Test
  void everyMistakeThatShowsIsWrongAndNamed() {
    Map<String, Integer> shown = new HashMap<>();
    eachSeed(
        (seed, given) -> {
          for (Mistake mistake : task.mistakes()) {
            Vec2 answer = mistake.answer(given).orElse(task.answer(given));
            if (Marker.isNear(answer, task.answer(given), TOLERANCE)) {
              continue;
            }
            Verdict verdict = Marker.mark(task, seed, answer, TOLERANCE);
            Verdict.Wrong wrong = assertInstanceOf(Verdict.Wrong.class, verdict);
            assertTrue(wrong.fits().contains(mistake), seed + " " + mistake.id());
            shown.merge(mistake.id(), 1, Integer::sum);
          }
        });
    for (Mistake mistake : task.mistakes()) {
      int times = shown.getOrDefault(mistake.id(), 0);
      assertTrue(times >= SEEDS / 10, () -> mistake.id() + " shows " + times + " times");
    }
  }

  @Test
  void answersRoundedToTheToleranceAreNeverTakenForAnotherMistake() {
    double off = TOLERANCE * 0.99;
    eachSeed(
        (seed, given) -> {
          for (Mistake mistake : task.mistakes()) {
            mistake
                .answer(given)
                .ifPresent(
                    exact -> {
                      Vec2 near = exact.plus(new Vec2(off, -off));
                      assertEquals(
                          Marker.mark(task, seed, exact, TOLERANCE),
                          Marker.mark(task, seed, near, TOLERANCE));
                    });
          }
        });
  }

  @Test
  void atLeastEightMistakesShowInEveryVariant() {
    eachSeed(
        (seed, given) -> {
          long shows =
              task.mistakes().stream()
                  .filter(
                      mistake ->
                          mistake
                              .answer(given)
                              .filter(at -> !Marker.isNear(at, task.answer(given), TOLERANCE))
                              .isPresent())
                  .count();
          assertTrue(shows >= ClosestPointTask.LEAST_SHOWN, "seed " + seed + ": " + shows);
        });
  }

  @Test
  void theFootFallsBeforeInsideAndBeyond() {
    Map<String, Integer> regions = new HashMap<>();
    eachSeed(
        (seed, given) -> {
          Vec2 right = task.answer(given);
          String where = right == given.point("a") ? "a" : right == given.point("b") ? "b" : "in";
          regions.merge(where, 1, Integer::sum);
        });
    assertTrue(regions.values().stream().allMatch(n -> n > SEEDS / 6), regions::toString);
    assertEquals(3, regions.size());
  }

  @Test
  void aSeedGivesTheSameVariantAlways() {
    // Stored marks name a seed: if this changes, old marks can no longer be recomputed.
    assertEquals(
        List.of(new Vec2(0, -8), new Vec2(6, -7), new Vec2(-8, 4)),
        List.copyOf(task.instance(1).points().values()));
    assertEquals(
        List.of(new Vec2(0, 1), new Vec2(5, 1), new Vec2(3, -6)),
        List.copyOf(task.instance(3).points().values()));
  }

  @Test
  void theChainOfSeedsKeepsGivingNewVariants() {
    Set<Map<String, Vec2>> seen = new HashSet<>();
    long seed = Seeds.FIRST;
    for (int i = 0; i < 500; i++) {
      assertTrue(Seeds.isSeed(seed), "seed " + seed);
      seen.add(task.instance(seed).points());
      seed = Seeds.next(seed);
    }
    assertTrue(seen.size() > 490, () -> seen.size() + " different variants of 500");
  }

  @Test
  void anAnswerThatIsNoKnownMistakeIsNotLabelled() {
    Verdict verdict = Marker.mark(task, 3, new Vec2(7.7, 7.3), TOLERANCE);
    Verdict.Wrong wrong = assertInstanceOf(Verdict.Wrong.class, verdict);
    assertEquals(List.of(), wrong.fits());
  }

  @Test
  void whereMistakesCoincideTheFamilyIsNamed() {
    Instance given = task.instance(4);
    Vec2 foot = mistake("M01").answer(given).orElseThrow();
    Verdict.Wrong wrong =
        assertInstanceOf(Verdict.Wrong.class, Marker.mark(task, 4, foot, TOLERANCE));
    assertTrue(wrong.fits().contains(mistake("M01")) && wrong.fits().contains(mistake("M02")));
    assertTrue(
        wrong.explanation().startsWith("More than one slip gives this answer here: no clamp"),
        wrong.explanation());
  }

  @Test
  void everyMistakeHasItsOwnIdNameAndMessage() {
    List<Mistake> mistakes = task.mistakes();
    assertTrue(mistakes.size() >= 10);
    assertEquals(mistakes.size(), mistakes.stream().map(Mistake::id).distinct().count());
    assertEquals(mistakes.size(), mistakes.stream().map(Mistake::name).distinct().count());
    for (Mistake mistake : mistakes) {
      assertTrue(mistake.message().endsWith("?"), mistake.id() + " must ask back");
    }
  }

  private Mistake mistake(String id) {
    return task.mistakes().stream().filter(m -> m.id().equals(id)).findFirst().orElseThrow();
  }

  private interface SeedTest {
    void test(long seed, Instance given);
  }

  private void eachSeed(SeedTest test) {
    LongStream.rangeClosed(1, SEEDS).forEach(seed -> test.test(seed, task.instance(seed)));
  }

  private static double oneDecimal(double value) {
    return Math.rint(value * 10) / 10;
  }
}
