package touchline.topic;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import touchline.Topic;
import touchline.code.CodeExercise;
import touchline.compare.ComparedMethod;
import touchline.parity.Batch;
import touchline.task.GapsTask;
import touchline.task.Task;
import touchline.topic.bounce.BounceBatches;
import touchline.topic.bounce.BounceCode;
import touchline.topic.bounce.BounceSuite;
import touchline.topic.bounce.BounceTopic;
import touchline.topic.boxes.BoxSuite;
import touchline.topic.boxes.BoxesCode;
import touchline.topic.boxes.BoxesTopic;
import touchline.topic.boxes.HitsCode;
import touchline.topic.boxes.HitsSuite;
import touchline.topic.broadphase.BroadPhaseBatches;
import touchline.topic.broadphase.BroadPhaseTopic;
import touchline.topic.broadphase.ReachCode;
import touchline.topic.broadphase.ReachSuite;
import touchline.topic.circles.CirclesCode;
import touchline.topic.circles.CirclesSuite;
import touchline.topic.circles.CirclesTopic;
import touchline.topic.closestpoint.ClosestPointCode;
import touchline.topic.closestpoint.ClosestPointSuite;
import touchline.topic.closestpoint.ClosestPointTopic;
import touchline.topic.gjk.CornerCode;
import touchline.topic.gjk.CornerSuite;
import touchline.topic.gjk.GjkBatches;
import touchline.topic.gjk.GjkTopic;
import touchline.topic.grid.EntriesCode;
import touchline.topic.grid.GridBatches;
import touchline.topic.grid.GridTopic;
import touchline.topic.line.LineBatches;
import touchline.topic.line.LineTopic;
import touchline.topic.line.SignedDistanceCode;
import touchline.topic.line.SignedDistanceSuite;
import touchline.topic.meeting.MeetingBatches;
import touchline.topic.meeting.MeetingCode;
import touchline.topic.meeting.MeetingSuite;
import touchline.topic.meeting.MeetingTopic;
import touchline.topic.moving.MovingBatches;
import touchline.topic.moving.MovingCircleCode;
import touchline.topic.moving.MovingCircleSuite;
import touchline.topic.moving.MovingTopic;
import touchline.topic.moving.TimeToPointCode;
import touchline.topic.moving.TimeToSegmentCode;
import touchline.topic.overlap.OverlapCode;
import touchline.topic.overlap.OverlapSuite;
import touchline.topic.overlap.OverlapTopic;
import touchline.topic.painting.PaintingTopic;
import touchline.topic.pass.PassBatches;
import touchline.topic.pass.PassTopic;
import touchline.topic.pass.SafePassCode;
import touchline.topic.pendulum.PendulumCode;
import touchline.topic.pendulum.PendulumTopic;
import touchline.topic.polygons.PolygonsTopic;
import touchline.topic.polygons.TriangleCode;
import touchline.topic.polygons.TriangleSuite;
import touchline.topic.precision.ExactCode;
import touchline.topic.precision.PrecisionTopic;
import touchline.topic.pushout.PushOutCode;
import touchline.topic.pushout.PushOutSuite;
import touchline.topic.pushout.PushOutTopic;
import touchline.topic.stadium.StadiumBatches;
import touchline.topic.stadium.StadiumCode;
import touchline.topic.stadium.StadiumSuite;
import touchline.topic.stadium.StadiumTopic;
import touchline.topic.vector.ProjectionCode;
import touchline.topic.vector.VectorSuite;
import touchline.topic.vector.VectorTopic;

/** The one list of what is taught, in the order of the course. */
public final class Topics {
  private static final List<Topic> ALL =
      List.of(
          Topic.of(List.of("vector"), VectorTopic::tasks, VectorTopic::batches)
              .method(ProjectionCode.ID, ProjectionCode::exercise)
              .cases(VectorSuite::task)
              .comparisons(VectorTopic::difference, VectorTopic::projection),
          Topic.of(List.of("circles"), CirclesTopic::tasks, CirclesTopic::batches)
              .method(CirclesCode.ID, CirclesCode::exercise)
              .cases(CirclesSuite::task)
              .comparisons(CirclesTopic::touching, CirclesTopic::push),
          Topic.of(List.of("closest-point"), ClosestPointTopic::tasks, ClosestPointTopic::batches)
              .method(ClosestPointCode.ID, ClosestPointCode::exercise)
              .cases(ClosestPointSuite::task)
              .comparisons(ClosestPointTopic::compared),
          Topic.of(
                  List.of("overlap", "crossing", "hoop"),
                  OverlapTopic::tasks,
                  OverlapTopic::batches)
              .method(OverlapCode.ID, OverlapCode::exercise)
              .cases(OverlapSuite::task)
              .comparisons(OverlapTopic::compared),
          Topic.of(List.of("push-out"), PushOutTopic::tasks, PushOutTopic::batches)
              .method(PushOutCode.ID, PushOutCode::exercise)
              .cases(PushOutSuite::task)
              .comparisons(PushOutTopic::compared),
          Topic.of(
                  List.of("stadium", "stadiums", "cores"), StadiumTopic::tasks, StadiumBatches::all)
              .method(StadiumCode.ID, StadiumCode::exercise)
              .cases(StadiumSuite::task)
              .comparisons(StadiumTopic::compared),
          Topic.of(List.of("boxes"), BoxesTopic::tasks, BoxesTopic::batches)
              .method(BoxesCode.ID, BoxesCode::exercise)
              .method(HitsCode.ID, HitsCode::exercise)
              .cases(BoxSuite::task, HitsSuite::task)
              .comparisons(BoxesTopic::touching),
          Topic.of(List.of("line"), LineTopic::tasks, LineBatches::all)
              .method(SignedDistanceCode.ID, SignedDistanceCode::exercise)
              .cases(SignedDistanceSuite::task)
              .comparisons(LineTopic::compared),
          Topic.of(List.of("polygons"), PolygonsTopic::tasks, PolygonsTopic::batches)
              .method(TriangleCode.ID, TriangleCode::exercise)
              .cases(TriangleSuite::task)
              .comparisons(PolygonsTopic::inside),
          Topic.of(List.of("gjk"), GjkTopic::tasks, GjkBatches::all)
              .method(CornerCode.ID, CornerCode::exercise)
              .cases(CornerSuite::task)
              .comparisons(GjkTopic::nearestPoint),
          Topic.of(List.of("moving"), MovingTopic::tasks, MovingBatches::all)
              .method(MovingCircleCode.ID, MovingCircleCode::exercise)
              .method(TimeToPointCode.ID, TimeToPointCode::exercise)
              .method(TimeToSegmentCode.ID, TimeToSegmentCode::exercise)
              .cases(MovingCircleSuite::task)
              .comparisons(MovingTopic::againstLine, MovingTopic::againstSegment),
          Topic.of(List.of("bounce"), BounceTopic::tasks, BounceBatches::all)
              .method(BounceCode.ID, BounceCode::exercise)
              .cases(BounceSuite::task)
              .comparisons(BounceTopic::perfect, BounceTopic::partial),
          Topic.of(List.of("pass"), PassTopic::tasks, PassBatches::all)
              .method(SafePassCode.ID, SafePassCode::exercise)
              .comparisons(PassTopic::compared),
          Topic.of(List.of("meeting"), MeetingTopic::tasks, MeetingBatches::all)
              .method(MeetingCode.ID, MeetingCode::exercise)
              .cases(MeetingSuite::task)
              .comparisons(MeetingTopic::compared),
          Topic.of(List.of("pendulum", "engine"), PendulumTopic::tasks, PendulumTopic::batches)
              .method(PendulumCode.ID, PendulumCode::exercise),
          Topic.of(List.of("painting"), PaintingTopic::tasks, PaintingTopic::batches),
          Topic.of(List.of("precision", "margin"), PrecisionTopic::tasks, PrecisionTopic::batches)
              .method(ExactCode.ID, ExactCode::exercise),
          Topic.of(List.of("grid"), GridTopic::tasks, GridBatches::all)
              .method(EntriesCode.ID, EntriesCode::exercise),
          Topic.of(List.of("broad"), BroadPhaseTopic::tasks, BroadPhaseBatches::all)
              .method(ReachCode.ID, ReachCode::exercise)
              .cases(ReachSuite::task)
              .comparisons(BroadPhaseTopic::found));

  private Topics() {}

  /** Everything that exercises can ask to be worked out. */
  public static List<Task> tasks() {
    return AllTasks.ALL;
  }

  /** The task that exercises name by this id. */
  public static Optional<Task> task(String id) {
    return named(id, AllTasks.ALL);
  }

  /** The same among those that take no method along, for a script that has none. */
  public static Optional<Task> withoutCases(String id) {
    return Tasks.find(id);
  }

  /** The same among those in which cases are written for a method. */
  public static Optional<Task> cases(String id) {
    return named(id, Cases.ALL);
  }

  /** Every method to be written. */
  public static List<CodeExercise> methods() {
    return Methods.all();
  }

  /** The method of an exercise, by lesson and folder, such as {@code closest-point/write-it}. */
  public static Optional<CodeExercise> method(String id) {
    return Methods.find(id);
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

  private static Optional<Task> named(String id, List<Task> all) {
    return first(all, task -> task.id().equals(id));
  }

  private static <T> Optional<T> first(List<T> all, Predicate<T> wanted) {
    return all.stream().filter(wanted).findFirst();
  }

  private static <T> List<T> of(Function<Topic, List<? extends T>> part) {
    return ALL.stream().<T>flatMap(topic -> part.apply(topic).stream()).toList();
  }

  private static <P, T> List<T> each(Function<Topic, List<P>> parts, Function<P, T> made) {
    return of(topic -> parts.apply(topic).stream().map(made).toList());
  }

  // Each part is made when it is first asked for, and left out of scripts that never ask.

  /** Topic by topic: a page that asks for few does not wait for those of the whole course. */
  private static final class Tasks {
    private static final List<TasksOfTopic> MADE = ALL.stream().map(TasksOfTopic::new).toList();

    static Optional<Task> find(String id) {
      return first(MADE, made -> made.topic.mayName(id))
          .map(TasksOfTopic::all)
          .flatMap(all -> named(id, all))
          .or(() -> named(id, TasksWithGaps.ALL));
    }

    static Stream<Task> all() {
      return Stream.concat(
          MADE.stream().flatMap(made -> made.all().stream()), TasksWithGaps.ALL.stream());
    }
  }

  private static final class TasksOfTopic {
    private final Topic topic;

    /** Made twice if two ask at a time, which changes nothing. */
    private volatile @Nullable List<Task> made;

    TasksOfTopic(Topic topic) {
      this.topic = topic;
    }

    List<Task> all() {
      List<Task> known = made;
      if (known == null) {
        known = topic.tasks().all();
        made = known;
      }
      return known;
    }
  }

  private static final class TasksWithGaps {
    static final List<Task> ALL = GapsTask.all();
  }

  private static final class Cases {
    static final List<Task> ALL = each(Topic::cases, Topic.Cases::task);
  }

  private static final class AllTasks {
    static final List<Task> ALL = Stream.concat(Tasks.all(), Cases.ALL.stream()).toList();
  }

  /** One by one: to set up the mistakes of all takes longer than to mark an answer to one. */
  private static final class Methods {
    private static final List<Topic.Method> LISTED = of(Topic::methods);
    private static final Map<String, CodeExercise> MADE = new HashMap<>();

    static synchronized Optional<CodeExercise> find(String id) {
      return first(LISTED, method -> method.id().equals(id)).map(Methods::made);
    }

    static synchronized List<CodeExercise> all() {
      return LISTED.stream().map(Methods::made).toList();
    }

    private static CodeExercise made(Topic.Method method) {
      return MADE.computeIfAbsent(method.id(), none -> method.exercise());
    }
  }

  private static final class Comparisons {
    static final List<ComparedMethod<?, ?>> ALL =
        each(Topic::comparisons, Topic.Comparison::compared);
  }

  private static final class Batches {
    static final List<Batch> ALL = of(topic -> topic.batches().all());
  }
}
