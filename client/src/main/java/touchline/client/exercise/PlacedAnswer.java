package touchline.client.exercise;

import java.util.Optional;
import java.util.StringTokenizer;
import touchline.answer.DecimalMark;
import touchline.answer.Field;
import touchline.answer.Reading;
import touchline.answer.TypedAnswer;
import touchline.client.handle.Snap;
import touchline.diagram.View;
import touchline.exercise.Coordinate;
import touchline.geometry.Vec2;

/** The answer to a place exercise as its handle shows it and as its field says it. */
public final class PlacedAnswer {
  private static final Field POINT = Field.point("");

  private PlacedAnswer() {}

  /** Reads {@code minX minY maxX maxY}, as the page gives the part of the world it shows. */
  public static View view(String text) {
    StringTokenizer sides = new StringTokenizer(text);
    if (sides.countTokens() != 4) {
      throw new IllegalArgumentException("view must be min x, min y, max x, max y: " + text);
    }
    return new View(side(sides), side(sides), side(sides), side(sides));
  }

  private static double side(StringTokenizer sides) {
    String text = sides.nextToken();
    return Coordinate.parse(text)
        .orElseThrow(() -> new IllegalArgumentException("view must hold decimal numbers: " + text));
  }

  /** Where the handle waits before there is an answer: the middle of the view. */
  public static Vec2 start(View view) {
    Vec2 middle = new Vec2((view.minX() + view.maxX()) / 2, (view.minY() + view.maxY()) / 2);
    return Snap.at(middle, view);
  }

  /** The point that the field names, or empty while it is not one. */
  public static Optional<Vec2> typed(String text, DecimalMark mark) {
    return TypedAnswer.read(POINT, text, mark) instanceof Reading.Understood known
        ? Optional.of(new Vec2(known.x(), known.y()))
        : Optional.empty();
  }
}
