package touchline.topic.pushout;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import touchline.geometry.Vec2;
import touchline.mistake.Mistake;
import touchline.mistake.Slip;
import touchline.topic.closestpoint.ClosestPointMistakes;
import touchline.topic.closestpoint.PointGiven;
import touchline.topic.overlap.CircleGiven;

/**
 * Mistakes when pushing a circle off a segment. With Q the closest point and D the distance the
 * right answer is (radius - D) (center - Q) / D, and zero where D &gt;= radius.
 */
public final class PushOutMistakes {
  /** Two mistakes of which one undoes the other: what is left looks like a third. */
  private static final Set<String> CANCELLING = Set.of("P02+P14", "P03+P10");

  /** The id of the mistake that a centre on the segment gives no direction. */
  static final String ON_SEGMENT = "P15";

  private static final String ALWAYS = "P05";

  private PushOutMistakes() {}

  public static List<Mistake<CircleGiven, Vec2>> all() {
    List<Mistake<CircleGiven, Vec2>> all = new ArrayList<>(made(PushOutFormula.slips()));
    all.add(new Mistake<>(ALWAYS, PushOutFormula.RIGHT::always));
    all.add(new Mistake<>(ON_SEGMENT, PushOutFormula.RIGHT::answer));
    return List.copyOf(all);
  }

  /** Two slips at once, such as {@code P01+P13}. */
  public static List<Mistake<CircleGiven, Vec2>> pairs() {
    return made(Slip.pairs(PushOutFormula.slips()));
  }

  private static List<Mistake<CircleGiven, Vec2>> made(List<Slip> slips) {
    return Slip.mistakes(slips, slip -> new PushOutFormula(slip)::answer);
  }

  /** A slip, and never asked whether they touch at all: {@code P05} with another. */
  public static List<Mistake<CircleGiven, Vec2>> pairsWithoutQuestion() {
    return PushOutFormula.slips().stream().map(PushOutMistakes::withoutQuestion).toList();
  }

  private static Mistake<CircleGiven, Vec2> withoutQuestion(Slip slip) {
    String id =
        slip.id().compareTo(ALWAYS) < 0 ? slip.id() + "+" + ALWAYS : ALWAYS + "+" + slip.id();
    return new Mistake<>(id, new PushOutFormula(slip)::always);
  }

  /**
   * The mistakes about pushing out, also in other forms in which they are written as code; last, a
   * right push-out from a wrong closest point.
   */
  public static List<Mistake<CircleGiven, Vec2>> inCode() {
    List<Mistake<CircleGiven, Vec2>> all = new ArrayList<>(all());
    all.removeIf(mistake -> mistake.id().equals(ON_SEGMENT));
    all.add(new Mistake<>("P06", PushOutMistakes::rightNormal));
    all.add(new Mistake<>("P02", g -> touches(g) ? g.bareAway() : Vec2.ZERO));
    all.add(
        new Mistake<>("P03", g -> touches(g) ? g.bareAway().unit().times(g.radius()) : Vec2.ZERO));
    all.add(
        new Mistake<>("P12", g -> touches(g) ? g.bareAway().plus(offset(g).times(2)) : Vec2.ZERO));
    all.add(new Mistake<>("P08", g -> touches(g) ? g.center().plus(offset(g)) : Vec2.ZERO));
    all.add(new Mistake<>("P08", g -> overlaps(g) ? g.center().plus(offset(g)) : Vec2.ZERO));
    all.add(new Mistake<>("P05", g -> touches(g) ? Vec2.ZERO : offFrom(g, g.bareClosest())));
    all.add(
        new Mistake<>("P11", g -> touches(g) ? offFrom(g, g.point().at(g.share())) : Vec2.ZERO));
    all.addAll(withoutRoot());
    for (Mistake<PointGiven, Vec2> closest : ClosestPointMistakes.singles()) {
      all.add(new Mistake<>(closest.id(), g -> offset(g, closest.rule().answer(g.point()))));
    }
    all.addAll(pairs());
    all.addAll(pairsWithoutQuestion());
    all.removeIf(mistake -> CANCELLING.contains(mistake.id()));
    return List.copyOf(all);
  }

  /** The square of the distance taken for the distance, throughout or in the depth only. */
  private static List<Mistake<CircleGiven, Vec2>> withoutRoot() {
    return List.of(
        new Mistake<>("A05", g -> square(g) < g.radius() ? withSquare(g) : Vec2.ZERO),
        new Mistake<>("A05", g -> overlaps(g) ? withSquare(g) : Vec2.ZERO),
        new Mistake<>(
            "A05",
            g ->
                square(g) < g.radius()
                    ? g.bareAway().times(g.radius() / square(g) - 1)
                    : Vec2.ZERO));
  }

  private static double square(CircleGiven g) {
    return g.bareAway().lengthSquared();
  }

  private static Vec2 withSquare(CircleGiven g) {
    return g.bareAway().unit().times(g.radius() - square(g));
  }

  private static Vec2 offset(CircleGiven g) {
    return offset(g, g.bareClosest());
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
    double depth = g.radius() - g.bareAway().length();
    return depth <= 0 ? Vec2.ZERO : g.d().perpendicular().unit().times(-depth);
  }

  /** The question that lets a touching circle in. */
  private static boolean touches(CircleGiven g) {
    return g.bareAway().length() <= g.radius();
  }

  private static boolean overlaps(CircleGiven g) {
    return g.bareAway().length() < g.radius();
  }
}
