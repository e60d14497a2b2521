package touchline.topic.closestpoint;

import java.util.List;
import touchline.answer.Field;
import touchline.answer.Value;
import touchline.diagram.NumberText;
import touchline.mistake.Mistake;
import touchline.task.Subject;

/** Whether the closest point is an end of the segment, and which, or lies between the ends. */
final class WhichEndSubject {
  private static final int AT_A = 0;
  private static final int BETWEEN = 1;
  private static final int AT_B = 2;

  private static final List<String> OPTIONS =
      List.of("It is a.", "It lies between a and b.", "It is b.");

  private WhichEndSubject() {}

  /** What the task is about. */
  static Subject<PointGiven> subject() {
    return ClosestPointSubject.about(
            Field.choice("closest point", OPTIONS), given -> Value.option(place(given.share())))
        .varied(1)
        .solved(WhichEndSubject::solution);
  }

  static List<Mistake<PointGiven, Value>> mistakes() {
    return List.of(
        mistake("M10", given -> place(given.p().dot(given.d()))),
        mistake("M12", given -> place(-given.share())),
        mistake("M16", WhichEndSubject::nearerEnd),
        mistake("M20", WhichEndSubject::below),
        mistake("M22", given -> place(given.share()) == BETWEEN ? BETWEEN : AT_B),
        mistake("M23", given -> AT_B - place(given.share())));
  }

  private interface Place {
    int of(PointGiven given);
  }

  private static Mistake<PointGiven, Value> mistake(String id, Place place) {
    return new Mistake<>(id, given -> Value.option(place.of(given)));
  }

  private static int place(double share) {
    if (share <= 0) {
      return AT_A;
    }
    return share >= 1 ? AT_B : BETWEEN;
  }

  private static int nearerEnd(PointGiven given) {
    double toA = given.w().lengthSquared();
    return toA <= given.p().minus(given.b()).lengthSquared() ? AT_A : AT_B;
  }

  /** Straight down or up; a segment that is upright has nothing there. */
  private static int below(PointGiven given) {
    if (given.d().x() == 0) {
      throw new IllegalArgumentException("nothing is straight below: " + given);
    }
    return place(given.w().x() / given.d().x());
  }

  private static List<String> solution(PointGiven given) {
    return List.of(
        "segV = b - a = " + NumberText.of(given.d()),
        "pV = p - a = " + NumberText.of(given.w()),
        "proj = pV · segV / |segV| = " + NumberText.of(given.walked()),
        "|segV| = " + NumberText.of(given.length()),
        OPTIONS.get(place(given.share())));
  }
}
