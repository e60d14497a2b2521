package touchline.topic.vector;

import java.util.List;
import touchline.answer.Value;
import touchline.geometry.Vec2;
import touchline.mistake.Mistake;

/** Mistakes about left and right, one list for each thing that is asked. */
public final class TurnMistakes {
  private TurnMistakes() {}

  /** Right: the unit vector on the left of the way from a to b. */
  public static List<Mistake<PointsGiven, Vec2>> leftNormal() {
    return List.of(
        new Mistake<>("A41", g -> g.abV().unit().perpendicular().times(-1)),
        new Mistake<>("A42", g -> new Vec2(g.abV().unit().y(), g.abV().unit().x())),
        new Mistake<>("A43", g -> g.abV().unit()),
        new Mistake<>("A44", g -> g.abV().perpendicular()));
  }

  /** Right: v.x w.y − v.y w.x. */
  public static List<Mistake<VectorsGiven, Double>> cross() {
    return List.of(
        new Mistake<>("A35", VectorsGiven::dot),
        new Mistake<>("A36", g -> g.w().cross(g.v())),
        new Mistake<>("A37", g -> g.v().x() * g.w().y() + g.v().y() * g.w().x()),
        new Mistake<>("A38", g -> g.v().length() * g.w().length()),
        new Mistake<>("A39", g -> Math.abs(g.v().cross(g.w()))));
  }

  /** Right: the sign of the cross product. */
  static List<Mistake<VectorsGiven, Value>> side() {
    return List.of(
        new Mistake<>("A35", g -> TurnSubjects.option(g.dot())),
        new Mistake<>("A36", g -> TurnSubjects.option(g.w().cross(g.v()))),
        new Mistake<>("A40", g -> TurnSubjects.option(-g.w().x())));
  }
}
