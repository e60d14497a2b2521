package touchline.pair;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import touchline.code.CodeExercise;
import touchline.diagram.Drawing;
import touchline.diagram.Shape;
import touchline.diagram.Svg;
import touchline.diagram.View;
import touchline.topic.Topics;

class CaseFigureTest {
  private static final Duration AT_ONCE = Duration.ofMinutes(1);

  private static final double[] EXTREMES = {
    0, 5e-324, 1e-9, 0.01, 61, 1e6, 1e9, 9007199254740993.0, 1e17, -1e17, 1e154, 1e300, -1e308
  };

  /** Its core alone would fit, but the stadium reaches 4 m further. */
  @Test
  void theWholeStadiumIsInThePicture() {
    CaseFigure figure = figure("stadiums/write-it", 0, -2, 1, -2, 4, 0, 2, 1);
    View view = figure.drawing(Optional.empty()).view();
    boolean across = view.minX() <= -4 && view.maxX() >= 5;
    assertTrue(across && view.minY() <= -6 && view.maxY() >= 3, view.toString());
  }

  /** Cells of 5 m, and a circle with a diameter of 2 m in the corner of four of them. */
  @Test
  void allCellsThatTheBoxReachesAreInThePicture() {
    View view = picture(9.5, -0.5, 1, 5).view();
    boolean across = view.minX() <= 5 && view.maxX() >= 15;
    assertTrue(across && view.minY() <= -5 && view.maxY() >= 5, view.toString());
  }

  /** The upright ones. The box ends on a border, so that the cell beyond is reached, too. */
  @Test
  void bordersAreDrawnWhereTheyCanBeTold() {
    Drawing drawing = picture(0.5, 0.5, 1, 1.5);
    assertTrue(uprights(drawing, "cell").contains(3.0), drawing.toString());
    assertEquals(List.of(-1.5), uprights(drawing, "left"));
    assertEquals(List.of(3.0), uprights(drawing, "right"));
    assertEquals(List.of(), uprights(picture(0.5, 0.5, 1, 0.01), "cell"));
    assertTrue(picture(0.5, 0.5, 1, 1000).view().maxX() < 20);
  }

  /** They miss by a billionth of a metre, which the lesson's method in doubles cannot see. */
  @Test
  void methodThatIsWrongAboutCirclesIsNotShownAsTheRightOne() {
    assertTrue(isCase("robust/write-it", 0, 0, 3, 3, 4, 2));
    assertTrue(isCase("robust/write-it", 0, 0, 3, 3, 4, 1));
    assertFalse(isCase("robust/write-it", 0, 0, 6e8, 1e9, 1, 4e8));
  }

  private static boolean isCase(String id, double... input) {
    CodeExercise exercise = Topics.method(id).orElseThrow();
    return CaseFigure.of(exercise, LessonCases.picture(id), input).isPresent();
  }

  static List<CodeExercise> methods() {
    return Topics.methods();
  }

  /** Whoever steps through a case of their own may type any number, and a page must not wait. */
  @ParameterizedTest
  @MethodSource("methods")
  void numbersOfAnySizeAreDrawnAtOnceAndWithFewLines(CodeExercise exercise) {
    double[] shown = LessonCases.longest(exercise);
    for (double extreme : EXTREMES) {
      for (int at = 0; at <= shown.length; at++) {
        double[] input = shown.clone();
        Arrays.fill(input, at == shown.length ? 0 : at, Math.min(at + 1, shown.length), extreme);
        assertTimeoutPreemptively(AT_ONCE, () -> assertSmall(exercise, input));
      }
    }
  }

  private static void assertSmall(CodeExercise exercise, double[] input) {
    try {
      CaseFigure.of(exercise, LessonCases.picture(exercise.id()), input)
          .map(figure -> Svg.picture(figure.drawing(Optional.empty()), "a case").length())
          .ifPresent(size -> assertTrue(size < 100_000, Arrays.toString(input) + ": " + size));
    } catch (IllegalArgumentException outOfRange) {
      assertFalse(outOfRange.getMessage().isEmpty(), Arrays.toString(input));
    }
  }

  private static Drawing picture(double... input) {
    return figure("robust-and-fast/write-it", input).drawing(Optional.empty());
  }

  private static CaseFigure figure(String id, double... input) {
    CodeExercise exercise = Topics.method(id).orElseThrow();
    return CaseFigure.of(exercise, LessonCases.picture(id), input).orElseThrow();
  }

  private static List<Double> uprights(Drawing drawing, String role) {
    return drawing.shapes().stream()
        .filter(shape -> shape instanceof Shape.Stroke && shape.role().equals(role))
        .map(Shape.Stroke.class::cast)
        .filter(stroke -> stroke.from().x() == stroke.to().x())
        .map(stroke -> stroke.from().x())
        .toList();
  }
}
