package touchline.gap;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import touchline.exercise.Chance;

class GapMarksTest {
  private final Gaps closest = gaps("closest-point/gaps");
  private final Gaps overlaps = gaps("overlap/gaps");

  private static Gaps gaps(String id) {
    return AllGaps.all().stream().filter(each -> each.id().equals(id)).findFirst().orElseThrow();
  }

  private static GapMarks marks(Gaps gaps, List<String> typed) {
    for (int i = 0; i < typed.size(); i++) {
      if (!typed.get(i).isEmpty()) {
        assertEquals(Optional.empty(), gaps.fault(i, typed.get(i)));
      }
    }
    return new GapMarks(gaps, GapCases.of(gaps, new Chance(7)), typed);
  }

  private static List<String> with(Gaps gaps, int gap, String expression) {
    List<String> typed = new ArrayList<>(gaps.right());
    typed.set(gap, expression);
    return typed;
  }

  @Test
  void thePrintedExpressionsAreRight() {
    for (Gaps gaps : AllGaps.all()) {
      GapMarks marks = marks(gaps, gaps.right());
      for (int i = 0; i < gaps.gaps().size(); i++) {
        assertTrue(marks.isRight(i), gaps.id() + " " + i);
        assertFalse(marks.fitsTheOthers(i));
      }
    }
  }

  @Test
  void aRatioIsFromZeroToOne() {
    Gaps bounce = gaps("bounce/gaps");
    for (long seed = 1; seed <= 20; seed++) {
      for (GapInput input : GapCases.of(bounce, new Chance(seed)).shown().inputs()) {
        if (input.name().equals("e")) {
          double e = (double) input.value();
          assertTrue(e >= 0 && e <= 1, "seed " + seed + ": " + e);
        }
      }
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "0 | new Vec2(b.x() - a.x(), b.y() - a.y())",
        "0 | b.plus(a.times(-1))",
        "0 | (a.minus(b)).times(-1.0)",
        "1 | p.plus(a.times(-1))",
        "2 | unit.dot(p.minus(a))",
        "2 | pV.dot(segV) / length",
        "2 | pV.x() * unit.x() + pV.y() * unit.y()",
        "2 | 1 / length * segV.dot(pV)",
        "2 | pV.dot(segV) / Math.sqrt(segV.lengthSquared())",
        "3 | length <= proj",
        "3 | proj > length",
        "3 | !(proj < length)",
        "3 | proj - length >= 0",
        "3 | proj * proj >= segV.dot(segV)",
        "4 | projV.plus(a)",
        "4 | new Vec2(a.x() + projV.x(), a.y() + projV.y())",
        "4 | a.plus(unit.times(proj))",
      })
  void everyExpressionThatWorksIsRight(int gap, String expression) {
    assertTrue(marks(closest, with(closest, gap, expression)).isRight(gap));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "3 | circle.radius() >= distance",
        "3 | !(distance > circle.radius())",
        "3 | distance * distance <= circle.radius() * circle.radius()",
        "3 | distV.lengthSquared() <= circle.radius() * circle.radius()",
        "2 | Math.sqrt(distV.dot(distV))",
        "2 | Math.hypot(distV.x(), distV.y())",
        "1 | closest.minus(circle.center())",
      })
  void touchingCountsInEveryForm(int gap, String expression) {
    assertTrue(marks(overlaps, with(overlaps, gap, expression)).isRight(gap));
  }

  @Test
  void aWrongGapSpoilsNoOther() {
    GapMarks marks = marks(closest, with(closest, 2, "pV.dot(segV)"));
    assertTrue(marks.isWrong(2));
    for (int right : List.of(0, 1, 3, 4)) {
      assertTrue(marks.isRight(right), "gap " + right);
    }
    assertEquals(Set.of("M04"), marks.mistakes(2));
    assertTrue(marks.told(2).startsWith("For a = ("), marks.told(2));
  }

  @Test
  void whatFollowsFromOnesOwnEarlierGapIsRight() {
    List<String> typed = with(overlaps, 2, "distV.lengthSquared()");
    typed.set(3, "distance <= circle.radius() * circle.radius()");
    GapMarks marks = marks(overlaps, typed);
    assertTrue(marks.isRight(2));
    assertTrue(marks.isRight(3));
    assertTrue(marks.fitsTheOthers(3));
  }

  @Test
  void aBlankIsNeitherRightNorWrong() {
    GapMarks marks = marks(closest, with(closest, 1, ""));
    assertFalse(marks.isRight(1));
    assertFalse(marks.isWrong(1));
    assertTrue(marks.isRight(2));
  }

  @Test
  void everyKnownMistakeIsRecognisedWithEverySeed() {
    for (Gaps gaps : AllGaps.all()) {
      for (long seed = 1; seed <= 40; seed++) {
        GapCases cases = GapCases.of(gaps, new Chance(seed));
        for (int i = 0; i < gaps.gaps().size(); i++) {
          for (Gap.Wrong wrong : gaps.gaps().get(i).wrongs()) {
            GapMarks marks = new GapMarks(gaps, cases, with(gaps, i, wrong.expression()));
            assertTrue(marks.isWrong(i), gaps.id() + " " + wrong + " seed " + seed);
            assertEquals(Set.of(wrong.id()), marks.mistakes(i), gaps.id() + " seed " + seed);
          }
        }
      }
    }
  }

  @Test
  void lessonsBreakNoRule() {
    AllGaps.all().forEach(gaps -> assertEquals(List.of(), GapRules.broken(gaps), gaps.id()));
  }

  @Test
  void aWrongExpressionThatIsRightBreaksARule() {
    Gap gap = closest.gaps().get(0);
    List<Gap> gaps = new ArrayList<>(closest.gaps());
    Gap.Wrong right = new Gap.Wrong("M13", "b.plus(a.times(-1))");
    Gap.Wrong unknown = new Gap.Wrong("M28", "c");
    gaps.set(0, new Gap(gap.line(), gap.start(), gap.expression(), List.of(right, unknown)));
    Gaps broken =
        new Gaps(closest.id(), closest.head(), closest.inputs(), closest.listing(), gaps, "");
    List<GapRules.Broken> rules = GapRules.broken(broken);
    assertEquals(2, rules.size());
    assertTrue(rules.get(0).rule().startsWith("a wrong expression must be wrong in some case"));
    assertTrue(rules.get(1).rule().contains("There is no “c” here."), rules.get(1).rule());
  }

  @Test
  void theListingIsPrintedAsInItsSource() {
    String printed = String.join("…", closest.printed());
    assertTrue(printed.startsWith("public static Vec2 closestPoint(Segment segment, Vec2 p) {\n"));
    assertTrue(printed.contains("  Vec2 segV = …;\n"), printed);
    assertTrue(printed.contains("  if (…) {\n    return b;\n  }\n"), printed);
    assertTrue(printed.contains("  if (length == 0) {\n    return a;\n  }\n"), printed);
    assertTrue(printed.endsWith("  return …;\n}"), printed);
  }
}
