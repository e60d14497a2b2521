package touchline.topic.precision;

import java.util.List;
import touchline.parity.Batch;
import touchline.task.Task;
import touchline.task.ValueTask;
import touchline.taught.Precision;

/** What rounding does to answers, and margins that are meant to help. */
public final class PrecisionTopic {
  private PrecisionTopic() {}

  public static List<Task> tasks() {
    return List.of(
        ValueTask.choice("margin-choice", 4, MarginSubject.subject(), MarginSubject.mistakes()));
  }

  public static List<Batch> batches() {
    return List.of(
        Batch.point(
            "taught.Precision.thereAndBack",
            "pr",
            in -> Precision.thereAndBack(in.point(), in.number())),
        Batch.answer(
            "taught.Precision.isOnSegment",
            "ppp",
            in -> Precision.isOnSegment(in.point(), in.point(), in.point())));
  }
}
