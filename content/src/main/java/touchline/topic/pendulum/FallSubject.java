package touchline.topic.pendulum;

import java.util.List;
import java.util.Optional;
import touchline.diagram.NumberText;
import touchline.exercise.Chance;
import touchline.geometry.Vec2;
import touchline.listing.Bindings;
import touchline.listing.Listing;
import touchline.mistake.Mistake;
import touchline.task.Draw;
import touchline.task.OrderTask;
import touchline.task.Scene;
import touchline.task.Subject;
import touchline.task.Task;
import touchline.task.TraceCells;
import touchline.task.TraceTask;
import touchline.task.ValueTask;
import touchline.task.WorkedExample;
import touchline.taught.Integrator;

/** Where a body is that falls freely for one step of an engine. */
final class FallSubject {
  private static final String COLUMNS =
      """
      newVelocity: direction
        K2 Vec2 newVelocity = velocity.plus(new Vec2(0, 9.81 * step));
        K3 Vec2 newVelocity = velocity.plus(new Vec2(0, -9.81));
      move: point
        K1 Vec2 move = velocity.times(step);
        K4 Vec2 move = newVelocity;
      return next: point
        K6 return move;
      """;

  private static final String SLIPS =
      """
      K1 - Vec2 move = newVelocity.times(step);
         + Vec2 move = velocity.times(step);
      K2 - Vec2 newVelocity = velocity.plus(new Vec2(0, -9.81 * step));
         + Vec2 newVelocity = velocity.plus(new Vec2(0, 9.81 * step));
      K4 - return position.plus(move);
         + return position.plus(newVelocity);
      """;

  private static final double TOLERANCE = 0.02;
  private static final int FARTHEST = 5;

  /** A body at the beginning of a step. */
  record Fall(Vec2 position, Vec2 velocity, double step) {
    Vec2 newVelocity(double gravity) {
      return velocity.plus(new Vec2(0, -gravity));
    }

    Vec2 at(Vec2 velocity) {
      return position.plus(velocity.times(step));
    }

    double gained() {
      return BentRod.GRAVITY * step;
    }

    Bindings variables() {
      return new Bindings().set("position", position).set("velocity", velocity).set("step", step);
    }
  }

  private FallSubject() {}

  private static Subject<Fall> subject() {
    return Subject.<Fall>point(
            "next", given -> Integrator.step(given.position(), given.velocity(), given.step()))
        .given(FallSubject::draw, FallSubject::picture)
        .solved(FallSubject::solution, FallSubject::worked);
  }

  static Task step() {
    return ValueTask.vector("engine-step", TOLERANCE, 3, subject(), mistakes());
  }

  private static List<Mistake<Fall, Vec2>> mistakes() {
    return List.of(
        new Mistake<>("K1", given -> given.at(given.velocity())),
        new Mistake<>("K2", given -> given.at(given.newVelocity(-given.gained()))),
        new Mistake<>("K3", given -> given.at(given.newVelocity(BentRod.GRAVITY))),
        new Mistake<>("K4", given -> given.position().plus(given.newVelocity(given.gained()))),
        new Mistake<>("K5", given -> given.at(given.newVelocity(given.gained() / 2))),
        new Mistake<>("K6", given -> given.newVelocity(given.gained()).times(given.step())));
  }

  static TraceTask<Fall> trace(Listing printed) {
    TraceCells<Fall> cells = new TraceCells<>(printed, Fall::variables).table(COLUMNS);
    return new TraceTask<>("engine-step-trace", TOLERANCE, subject().varied(1), cells);
  }

  static OrderTask<Fall> order(Listing right) {
    return new OrderTask<>(
        "engine-step-order", subject().varied(2), Fall::variables, right, SLIPS, 3);
  }

  /** Steps so long that one can see what they do. */
  private static Optional<Fall> draw(Chance chance) {
    Vec2 velocity = Draw.vector(chance, FARTHEST);
    Fall given = new Fall(Draw.point(chance), velocity, chance.between(2, 5) / 10.0);
    return Optional.of(given)
        .filter(drawn -> velocity.x() != 0 && velocity.y() != 0)
        .filter(drawn -> Draw.isInside(drawn.position().plus(velocity)));
  }

  private static Scene picture(Fall given) {
    return Scene.ofPoints()
        .point("position", given.position())
        .velocity(given.position(), given.velocity())
        .number("h", given.step());
  }

  private static List<String> solution(Fall given) {
    Vec2 newVelocity = given.newVelocity(given.gained());
    return List.of(
        "the velocity changes by 9.81 · h = " + NumberText.of(given.gained()) + " downward",
        "new velocity = " + NumberText.of(newVelocity),
        "times h = " + NumberText.of(newVelocity.times(given.step())),
        "position + that = " + NumberText.of(given.at(newVelocity)));
  }

  private static WorkedExample worked(Fall given) {
    return WorkedExample.of("Integrator#step")
        .point("position", given.position())
        .vector("velocity", given.velocity(), "position")
        .number("step", given.step(), 1, "s");
  }
}
