package touchline.client.figure;

import java.util.ArrayList;
import java.util.List;
import touchline.diagram.Drawing;
import touchline.diagram.Shape;
import touchline.geometry.Vec2;

/** What the reader guessed, drawn beside what is so. */
final class GuessDrawing {
  private static final String ROLE = "guess";

  private GuessDrawing() {}

  /**
   * Adds the points that were guessed, each joined to the truth once the step that settles it is
   * shown.
   */
  static Drawing over(Drawing drawing, List<Guess> guesses, int step) {
    List<Shape> shapes = new ArrayList<>();
    for (Guess guess : guesses) {
      boolean point = guess.question().kind() == touchline.figure.Question.Kind.POINT;
      if (point
          && guess.answer().orElse("") instanceof Vec2 said
          && guess.question().truth() instanceof Vec2 truth) {
        if (step >= guess.question().step()) {
          shapes.add(new Shape.Dashes(said, truth, ROLE));
        }
        shapes.add(new Shape.Dot(said, ROLE, "your guess"));
      }
    }
    return shapes.isEmpty() ? drawing : drawing.with(shapes.toArray(new Shape[0]));
  }
}
