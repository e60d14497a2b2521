package touchline.topic.stadium;

import java.util.List;
import java.util.function.BiFunction;
import touchline.collision.RobustStadium;
import touchline.geometry.Circle;
import touchline.geometry.Segment;
import touchline.geometry.Stadium;
import touchline.geometry.Vec2;
import touchline.input.RowReader;
import touchline.parity.Batch;
import touchline.taught.StadiumCollision;

/** The core's two ends, the other thing's points, then the radii: the stadium's first. */
public final class StadiumBatches {
  private static final String ROBUST = "RobustStadium.";
  private static final String TAUGHT = "taught.StadiumCollision.";
  private static final String POINT = "pppr";
  private static final String CIRCLE = "ppprr";
  private static final String OTHER = "pppprr";

  private StadiumBatches() {}

  public static List<Batch> all() {
    return List.of(
        Batch.answer(ROBUST + "overlaps-point", POINT, in -> point(in, RobustStadium::overlaps)),
        Batch.answer(ROBUST + "overlaps-circle", CIRCLE, in -> circle(in, RobustStadium::overlaps)),
        Batch.answer(ROBUST + "overlaps-stadium", OTHER, in -> other(in, RobustStadium::overlaps)),
        Batch.point(ROBUST + "offset-point", POINT, in -> point(in, RobustStadium::offset)),
        Batch.point(ROBUST + "offset-circle", CIRCLE, in -> circle(in, RobustStadium::offset)),
        Batch.point(ROBUST + "offset-stadium", OTHER, in -> other(in, RobustStadium::offset)),
        Batch.answer(TAUGHT + "overlaps-point", POINT, in -> point(in, StadiumCollision::overlaps)),
        Batch.answer(
            TAUGHT + "overlaps-circle", CIRCLE, in -> circle(in, StadiumCollision::overlaps)),
        Batch.answer(
            TAUGHT + "overlaps-stadium", OTHER, in -> other(in, StadiumCollision::overlaps)),
        Batch.point(TAUGHT + "offset-point", POINT, in -> point(in, StadiumCollision::offset)),
        Batch.point(TAUGHT + "offset-circle", CIRCLE, in -> circle(in, StadiumCollision::offset)),
        Batch.point(TAUGHT + "offset-stadium", OTHER, in -> other(in, StadiumCollision::offset)),
        Batch.number(
            TAUGHT + "distance-point",
            "ppp",
            in -> StadiumCollision.distance(in.segment(), in.point())),
        Batch.number(
            TAUGHT + "distance-segment",
            "pppp",
            in -> StadiumCollision.distance(in.segment(), in.segment())),
        Batch.answer(
            TAUGHT + "cross", "pppp", in -> StadiumCollision.cross(in.segment(), in.segment())),
        Batch.point(
            TAUGHT + "longer", "pp", in -> StadiumCollision.longer(in.point(), in.point())));
  }

  private static <R> R point(RowReader in, BiFunction<Stadium, Vec2, R> form) {
    Segment core = in.segment();
    Vec2 point = in.point();
    return form.apply(new Stadium(core, in.number()), point);
  }

  private static <R> R circle(RowReader in, BiFunction<Stadium, Circle, R> form) {
    Segment core = in.segment();
    Vec2 center = in.point();
    return form.apply(new Stadium(core, in.number()), new Circle(center, in.number()));
  }

  private static <R> R other(RowReader in, BiFunction<Stadium, Stadium, R> form) {
    Segment core = in.segment();
    Segment otherCore = in.segment();
    return form.apply(new Stadium(core, in.number()), new Stadium(otherCore, in.number()));
  }
}
