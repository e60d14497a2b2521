package touchline.topic.stadium;

import java.util.ArrayList;
import java.util.List;
import touchline.geometry.Vec2;
import touchline.mistake.Mistake;
import touchline.mistake.Mistake.Rule;
import touchline.mistake.Mistakes;
import touchline.topic.overlap.OverlapForms;

/**
 * The mistakes about a stadium and a circle: first those of the two radii, then those of a segment
 * and a circle with both radii.
 */
final class StadiumForms {
  private StadiumForms() {}

  static List<Mistake<StadiumGiven, Boolean>> all() {
    List<Mistake<StadiumGiven, Boolean>> all = new ArrayList<>(StadiumMistakes.all());
    all.addAll(withoutTouching());
    all.add(form("T5", g -> distance(g) <= g.otherRadius()));
    all.add(form("T6", g -> Math.abs(distance(g) - g.radius()) <= g.otherRadius()));
    all.add(form("T6", StadiumForms::outlinesMeet));
    all.add(form("O14", StadiumForms::inTurnedBox));
    all.addAll(Mistakes.about(OverlapForms.all(), StadiumGiven::grown));
    return List.copyOf(all);
  }

  /** The wrong radius, and touching does not count either. */
  private static List<Mistake<StadiumGiven, Boolean>> withoutTouching() {
    return List.of(
        form("T1", g -> distance(g) < g.radius()),
        form("T2", g -> distance(g) < Math.max(g.radius(), g.otherRadius())),
        form("T3", g -> distance(g) < new Vec2(g.radius(), g.otherRadius()).length()),
        form("T5", g -> distance(g) < g.otherRadius()));
  }

  private static Mistake<StadiumGiven, Boolean> form(String id, Rule<StadiumGiven, Boolean> rule) {
    return new Mistake<>(id, rule);
  }

  /** As of two circles: neither lies inside the other. */
  private static boolean outlinesMeet(StadiumGiven g) {
    double difference = Math.abs(g.radius() - g.otherRadius());
    return distance(g) >= difference && distance(g) <= g.grown().radius();
  }

  /** The box lies along the core, longer and wider by both radii. */
  static boolean inTurnedBox(StadiumGiven g) {
    double reach = g.grown().radius();
    double length = d(g).length();
    double along = w(g).dot(d(g)) / length;
    double across = Math.abs(w(g).cross(d(g))) / length;
    return along >= -reach && along <= length + reach && across <= reach;
  }

  private static double distance(StadiumGiven g) {
    double share = w(g).dot(d(g)) / d(g).lengthSquared();
    return w(g).minus(d(g).times(Math.max(0, Math.min(1, share)))).length();
  }

  private static Vec2 d(StadiumGiven g) {
    return g.b().minus(g.a());
  }

  private static Vec2 w(StadiumGiven g) {
    return g.center().minus(g.a());
  }
}
