package touchline.parity;

import java.util.List;
import touchline.collision.StadiumCollision;
import touchline.geometry.Circle;
import touchline.geometry.Segment;
import touchline.geometry.Stadium;
import touchline.geometry.Vec2;

/** The core's two ends, the other thing's points, then the radii: the stadium's first. */
final class StadiumBatches {
  private StadiumBatches() {}

  static List<Batch> all() {
    return List.of(
        new Batch("StadiumCollision.overlaps-point", "pppr", 1, StadiumBatches::overlapsPoint),
        new Batch("StadiumCollision.overlaps-circle", "ppprr", 1, StadiumBatches::overlapsCircle),
        new Batch("StadiumCollision.overlaps-stadium", "pppprr", 1, StadiumBatches::overlapsOther),
        new Batch("StadiumCollision.offset-point", "pppr", 2, StadiumBatches::offsetPoint),
        new Batch("StadiumCollision.offset-circle", "ppprr", 2, StadiumBatches::offsetCircle),
        new Batch("StadiumCollision.offset-stadium", "pppprr", 2, StadiumBatches::offsetOther));
  }

  private static void overlapsPoint(Input in, Output out) {
    Segment core = in.segment();
    Vec2 point = in.point();
    out.answer(StadiumCollision.overlaps(new Stadium(core, in.number()), point));
  }

  private static void offsetPoint(Input in, Output out) {
    Segment core = in.segment();
    Vec2 point = in.point();
    out.point(StadiumCollision.offset(new Stadium(core, in.number()), point));
  }

  private static void overlapsCircle(Input in, Output out) {
    Segment core = in.segment();
    Vec2 center = in.point();
    Stadium stadium = new Stadium(core, in.number());
    out.answer(StadiumCollision.overlaps(stadium, new Circle(center, in.number())));
  }

  private static void offsetCircle(Input in, Output out) {
    Segment core = in.segment();
    Vec2 center = in.point();
    Stadium stadium = new Stadium(core, in.number());
    out.point(StadiumCollision.offset(stadium, new Circle(center, in.number())));
  }

  private static void overlapsOther(Input in, Output out) {
    Segment core = in.segment();
    Segment otherCore = in.segment();
    Stadium stadium = new Stadium(core, in.number());
    out.answer(StadiumCollision.overlaps(stadium, new Stadium(otherCore, in.number())));
  }

  private static void offsetOther(Input in, Output out) {
    Segment core = in.segment();
    Segment otherCore = in.segment();
    Stadium stadium = new Stadium(core, in.number());
    out.point(StadiumCollision.offset(stadium, new Stadium(otherCore, in.number())));
  }
}
