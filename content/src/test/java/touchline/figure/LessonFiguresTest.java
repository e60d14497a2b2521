package touchline.figure;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import touchline.Rounds;
import touchline.diagram.Drawing;
import touchline.diagram.DrawnShapes;
import touchline.diagram.DrawnTexts;
import touchline.diagram.Shape;
import touchline.diagram.View;
import touchline.geometry.Vec2;
import touchline.input.Grip;
import touchline.input.Inputs;

/** The figures of the lessons as their readers see them, also in places that nobody tried. */
class LessonFiguresTest {
  private static final int DRAGS = Rounds.of(20);
  private static final int ACROSS = 8;

  /** They show how far somebody comes, or would come, which may be beyond the picture. */
  private static final Set<String> REACHING =
      Set.of("meeting/catch", "meeting/race", "bounce/bounce-path", "bounce/bounce-fall");

  static Set<String> figures() {
    return LessonFigures.all().keySet();
  }

  @ParameterizedTest
  @MethodSource("figures")
  void theTextsOfEveryStepCanBeRead(String name) {
    Figure figure = LessonFigures.all().get(name);
    for (Run run : List.of(Run.of(figure, figure.inputs()), Run.into(figure, figure.inputs()))) {
      for (int step = 0; step <= run.last(); step++) {
        DrawnTexts.assertReadable(run.frame(step).drawing(), name + " at step " + step);
      }
    }
  }

  @ParameterizedTest
  @MethodSource("figures")
  void nothingIsCutByTheEdgeAtAnyStepOfTheStart(String name) {
    Figure figure = LessonFigures.all().get(name);
    Run run = Run.of(figure, figure.inputs());
    for (int step = 0; step <= run.last() && !REACHING.contains(name); step++) {
      List<Shape> cut = new ArrayList<>(DrawnShapes.cut(run.frame(step).drawing()));
      cut.removeIf(shape -> shape instanceof Shape.Stroke);
      assertEquals(List.of(), cut, name + " at step " + step);
    }
  }

  @ParameterizedTest
  @MethodSource("figures")
  void theTextsCanBeReadWhereverAHandGoes(String name) {
    Figure figure = LessonFigures.all().get(name);
    Random random = new Random(name.length());
    Inputs inputs = figure.inputs();
    for (int drag = 0; drag < DRAGS && !inputs.grips().isEmpty(); drag++) {
      List<Grip> grips = inputs.grips();
      Grip grip = grips.get(random.nextInt(grips.size()));
      Vec2 to =
          new Vec2(
              figure.view().minX()
                  + random.nextDouble() * (figure.view().maxX() - figure.view().minX()),
              figure.view().minY()
                  + random.nextDouble() * (figure.view().maxY() - figure.view().minY()));
      inputs = inputs.dragged(grip.id(), to);
      Run run = Run.of(figure, inputs);
      Drawing drawing = run.moved(run.frame(run.last()).drawing(), random.nextDouble());
      DrawnTexts.assertReadable(drawing, name + " with " + inputs.points());
    }
  }

  /** Every handle of every figure at each crossing of a grid over the view. */
  @ParameterizedTest
  @MethodSource("figures")
  void noNameLiesOnANameANumberOrAHandle(String name) {
    Figure figure = LessonFigures.all().get(name);
    View view = figure.view();
    for (Grip grip : figure.inputs().grips()) {
      for (int i = 0; i <= ACROSS * ACROSS - 1; i++) {
        double x = view.minX() + (i % ACROSS) * (view.maxX() - view.minX()) / (ACROSS - 1);
        double y = view.minY() + (i / ACROSS) * (view.maxY() - view.minY()) / (ACROSS - 1);
        Inputs inputs = figure.inputs().dragged(grip.id(), new Vec2(x, y));
        Run run = Run.of(figure, inputs);
        Drawing drawing = run.frame(run.last()).drawing();
        String what = name + " with " + inputs.points();
        DrawnTexts.assertReadable(drawing, what);
        DrawnTexts.assertNumbersMakeRoom(drawing, what);
        assertEquals(0, DrawnTexts.onHandles(drawing), what);
      }
    }
  }

  @ParameterizedTest
  @MethodSource("figures")
  void everyGuessOfWhatIsDrawnIsDrawnToo(String name) {
    Figure figure = LessonFigures.all().get(name);
    Run run = Run.of(figure, figure.inputs());
    for (FigureQuestion question : run.predictions()) {
      boolean shown =
          figure.shows().stream()
              .filter(show -> show.form() != Show.Form.NUMBER && show.form() != Show.Form.COUNT)
              .filter(show -> show.form() != Show.Form.CELLS)
              .anyMatch(show -> show.variable().equals(question.name()));
      if (shown && question.kind() != FigureQuestion.Kind.YES_NO) {
        assertTrue(
            !run.guessed(question, question.truth(), question.step()).isEmpty(),
            () -> name + ": " + question);
      }
    }
  }
}
