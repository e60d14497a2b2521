package touchline.topic.pass;

import java.util.List;
import java.util.Optional;
import touchline.answer.Field;
import touchline.exercise.Chance;
import touchline.listing.Listing;
import touchline.task.OrderTask;
import touchline.task.TraceCells;
import touchline.task.TraceTask;

/**
 * The lines that make the radius of an opponent's circle: to be followed, and to be put in order.
 */
final class ReachLines {
  private static final String RUNNING = "double running = Math.max(0, flight - reaction);";
  private static final String FLIGHT = "double flight = length / ballSpeed;";
  private static final String RADIUS = "double radius = opponent.radius() + speed * running;";

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
        new TraceCells<>(radius(printed), ReachGiven::variables)
            .add(Field.number("length", "m"))
            .add(Field.number("flight", "s"))
            .slip("W17", "double flight = ballSpeed / length;")
            .add(Field.number("running", "s"))
            .slip("W11", "double running = flight;")
            .slip("W12", "double running = reaction;")
            .slip("W14", "double running = flight + reaction;")
            .slip("W15", "double running = flight - reaction;")
            .result(Field.number("radius", "m"))
            .slip("W13", "return speed * running;")
            .slip("W16", "return opponent.radius() + ballSpeed * running;"));
  }

  private static Optional<ReachGiven> draw(Chance chance) {
    return ReachSubject.draw(chance, BALL_SPEEDS);
  }

  static OrderTask<ReachGiven> order(Listing printed) {
    Listing right = radius(printed);
    String unclamped = "double running = flight - reaction;";
    String upsideDown = "double flight = ballSpeed / length;";
    String wholeFlight = "double radius = opponent.radius() + speed * flight;";
    return new OrderTask<>(
        "pass-reach-order",
        ReachSubject.subject().drawn(ReachLines::draw),
        ReachGiven::variables,
        right,
        List.of(unclamped, upsideDown, wholeFlight),
        List.of(
            new OrderTask.Slip("W15", right.with(RUNNING, unclamped)),
            new OrderTask.Slip("W17", right.with(FLIGHT, upsideDown)),
            new OrderTask.Slip("W11", right.with(RADIUS, wholeFlight))),
        5);
  }
}
