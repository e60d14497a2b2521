package touchline.topic.pass;

import java.util.List;
import java.util.Optional;
import touchline.exercise.Chance;
import touchline.listing.Listing;
import touchline.task.OrderTask;
import touchline.task.TraceCells;
import touchline.task.TraceTask;

/**
 * The lines that make the radius of an opponent's circle: to be followed, and to be put in order.
 */
final class ReachLines {
  private static final String COLUMNS =
      """
      length: number m
      flight: number s
        W17 double flight = ballSpeed / length;
      running: number s
        W11 double running = flight;
        W12 double running = reaction;
        W14 double running = flight + reaction;
        W15 double running = flight - reaction;
      return radius: number m
        W13 return speed * running;
        W16 return opponent.radius() + ballSpeed * running;
      """;

  private static final String SLIPS =
      """
      W15 - double running = Math.max(0, flight - reaction);
          + double running = flight - reaction;
      W17 - double flight = length / ballSpeed;
          + double flight = ballSpeed / length;
      W11 - double radius = opponent.radius() + speed * running;
          + double radius = opponent.radius() + speed * flight;
      """;

  /** Metres a second, other ones than in the task that asks for the radius alone. */
  private static final List<Double> BALL_SPEEDS = List.of(8.0, 12.5, 16.0, 25.0);

  private ReachLines() {}

  /** The radius alone, without the test that comes after it. */
  private static Listing radius(Listing printed) {
    return printed
        .without("Circle reach = new Circle(opponent.center(), radius);")
        .with("return SegmentCircle.overlaps(pass, reach);", "return radius;");
  }

  static TraceTask<ReachGiven> trace(Listing printed) {
    return new TraceTask<>(
        "pass-reach-trace",
        0.01,
        ReachSubject.subject().drawn(ReachLines::draw),
        new TraceCells<>(radius(printed), ReachGiven::variables).table(COLUMNS));
  }

  private static Optional<ReachGiven> draw(Chance chance) {
    return ReachSubject.draw(chance, BALL_SPEEDS);
  }

  static OrderTask<ReachGiven> order(Listing printed) {
    Listing right = radius(printed);
    return new OrderTask<>(
        "pass-reach-order",
        ReachSubject.subject().drawn(ReachLines::draw),
        ReachGiven::variables,
        right,
        SLIPS,
        5);
  }
}
