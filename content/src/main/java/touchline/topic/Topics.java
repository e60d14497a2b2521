package touchline.topic;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Predicate;
import touchline.Topic;
import touchline.code.CodeExercise;
import touchline.compare.ComparedMethod;
import touchline.parity.Batch;
import touchline.task.Task;
import touchline.topic.circles.CirclesCode;
import touchline.topic.circles.CirclesTopic;
import touchline.topic.closestpoint.ClosestPointCode;
import touchline.topic.closestpoint.ClosestPointTopic;
import touchline.topic.grid.EntriesCode;
import touchline.topic.grid.GridBatches;
import touchline.topic.grid.GridTopic;
import touchline.topic.line.LineBatches;
import touchline.topic.line.LineTopic;
import touchline.topic.line.SignedDistanceCode;
import touchline.topic.moving.MovingBatches;
import touchline.topic.moving.MovingCircleCode;
import touchline.topic.moving.MovingTopic;
import touchline.topic.overlap.OverlapCode;
import touchline.topic.overlap.OverlapTopic;
import touchline.topic.painting.PaintingTopic;
import touchline.topic.pass.PassBatches;
import touchline.topic.pass.PassTopic;
import touchline.topic.pass.SafePassCode;
import touchline.topic.pendulum.PendulumCode;
import touchline.topic.pendulum.PendulumTopic;
import touchline.topic.precision.ExactCode;
import touchline.topic.precision.PrecisionTopic;
import touchline.topic.pushout.PushOutCode;
import touchline.topic.pushout.PushOutTopic;
import touchline.topic.stadium.StadiumBatches;
import touchline.topic.stadium.StadiumCode;
import touchline.topic.stadium.StadiumTopic;
import touchline.topic.vector.ProjectionCode;
import touchline.topic.vector.VectorTopic;

/** The one list of what is taught, in the order of the course. */
public final class Topics {
  private static final List<Topic> ALL =
      List.of(
          Topic.of(
              VectorTopic::tasks,
              ProjectionCode::exercise,
              VectorTopic::comparisons,
              VectorTopic::batches),
          Topic.of(
              CirclesTopic::tasks,
              CirclesCode::exercise,
              CirclesTopic::comparisons,
              CirclesTopic::batches),
          Topic.of(
              ClosestPointTopic::tasks,
              ClosestPointCode::exercise,
              ClosestPointTopic::comparisons,
              ClosestPointTopic::batches),
          Topic.of(
              OverlapTopic::tasks,
              OverlapCode::exercise,
              OverlapTopic::comparisons,
              OverlapTopic::batches),
          Topic.of(
              PushOutTopic::tasks,
              PushOutCode::exercise,
              PushOutTopic::comparisons,
              PushOutTopic::batches),
          Topic.of(
              StadiumTopic::tasks,
              StadiumCode::exercise,
              StadiumTopic::comparisons,
              StadiumBatches::all),
          Topic.of(
              LineTopic::tasks,
              SignedDistanceCode::exercise,
              LineTopic::comparisons,
              LineBatches::all),
          Topic.of(
              MovingTopic::tasks,
              MovingCircleCode::exercise,
              MovingTopic::comparisons,
              MovingBatches::all),
          Topic.of(
              PassTopic::tasks, SafePassCode::exercise, PassTopic::comparisons, PassBatches::all),
          Topic.of(PendulumTopic::tasks, PendulumCode::exercise, List::of, PendulumTopic::batches),
          new Topic(PaintingTopic::tasks, List::of, List::of, PaintingTopic::batches),
          Topic.of(PrecisionTopic::tasks, ExactCode::exercise, List::of, PrecisionTopic::batches),
          Topic.of(GridTopic::tasks, EntriesCode::exercise, List::of, GridBatches::all));

  private Topics() {}

  /** Everything that exercises can ask to be worked out. */
  public static List<Task> tasks() {
    return Tasks.ALL;
  }

  /** The task that exercises name by this id. */
  public static Optional<Task> task(String id) {
    return first(Tasks.ALL, task -> task.id().equals(id));
  }

  /** Every method to be written. */
  public static List<CodeExercise> methods() {
    return Methods.ALL;
  }

  /** The method of an exercise, by lesson and folder, such as {@code closest-point/write-it}. */
  public static Optional<CodeExercise> method(String id) {
    return first(Methods.ALL, method -> method.id().equals(id));
  }

  /** Every method that figures can compare with its mistakes. */
  public static List<ComparedMethod<?, ?>> comparisons() {
    return Comparisons.ALL;
  }

  /** Every function whose results are compared between machines, in an order that stays. */
  public static List<Batch> batches() {
    return Batches.ALL;
  }

  /**
   * The function of that name.
   *
   * @throws IllegalArgumentException if there is none
   */
  public static Batch batch(String name) {
    return first(Batches.ALL, batch -> batch.name().equals(name))
        .orElseThrow(() -> new IllegalArgumentException("batch must be one of ours: " + name));
  }

  private static <T> Optional<T> first(List<T> all, Predicate<T> wanted) {
    return all.stream().filter(wanted).findFirst();
  }

  private static <T> List<T> of(Function<Topic, List<? extends T>> part) {
    return ALL.stream().<T>flatMap(topic -> part.apply(topic).stream()).toList();
  }

  // Each part is made when it is first asked for, and left out of scripts that never ask.

  private static final class Tasks {
    static final List<Task> ALL = of(topic -> topic.tasks().all());
  }

  private static final class Methods {
    static final List<CodeExercise> ALL = of(topic -> topic.methods().all());
  }

  private static final class Comparisons {
    static final List<ComparedMethod<?, ?>> ALL = of(topic -> topic.comparisons().all());
  }

  private static final class Batches {
    static final List<Batch> ALL = of(topic -> topic.batches().all());
  }
}
