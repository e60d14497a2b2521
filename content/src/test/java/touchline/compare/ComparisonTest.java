package touchline.compare;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import touchline.diagram.Drawing;
import touchline.diagram.DrawnShapes;
import touchline.figure.FigureProblem;
import touchline.geometry.Vec2;
import touchline.mistake.LessonMistakes;
import touchline.topic.Topics;

/** A method beside known mistakes: what is told and drawn, and what authors may write. */
class ComparisonTest {
  private static final String TEXT =
      """
      title: With and without the clamp
      alt: A segment from a to b and a point p.
      right: closest-point
      view: -1 -1 9 8
      inputs:
        a: point 1 1
        b: point 5 1
        p: point 7 4
      agree:
        M01: The foot lies on the segment.
      part:
        M01: The foot lies off the segment.
      """;

  private static Comparison check(String text) {
    return ComparisonLint.check(text, Topics.comparisons(), LessonMistakes.TEXTS);
  }

  @Test
  void whereTheTwoPartBothAreDrawnAndTheDistanceIsTold() {
    Comparison comparison = check(TEXT);
    SideBySide seen = comparison.beside("M01").seen(comparison.inputs());
    assertEquals(
        List.of("(5, 1)", "(7, 1)", "They differ here by 2 m. The foot lies off the segment."),
        List.of(seen.right(), seen.wrong(), seen.told()));
    assertEquals(
        List.of("right", "right", "wrong", "wrong"),
        seen.drawing().shapes().stream()
            .map(shape -> shape.role())
            .filter(role -> role.equals("right") || role.equals("wrong"))
            .toList());
  }

  @Test
  void velocitiesDifferByMetresAStep() {
    Comparison comparison =
        check(
            """
            title: A bounce
            alt: A ball and its velocity.
            right: bounce
            view: -1 -1 9 8
            inputs:
              ball: circle 4 4 1
              velocity: vector 1 1 from ball
              normal: vector 0 2 from ball
            agree:
              E1: It comes nearer.
            part:
              E1: It is on its way out.
            """);
    assertEquals(
        "They differ here by 2 m a step. It is on its way out.",
        comparison.beside("E1").seen(comparison.inputs()).told());
  }

  @Test
  void whereTheyAgreeOnlyOneIsDrawn() {
    Comparison comparison = check(TEXT);
    SideBySide seen =
        comparison.beside("M01").seen(comparison.inputs().dragged("p", new Vec2(3, 6)));
    assertTrue(seen.agree());
    assertEquals("Here they agree. The foot lies on the segment.", seen.told());
    assertTrue(seen.drawing().shapes().stream().noneMatch(s -> s.role().equals("wrong")));
  }

  /** Both read as (3.007, 1), though they are more than half a millimetre apart. */
  @Test
  void answersThatReadAlikeAgree() {
    String text = TEXT.replace("b: point 5 1", "b: point 3.0065 1");
    Comparison comparison =
        Comparison.parse(text.replace("p: point 7 4", "p: point 3.0074 4"), Topics.comparisons());
    SideBySide seen = comparison.beside("M01").seen(comparison.inputs());
    assertEquals(seen.right(), seen.wrong());
    assertTrue(seen.agree(), seen.spoken());
  }

  /** Both agree, and the words must not say that nothing is hit. */
  @ParameterizedTest
  @ValueSource(strings = {"S01", "S03"})
  void aCircleWithoutARadiusHitsTheWallAllTheSame(String mistake) throws IOException {
    String lesson = Files.readString(Path.of("lessons/moving-circle/lesson.md"));
    String start = "```compare wall-slips\n";
    String text = lesson.substring(lesson.indexOf(start) + start.length());
    text = text.substring(0, text.indexOf("```")).replace("circle 1.5 6.5 0.9", "circle 1.5 6.5 0");
    Comparison comparison = Comparison.parse(text, Topics.comparisons());
    SideBySide seen = comparison.beside(mistake).seen(comparison.inputs());
    assertEquals("hits at time 0.712", seen.right());
    assertTrue(seen.agree(), seen.spoken());
    assertTrue(seen.told().startsWith("Here they agree. The radius is 0"), seen.told());
  }

  @Test
  void dotsStandOffTheSegmentsWidthAndThereAreNoLinesForAPoint() {
    Comparison comparison = check(TEXT);
    Pairing pairing = comparison.beside("M01");
    assertEquals(Pairing.Lines.NONE, pairing.lines(comparison.inputs()));
    for (String dot : pairing.parting(comparison.inputs()).substring(1).split("M")) {
      double x = Double.parseDouble(dot.substring(0, dot.indexOf(' '))) / 60 - 1;
      assertTrue(x < 1 || x > 5, dot);
    }
  }

  @Test
  void whereAPointCoincidesNothingIsAnswered() {
    Comparison comparison = check(TEXT);
    SideBySide seen =
        comparison.beside("M01").seen(comparison.inputs().dragged("b", new Vec2(1, 1)));
    assertEquals(List.of("(1, 1)", "no answer"), List.of(seen.right(), seen.wrong()));
    assertFalse(seen.agree());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '~',
      value = {
        "right: closest-point | right: nearest | 3 | right-unknown",
        "right: closest-point | run: a | 3 | other-key",
        "title: With and without the clamp | title: | 1 | key-value",
        "view: -1 -1 9 8 | view: 1 | 4 | view-form",
        "p: point 7 4 | q: point 7 4 | 5 | inputs-mismatch",
        "p: point 7 4 | p: point 70 4 | 8 | start-outside",
        "agree: | draw: | 9 | other-key",
        "agree: | agree: x | 9 | section-value",
        "  M01: The foot lies on |   M16: The foot lies on | 10 | mistake-half",
        "M01: The | T1: The | 12 | mistake-unknown",
        "alt: A segment from a to b and a point p. | alt: Short. | 2 | alt-short",
      })
  void aBrokenRuleIsToldAtItsLine(String from, String to, int line, String id) {
    String text = id.equals("mistake-unknown") ? TEXT.replace(from, to) : once(from, to);
    FigureProblem problem = assertThrows(FigureProblem.class, () -> check(text), text);
    assertEquals(line + " " + id, problem.line() + " " + problem.id(), problem.rule());
  }

  private static String once(String from, String to) {
    int at = TEXT.indexOf(from);
    return TEXT.substring(0, at) + to + TEXT.substring(at + from.length());
  }

  @Test
  void aMistakeThatNeverShowsInTheViewIsRefused() {
    String hidden = TEXT.replace("M01", "M31");
    FigureProblem problem = assertThrows(FigureProblem.class, () -> check(hidden));
    assertEquals("never-part", problem.id());
  }

  /** Whatever a topic can compare is compared in some lesson, several slips at a time. */
  @Test
  void everyComparisonOfATopicStandsInALesson() throws IOException {
    Set<String> compared = new TreeSet<>();
    Map<String, Integer> slips = new TreeMap<>();
    List<String> cut = new ArrayList<>();
    try (Stream<Path> files = Files.walk(Path.of("lessons"), 2)) {
      for (Path file : files.filter(path -> path.endsWith("lesson.md")).toList()) {
        for (String block : Files.readString(file).split("```compare [a-z-]+\n")) {
          if (block.startsWith("title: ")) {
            Comparison comparison = check(block.substring(0, block.indexOf("```")));
            for (String mistake : comparison.mistakes()) {
              Drawing start = comparison.beside(mistake).seen(comparison.inputs()).drawing();
              String what = file + ", " + comparison.title() + ", " + mistake + ": ";
              DrawnShapes.cut(start).forEach(shape -> cut.add(what + shape));
            }
            compared.add(comparison.question().setting().name());
            slips.merge(file.toString(), comparison.mistakes().size(), Integer::sum);
          }
        }
      }
    }
    assertEquals(
        Topics.comparisons().stream().map(method -> method.setting().name()).sorted().toList(),
        List.copyOf(compared));
    assertEquals(List.of(), cut, "nothing is cut by the edge");
    slips.forEach((lesson, count) -> assertTrue(count >= 2, lesson));
  }
}
