package touchline.topic.overlap;

import java.util.List;
import java.util.Optional;
import touchline.diagram.NumberText;
import touchline.exercise.Chance;
import touchline.geometry.Vec2;
import touchline.task.Scene;
import touchline.task.Subject;
import touchline.task.WorkedExample;
import touchline.taught.SegmentCircle;

/** Whether a circle touches a segment. */
public final class OverlapSubject {
  /** Nearer to a decision than this rounding decides, unless everything is exact. */
  private static final double UNSURE = 1e-6;

  private static final String METHOD = "SegmentCircle#overlaps";

  private OverlapSubject() {}

  /** What the task is about. */
  static Subject<CircleGiven> subject() {
    return Subject.yesNo("touch", OverlapSubject::touch)
        .given(OverlapSubject::draw, OverlapSubject::picture)
        .solved(OverlapSubject::solution, given -> segmentCircle(METHOD, given));
  }

  private static boolean touch(CircleGiven given) {
    return SegmentCircle.overlaps(given.segment(), given.circle());
  }

  private static Optional<CircleGiven> draw(Chance chance) {
    CircleGiven given = Probes.draw(chance);
    return Optional.of(given).filter(drawn -> Probes.isPleasant(drawn) && isSure(drawn));
  }

  public static boolean isSure(CircleGiven given) {
    double beyond = away(given).length() - given.radius();
    boolean alongAxis = given.a().x() == given.b().x() || given.a().y() == given.b().y();
    return Math.abs(beyond) > UNSURE || (beyond == 0 && alongAxis);
  }

  public static Vec2 away(CircleGiven given) {
    return given.center().minus(SegmentCircle.closestPoint(given.segment(), given.center()));
  }

  public static Scene picture(CircleGiven given) {
    return Scene.ofCircles().segment(given.a(), given.b()).circle(given.center(), given.radius());
  }

  private static List<String> solution(CircleGiven given) {
    double distance = away(given).length();
    boolean touch = distance <= given.radius();
    return List.of(
        "distance = "
            + NumberText.of(distance)
            + (touch ? " <= " : " > ")
            + "r = "
            + NumberText.of(given.radius())
            + (touch ? ": yes" : ": no"));
  }

  public static WorkedExample segmentCircle(String method, CircleGiven given) {
    return WorkedExample.of(method).segment(given.a(), given.b()).circle(given.circle());
  }
}
