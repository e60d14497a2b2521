package touchline.pair;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import touchline.code.CodeExercise;
import touchline.code.CodeExercises;
import touchline.diagram.View;

class CaseFigureTest {
  /** Its core alone would fit, but the stadium reaches 4 m further. */
  @Test
  void theWholeStadiumIsInThePicture() {
    CodeExercise exercise = CodeExercises.named("stadiums/write-it").orElseThrow();
    double[] input = {0, -2, 1, -2, 4, 0, 2, 1};
    CaseFigure figure = CaseFigure.of(exercise, input).orElseThrow();
    View view = figure.drawing(Optional.empty()).view();
    boolean across = view.minX() <= -4 && view.maxX() >= 5;
    assertTrue(across && view.minY() <= -6 && view.maxY() >= 3, view.toString());
  }
}
