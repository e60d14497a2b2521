package touchline.pair;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import touchline.code.CodeExercise;
import touchline.diagram.Drawing;
import touchline.diagram.Shape;
import touchline.diagram.View;
import touchline.topic.Topics;

class CaseFigureTest {
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
