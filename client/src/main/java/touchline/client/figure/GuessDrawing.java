package touchline.client.figure;

import java.util.ArrayList;
import java.util.List;
import touchline.diagram.Drawing;
import touchline.diagram.Shape;
import touchline.figure.Run;

/** What the reader guessed, drawn beside what is so. */
final class GuessDrawing {
  private GuessDrawing() {}

  /** Adds every guess of a run to the drawing of one of its steps. */
  static Drawing over(Drawing drawing, Run run, List<Guess> guesses, int step) {
    List<Shape> shapes = new ArrayList<>();
    for (Guess guess : guesses) {
      if (guess.answer().isPresent()) {
        shapes.addAll(run.guessed(guess.question(), guess.answer().get(), step));
      }
    }
    return shapes.isEmpty() ? drawing : drawing.with(shapes.toArray(new Shape[0]));
  }
}
