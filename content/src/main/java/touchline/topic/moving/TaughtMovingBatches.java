package touchline.topic.moving;

import java.util.List;
import touchline.geometry.Circle;
import touchline.geometry.Line;
import touchline.geometry.Segment;
import touchline.geometry.Vec2;
import touchline.parity.Batch;
import touchline.parity.BatchInput;
import touchline.parity.BatchOutput;
import touchline.taught.MovingCircle;

/** The moving circle in the form of the lessons: the obstacle, the circle, its velocity. */
public final class TaughtMovingBatches {
  private static final String TAUGHT = "taught.MovingCircle.";

  private TaughtMovingBatches() {}

  public static List<Batch> all() {
    return List.of(
        new Batch(TAUGHT + "timeToLine", "ppprp", 1, TaughtMovingBatches::timeToLine),
        new Batch(TAUGHT + "contactWithLine", "ppprpn", 2, TaughtMovingBatches::contactWithLine),
        new Batch(TAUGHT + "timeToPoint", "pprp", 1, TaughtMovingBatches::timeToPoint),
        new Batch(TAUGHT + "timeToSide", "ppprp", 1, TaughtMovingBatches::timeToSide),
        new Batch(TAUGHT + "timeToSegment", "ppprp", 1, TaughtMovingBatches::timeToSegment),
        new Batch(TAUGHT + "timeToFirst", "ppprppp", 1, TaughtMovingBatches::timeToFirst));
  }

  private static void timeToLine(BatchInput in, BatchOutput out) {
    Line line = in.line();
    Circle circle = in.circle();
    out.number(MovingCircle.timeToLine(circle, in.point(), line));
  }

  private static void contactWithLine(BatchInput in, BatchOutput out) {
    Line line = in.line();
    Circle circle = in.circle();
    Vec2 velocity = in.point();
    out.point(MovingCircle.contactWithLine(circle, velocity, line, in.number()));
  }

  private static void timeToPoint(BatchInput in, BatchOutput out) {
    Vec2 point = in.point();
    Circle circle = in.circle();
    out.number(MovingCircle.timeToPoint(circle, in.point(), point));
  }

  private static void timeToSide(BatchInput in, BatchOutput out) {
    Segment segment = in.segment();
    Circle circle = in.circle();
    out.number(MovingCircle.timeToSide(circle, in.point(), segment));
  }

  private static void timeToSegment(BatchInput in, BatchOutput out) {
    Segment segment = in.segment();
    Circle circle = in.circle();
    out.number(MovingCircle.timeToSegment(circle, in.point(), segment));
  }

  private static void timeToFirst(BatchInput in, BatchOutput out) {
    Segment first = in.segment();
    Circle circle = in.circle();
    Vec2 velocity = in.point();
    out.number(MovingCircle.timeToFirst(circle, velocity, List.of(first, in.segment())));
  }
}
