package touchline.topic.moving;

import java.util.ArrayList;
import java.util.List;
import touchline.geometry.Vec2;
import touchline.mistake.Mistake;

/**
 * Mistakes about the point at which a moving circle touches the line it hits. With n, k and the
 * time as in {@link MovingCircleMistakes} it is center + time v - radius n.
 */
public final class ContactMistakes {
  private ContactMistakes() {}

  public static List<Mistake<MotionGiven, Vec2>> all() {
    List<Mistake<MotionGiven, Vec2>> all = new ArrayList<>();
    MovingCircleMistakes.byHand().forEach(time -> all.add(at(time)));
    all.add(new Mistake<>("S18", g -> center(g, MovingFormula.RIGHT.byHand(g))));
    all.add(new Mistake<>("S18", ContactMistakes::farSide));
    return List.copyOf(all);
  }

  /** The wrong time, and the right step from the centre to the line. */
  private static Mistake<MotionGiven, Vec2> at(Mistake<MotionGiven, Double> time) {
    return new Mistake<>(
        time.id(), g -> center(g, time.rule().answer(g)).minus(g.normal().times(g.radius())));
  }

  private static Vec2 center(MotionGiven g, double time) {
    return g.center().plus(g.velocity().times(time));
  }

  private static Vec2 farSide(MotionGiven g) {
    return center(g, MovingFormula.RIGHT.byHand(g)).plus(g.normal().times(g.radius()));
  }
}
