package touchline.figure;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import touchline.diagram.Shape;
import touchline.diagram.Svg;
import touchline.geometry.Vec2;
import touchline.input.Inputs;

/** What is hit, missed or in the way is seen in the picture, from the step on that decides. */
class VerdictDrawingTest {
  private static Figure figure(String name) {
    return LessonFigures.all().get(name);
  }

  private static String picture(Run run, int step) {
    return Svg.shapes(run.frame(step).drawing());
  }

  private static Run run(String name, String grip, double x, double y) {
    Figure figure = figure(name);
    return Run.of(figure, figure.inputs().dragged(grip, new Vec2(x, y)));
  }

  @Test
  void aCircleIsHollowApartAndFullWhereItTouches() {
    Run apart = run("overlap/overlap", "circle", 4, 6);
    assertTrue(picture(apart, apart.last()).contains("disk v-circle miss"));
    Run touching = run("overlap/overlap", "circle", 4, 2);
    assertTrue(picture(touching, touching.last()).contains("disk v-circle hit"));
    String before = picture(touching, touching.last() - 1);
    assertTrue(before.contains("\"disk v-circle\""), before);
  }

  @Test
  void theAnswerStandsInThePicture() {
    Run apart = run("overlap/overlap", "circle", 4, 6);
    assertTrue(picture(apart, apart.last()).contains(">apart</text>"));
  }

  @Test
  void theGapOfTwoStadiumsIsDrawnWithItsLength() {
    Figure figure = figure("stadiums/two-stadiums");
    Run run = Run.of(figure, figure.inputs());
    String end = picture(run, run.last());
    assertTrue(end.contains(">gap 0.019 m</text>"), end);
    assertTrue(!picture(run, run.last() - 1).contains(">gap "));
    assertTrue(end.contains("outline v-stadium miss") && end.contains("outline v-other miss"), end);
  }

  @Test
  void thoseWhoWereAskedAreMarkedAndTheBlockerStandsOut() {
    Figure figure = figure("safe-pass/safe-pass");
    Run run = Run.of(figure, figure.inputs());
    List<String> fates =
        run.frame(run.last()).drawing().shapes().stream()
            .filter(shape -> shape instanceof Shape.Disk)
            .map(Shape::role)
            .toList();
    assertEquals(List.of("opponents miss", "opponents miss", "opponents hit", "opponents"), fates);
    assertTrue(picture(run, run.last()).contains("stroke v-segment fault"));
  }

  @Test
  void aRoundOfALoopIsNotDrawnBesideTheNext() {
    Figure figure = figure("safe-pass/clearance");
    Run run = Run.of(figure, figure.inputs());
    boolean asked = false;
    for (int step = 0; step <= run.last(); step++) {
      String spoken = run.frame(step).spoken();
      if (spoken.contains("Ask the next one")) {
        assertTrue(!picture(run, step).contains("v-clear\""), spoken);
        asked = true;
      }
    }
    assertTrue(asked);
  }

  @Test
  void theCellsThatAreCountedAreShaded() {
    assertEquals(12, tilesAtTheEnd("robust-and-fast/which-cells"));
    assertEquals(1, tilesAtTheEnd("robust-and-fast/axis"), "one for all columns");
  }

  private static long tilesAtTheEnd(String name) {
    Figure figure = figure(name);
    Run run = Run.of(figure, figure.inputs());
    return run.frame(run.last()).drawing().shapes().stream()
        .filter(shape -> shape instanceof Shape.Tile)
        .count();
  }

  @Test
  void aCircleThatArrivesIsFullThereAndOneThatDoesNotIsHollow() {
    Figure figure = figure("moving-circle/moving-line");
    Run hits = Run.of(figure, figure.inputs());
    assertTrue(picture(hits, hits.last()).contains("disk v-result hit"));
    Inputs away = figure.inputs().dragged("velocity", new Vec2(3, 7));
    Run misses = Run.of(figure, away);
    String end = picture(misses, misses.last());
    assertTrue(end.contains("disk v-end miss") && end.contains("no hit"), end);
  }

  @Test
  void aBobSwings() {
    Figure figure = figure("pendulum/period");
    Run run = Run.of(figure, figure.inputs());
    String half = Svg.shapes(run.moved(run.frame(run.last()).drawing(), 0.5));
    String start = Svg.shapes(run.moved(run.frame(run.last()).drawing(), 0));
    assertTrue(half.contains("disk v-moving") && !half.equals(start));
  }
}
