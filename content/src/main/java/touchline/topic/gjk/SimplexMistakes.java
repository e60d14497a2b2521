package touchline.topic.gjk;

import java.util.List;
import touchline.answer.Value;
import touchline.geometry.Vec2;
import touchline.mistake.Mistake;
import touchline.taught.Gjk;

/** Mistakes about one round: the nearest point, the origin inside, which corner goes, the end. */
final class SimplexMistakes {
  private static final Value FROM_P = Value.option(0);
  private static final Value FROM_Q = Value.option(1);
  private static final Value OLD = Value.option(2);

  private SimplexMistakes() {}

  private static double clamp(double part) {
    return Math.max(0, Math.min(1, part));
  }

  private static Vec2 kept(SimplexGiven g, double part) {
    return g.along(clamp(part));
  }

  /** Right: the foot of the origin, kept between the ends. */
  static List<Mistake<SimplexGiven, Vec2>> nearest() {
    return List.of(
        new Mistake<>("F10", g -> g.along(g.foot())),
        new Mistake<>("F11", g -> g.p().length() <= g.q().length() ? g.p() : g.q()),
        new Mistake<>("F12", g -> kept(g, -g.foot())),
        new Mistake<>("F13", g -> kept(g, g.foot() * g.edge().length())),
        new Mistake<>("F14", g -> g.along(0.5)),
        new Mistake<>("F15", g -> g.edge().times(clamp(g.foot()))));
  }

  /** Right: strictly on the same side of all three edges. */
  static List<Mistake<SimplexGiven, Boolean>> surrounded() {
    return List.of(
        new Mistake<>("F18", SimplexMistakes::isInsideOrOn),
        new Mistake<>("F19", g -> g.isSurrounded() && g.twiceArea() > 0),
        new Mistake<>("F20", SimplexMistakes::isInBox),
        new Mistake<>("F21", g -> g.p().cross(g.q()) * g.q().cross(g.r()) > 0),
        new Mistake<>("F22", g -> !g.isSurrounded()));
  }

  private static boolean isInsideOrOn(SimplexGiven g) {
    double pq = g.p().cross(g.q());
    double qr = g.q().cross(g.r());
    double rp = g.r().cross(g.p());
    return (pq >= 0 && qr >= 0 && rp >= 0) || (pq <= 0 && qr <= 0 && rp <= 0);
  }

  private static boolean isInBox(SimplexGiven g) {
    return isBetween(g.p().x(), g.q().x(), g.r().x()) && isBetween(g.p().y(), g.q().y(), g.r().y());
  }

  /** Whether 0 is strictly between the least and the greatest. */
  private static boolean isBetween(double a, double b, double c) {
    return Math.min(a, Math.min(b, c)) < 0 && Math.max(a, Math.max(b, c)) > 0;
  }

  static Value right(SimplexGiven g) {
    return Gjk.dropsP(g.p(), g.q(), g.r()) ? FROM_Q : FROM_P;
  }

  /** Right: the nearer one of the two edges that end at r. */
  static List<Mistake<SimplexGiven, Value>> kept() {
    return List.of(
        new Mistake<>("F24", g -> OLD),
        new Mistake<>("F25", g -> Gjk.dropsP(g.p(), g.q(), g.r()) ? FROM_P : FROM_Q),
        new Mistake<>("F26", g -> least(g.p().length(), g.q().length())),
        new Mistake<>("F27", g -> FROM_Q),
        new Mistake<>("F28", g -> least(g.r().minus(g.p()).length(), g.r().minus(g.q()).length())),
        new Mistake<>(
            "F10",
            g -> least(SimplexGiven.fromLine(g.p(), g.r()), SimplexGiven.fromLine(g.q(), g.r()))));
  }

  private static Value least(double withP, double withQ) {
    return withQ < withP ? FROM_Q : FROM_P;
  }

  /** Right: when r is not beyond the line through p and q, as the origin sees it. */
  static List<Mistake<SimplexGiven, Boolean>> stops() {
    return List.of(
        new Mistake<>("F29", g -> g.r().length() >= g.nearest().length()),
        new Mistake<>("F30", g -> g.toward() < 0),
        new Mistake<>("F31", SimplexMistakes::isKnown),
        new Mistake<>("F26", g -> g.r().length() >= Math.min(g.p().length(), g.q().length())),
        new Mistake<>("F22", g -> g.toward() > 0));
  }

  private static boolean isKnown(SimplexGiven g) {
    return g.r().minus(g.p()).length() == 0 || g.r().minus(g.q()).length() == 0;
  }
}
