package touchline.topic.stadium;

import java.util.List;
import touchline.geometry.Segment;
import touchline.parity.Batch;
import touchline.parity.BatchInput;
import touchline.parity.BatchOutput;
import touchline.taught.StadiumCollision;

/** The stadium in the form of the lessons; inputs as in {@link StadiumBatches}. */
public final class TaughtStadiumBatches {
  private static final String TAUGHT = "taught.StadiumCollision.";

  private TaughtStadiumBatches() {}

  public static List<Batch> all() {
    return List.of(
        StadiumBatches.overlapsPoint(TAUGHT + "overlaps-point", StadiumCollision::overlaps),
        StadiumBatches.overlapsCircle(TAUGHT + "overlaps-circle", StadiumCollision::overlaps),
        StadiumBatches.overlapsOther(TAUGHT + "overlaps-stadium", StadiumCollision::overlaps),
        StadiumBatches.offsetPoint(TAUGHT + "offset-point", StadiumCollision::offset),
        StadiumBatches.offsetCircle(TAUGHT + "offset-circle", StadiumCollision::offset),
        StadiumBatches.offsetOther(TAUGHT + "offset-stadium", StadiumCollision::offset),
        new Batch(TAUGHT + "distance-point", "ppp", 1, TaughtStadiumBatches::distanceToPoint),
        new Batch(TAUGHT + "distance-segment", "pppp", 1, TaughtStadiumBatches::distance),
        new Batch(TAUGHT + "cross", "pppp", 1, TaughtStadiumBatches::cross),
        new Batch(TAUGHT + "longer", "pp", 2, TaughtStadiumBatches::longer));
  }

  private static void distanceToPoint(BatchInput in, BatchOutput out) {
    Segment segment = in.segment();
    out.number(StadiumCollision.distance(segment, in.point()));
  }

  private static void distance(BatchInput in, BatchOutput out) {
    Segment one = in.segment();
    out.number(StadiumCollision.distance(one, in.segment()));
  }

  private static void cross(BatchInput in, BatchOutput out) {
    Segment one = in.segment();
    out.answer(StadiumCollision.cross(one, in.segment()));
  }

  private static void longer(BatchInput in, BatchOutput out) {
    Segment both = in.segment();
    out.point(StadiumCollision.longer(both.a(), both.b()));
  }
}
