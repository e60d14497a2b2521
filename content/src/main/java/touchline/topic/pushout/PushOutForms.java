package touchline.topic.pushout;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import touchline.geometry.Vec2;
import touchline.mistake.Mistake;
import touchline.mistake.Mistake.Rule;
import touchline.topic.closestpoint.ClosestPointForms;
import touchline.topic.closestpoint.PointGiven;
import touchline.topic.overlap.CircleGiven;

/**
 * The mistakes about pushing out, also in other forms in which they are written as code; last, a
 * right push-out from a wrong closest point.
 */
final class PushOutForms {
  /** Two mistakes of which one undoes the other: what is left looks like a third. */
  private static final Set<String> CANCELLING = Set.of("P02+P14", "P03+P10");

  private PushOutForms() {}

  static List<Mistake<CircleGiven, Vec2>> all() {
    List<Mistake<CircleGiven, Vec2>> all = new ArrayList<>(PushOutMistakes.all());
    all.removeIf(mistake -> mistake.id().equals(PushOutMistakes.ON_SEGMENT));
    all.add(form("P06", PushOutForms::rightNormal));
    all.add(form("P02", g -> touches(g) ? away(g) : Vec2.ZERO));
    all.add(form("P03", g -> touches(g) ? away(g).unit().times(g.radius()) : Vec2.ZERO));
    all.add(form("P12", g -> touches(g) ? away(g).plus(offset(g).times(2)) : Vec2.ZERO));
    all.add(form("P08", g -> touches(g) ? g.center().plus(offset(g)) : Vec2.ZERO));
    all.add(form("P08", g -> overlaps(g) ? g.center().plus(offset(g)) : Vec2.ZERO));
    all.add(form("P05", g -> touches(g) ? Vec2.ZERO : offFrom(g, closest(g))));
    all.add(form("P11", g -> touches(g) ? offFrom(g, foot(g)) : Vec2.ZERO));
    all.addAll(withoutRoot());
    for (Mistake<PointGiven, Vec2> closest : ClosestPointForms.singles()) {
      all.add(form(closest.id(), g -> offset(g, closest.rule().answer(point(g)))));
    }
    all.addAll(PushOutMistakes.pairs());
    all.addAll(PushOutMistakes.pairsWithoutQuestion());
    all.removeIf(mistake -> CANCELLING.contains(mistake.id()));
    return List.copyOf(all);
  }

  /** The square of the distance taken for the distance, throughout or in the depth only. */
  private static List<Mistake<CircleGiven, Vec2>> withoutRoot() {
    return List.of(
        form("A05", g -> square(g) < g.radius() ? withSquare(g) : Vec2.ZERO),
        form("A05", g -> overlaps(g) ? withSquare(g) : Vec2.ZERO),
        form(
            "A05",
            g -> square(g) < g.radius() ? away(g).times(g.radius() / square(g) - 1) : Vec2.ZERO));
  }

  private static double square(CircleGiven g) {
    return away(g).lengthSquared();
  }

  private static Vec2 withSquare(CircleGiven g) {
    return away(g).unit().times(g.radius() - square(g));
  }

  private static Mistake<CircleGiven, Vec2> form(String id, Rule<CircleGiven, Vec2> rule) {
    return new Mistake<>(id, rule);
  }

  private static PointGiven point(CircleGiven g) {
    return new PointGiven(g.a(), g.b(), g.center());
  }

  private static Vec2 offset(CircleGiven g) {
    return offset(g, closest(g));
  }

  private static Vec2 offset(CircleGiven g, Vec2 closest) {
    Vec2 away = g.center().minus(closest);
    double depth = g.radius() - away.length();
    return depth <= 0 ? Vec2.ZERO : away.unit().times(depth);
  }

  /** Away from a point by what the distance lacks to the radius, which may be less than nothing. */
  private static Vec2 offFrom(CircleGiven g, Vec2 point) {
    Vec2 away = g.center().minus(point);
    return away.unit().times(g.radius() - away.length());
  }

  private static Vec2 rightNormal(CircleGiven g) {
    double depth = g.radius() - g.center().minus(closest(g)).length();
    return depth <= 0 ? Vec2.ZERO : g.b().minus(g.a()).perpendicular().unit().times(-depth);
  }

  private static Vec2 away(CircleGiven g) {
    return g.center().minus(closest(g));
  }

  /** The question that lets a touching circle in. */
  private static boolean touches(CircleGiven g) {
    return away(g).length() <= g.radius();
  }

  private static boolean overlaps(CircleGiven g) {
    return g.center().minus(closest(g)).length() < g.radius();
  }

  private static Vec2 closest(CircleGiven g) {
    return at(g, Math.max(0, Math.min(1, share(g))));
  }

  /** On the whole line. */
  private static Vec2 foot(CircleGiven g) {
    return at(g, share(g));
  }

  private static double share(CircleGiven g) {
    Vec2 d = g.b().minus(g.a());
    return g.center().minus(g.a()).dot(d) / d.lengthSquared();
  }

  private static Vec2 at(CircleGiven g, double share) {
    return g.a().plus(g.b().minus(g.a()).times(share));
  }
}
