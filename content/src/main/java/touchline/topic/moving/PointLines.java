package touchline.topic.moving;

import java.util.Optional;
import touchline.answer.Field;
import touchline.answer.Value;
import touchline.exercise.Chance;
import touchline.geometry.Vec2;
import touchline.listing.Listing;
import touchline.task.Draw;
import touchline.task.OrderTask;
import touchline.task.Subject;

/** The lines of the method that asks when a circle meets a point; minus one stands for never. */
final class PointLines {
  private static final String SLIPS =
      """
      S19 - if (c < 0) return 0;
      S19 - if (c < 0) return 0;
          + if (b >= 0) return -1;
          - if (b >= 0) return -1;
          + if (c < 0) return 0;
      S13 - if (b >= 0) return -1;
      S20 - double time = (-b - Math.sqrt(discriminant)) / a;
          + double time = (-b + Math.sqrt(discriminant)) / a;
      S13 - return time <= 1 ? time : -1;
          + return time;
      """;

  private static final String LEAVES = "if (b >= 0) return -1;";
  private static final String PASSES_BY = "if (discriminant <= 0) return -1;";
  private static final String END = "return time <= 1 ? time : -1;";

  private PointLines() {}

  static OrderTask<PointMotion> task(Listing printed) {
    Listing right =
        printed
            .given("circle", "velocity", "point")
            .with("if (b >= 0) return NEVER;", LEAVES)
            .with("if (discriminant <= 0) return NEVER;", PASSES_BY)
            .with("return time <= 1 ? time : NEVER;", END);
    return new OrderTask<>(
        "moving-point-order", subject(), PointMotion::variables, right, SLIPS, 8);
  }

  private static Subject<PointMotion> subject() {
    return PointTimeSubject.subject()
        .asking(Field.number("time", ""), given -> Value.number(TimeToPointCode.right(given)))
        .drawn(PointLines::draw);
  }

  /** Of every sort: penetrating, leaving, passing by, too slow, and hits. */
  private static Optional<PointMotion> draw(Chance chance) {
    Vec2 point = Draw.point(chance);
    Vec2 center = point.plus(Draw.vector(chance, 5));
    PointMotion given =
        new PointMotion(point, center, chance.between(1, 3), Draw.vector(chance, 6));
    PointQuadratic asked = given.quadratic();
    boolean sure = asked.a() > 0 && asked.c() != 0 && asked.b() != 0 && asked.discriminant() != 0;
    return Optional.of(given).filter(drawn -> sure && asked.time() != 1);
  }
}
