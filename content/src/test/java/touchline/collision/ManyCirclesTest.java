package touchline.collision;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import touchline.geometry.Circle;
import touchline.geometry.Segment;
import touchline.geometry.Vec2;

class ManyCirclesTest {
  @ParameterizedTest
  @ValueSource(doubles = {1, 0x1p-1000, 0x1p-520, 0x1p500, 0x1p1000})
  void setAndGridAnswerAsTheListDoesAtEveryScale(double scale) {
    Random random = new Random(7);
    for (int i = 0; i < 150; i++) {
      List<Circle> circles = pitch(random, random.nextInt(60), 100 * scale, 2 * scale);
      Segment pass = new Segment(point(random, 130 * scale), point(random, 130 * scale));
      SameAnswers.check(pass, circles);
    }
  }

  @Test
  void manyCirclesFewOfThemInTheWay() {
    Random random = new Random(8);
    List<Circle> circles = pitch(random, 3_000, 1_000, 1.5);
    CircleSet set = CircleSet.of(circles);
    CircleGrid grid = CircleGrid.of(circles);
    int clean = 0;
    for (int i = 0; i < 400; i++) {
      Vec2 a = point(random, 1_100);
      Segment pass = new Segment(a, a.plus(point(random, i % 4 == 0 ? 900 : 30)));
      SameAnswers.checkSet(pass, circles, set);
      SameAnswers.checkGrid(pass, circles, grid);
      clean += RobustSafePass.isClean(pass, circles) ? 1 : 0;
    }
    assertTrue(clean > 50 && clean < 350, "clean: " + clean);
  }

  @Test
  void tangentCirclesOnALatticeAreFoundInEveryForm() {
    Random random = new Random(9);
    for (int i = 0; i < 200; i++) {
      List<Circle> circles = new ArrayList<>();
      for (int k = 0; k < 300; k++) {
        Vec2 center = new Vec2(random.nextInt(41), random.nextInt(41));
        circles.add(new Circle(center, random.nextInt(6)));
      }
      Segment pass = new Segment(lattice(random), lattice(random));
      SameAnswers.check(pass, circles);
    }
  }

  @ParameterizedTest
  @ValueSource(doubles = {Double.MIN_VALUE, 1e-3, 1, 50, 1e6, Double.MAX_VALUE})
  void theWidthOfTheCellsChangesNoAnswer(double cell) {
    Random random = new Random(10);
    List<Circle> circles = pitch(random, 200, 100, 3);
    circles.add(new Circle(new Vec2(-500, 40), 480));
    CircleGrid grid = CircleGrid.of(circles, cell);
    for (int i = 0; i < 200; i++) {
      Segment pass = new Segment(point(random, 150), point(random, 150));
      SameAnswers.checkGrid(pass, circles, grid);
    }
  }

  @Test
  void nearlyLevelAndNearlyUprightPassesMissNoCircle() {
    Random random = new Random(11);
    List<Circle> circles = pitch(random, 500, 100, 1);
    CircleGrid grid = CircleGrid.of(circles);
    for (int i = 0; i < 600; i++) {
      Vec2 a = point(random, 100);
      double tiny = random.nextGaussian() * Math.scalb(1, -random.nextInt(60));
      double far = random.nextInt(200) - 100;
      Vec2 along = i % 2 == 0 ? new Vec2(far, tiny) : new Vec2(tiny, far);
      SameAnswers.checkGrid(new Segment(a, a.plus(along)), circles, grid);
    }
  }

  @Test
  void mixedMagnitudesShareAGrid() {
    Random random = new Random(12);
    for (int i = 0; i < 60; i++) {
      List<Circle> circles = new ArrayList<>();
      for (int k = 0; k < 30; k++) {
        circles.add(new Circle(anywhere(random), Math.abs(anywhere(random).x())));
      }
      SameAnswers.check(new Segment(anywhere(random), anywhere(random)), circles);
    }
  }

  @Test
  void withoutCirclesEverythingIsClean() {
    SameAnswers.check(Segment.of(0, 0, 1, 1), List.of());
  }

  @Test
  void circlesOnOneSpotShareACell() {
    Circle circle = new Circle(new Vec2(3, 4), 5);
    SameAnswers.check(Segment.of(-4, 0, 9, 0), List.of(circle, circle, circle));
  }

  @ParameterizedTest
  @ValueSource(doubles = {0, -1, Double.NaN, Double.POSITIVE_INFINITY})
  void cellsHaveAWidth(double cell) {
    var refused =
        assertThrows(IllegalArgumentException.class, () -> CircleGrid.of(List.of(), cell));
    assertEquals("cell must be finite and > 0: " + cell, refused.getMessage());
  }

  private static List<Circle> pitch(Random random, int circles, double side, double radius) {
    List<Circle> pitch = new ArrayList<>();
    for (int i = 0; i < circles; i++) {
      pitch.add(new Circle(point(random, side), random.nextDouble() * radius));
    }
    return pitch;
  }

  private static Vec2 point(Random random, double side) {
    return new Vec2((random.nextDouble() - 0.5) * side, (random.nextDouble() - 0.5) * side);
  }

  private static Vec2 lattice(Random random) {
    return new Vec2(random.nextInt(41), random.nextInt(41));
  }

  private static Vec2 anywhere(Random random) {
    return new Vec2(anyNumber(random), anyNumber(random));
  }

  private static double anyNumber(Random random) {
    return (random.nextDouble() - 0.5) * Math.scalb(1.0, random.nextInt(2_000) - 1_000);
  }
}
