package touchline.topic.circles;

import java.util.List;
import java.util.function.BiFunction;
import touchline.compare.ComparedMethod;
import touchline.compare.Reply;
import touchline.geometry.Circle;
import touchline.geometry.Vec2;
import touchline.input.Inputs;
import touchline.input.RowReader;
import touchline.input.Start;
import touchline.listing.Listing;
import touchline.parity.Batch;
import touchline.task.HuntTask;
import touchline.task.Task;
import touchline.task.ValueTask;
import touchline.taught.TwoCircles;

/** Whether two circles overlap, and the shortest move that takes one off the other. */
public final class CirclesTopic {
  /** Where a hunt begins; a variant moves it about. */
  private static final Inputs HUNT =
      Start.empty().circle("one", 6.3, 5.2, 1.1).circle("other", 4, 3.5, 1.6).inputs();

  private CirclesTopic() {}

  public static List<Task> tasks() {
    return List.of(
        ValueTask.yesNo("circles-yes-no", 10, CirclesSubjects.touch(), CirclesMistakes.touch()),
        ValueTask.number(
            "circles-gap", 0.01, 3, CirclesSubjects.gap().varied(4), CirclesMistakes.gap()),
        ValueTask.vector("circles-push", 0.02, 4, CirclesSubjects.push(), CirclesMistakes.push()),
        ValueTask.place(
            "circles-place", 0.02, 4, CirclesSubjects.place().varied(1), CirclesMistakes.place()),
        CirclesTrace.trace(Listing.of("TwoCircles#offset")),
        CirclesTrace.order(Listing.of("TwoCircles#offset")),
        HuntTask.of("circles-hunt", touching(), HUNT, CirclesSubjects.touch())
            .finding("C8", "C3", "C9", "C10", "C5", "C6"));
  }

  public static ComparedMethod<CirclesGiven, Vec2> push() {
    return new ComparedMethod<>(
        CirclesGiven.setting("two-circles-push"),
        given -> TwoCircles.offset(given.one(), given.other()),
        CirclesMistakes.push(),
        (in, given, answer) -> new Reply.Push(given.one(), answer));
  }

  public static ComparedMethod<CirclesGiven, Boolean> touching() {
    return ComparedMethod.touching(
        CirclesGiven.setting("two-circles"),
        given -> TwoCircles.overlaps(given.one(), given.other()),
        CirclesMistakes.touch());
  }

  public static List<Batch> batches() {
    return List.of(
        Batch.answer("taught.TwoCircles.overlaps", "pprr", in -> asked(in, TwoCircles::overlaps)),
        Batch.point("taught.TwoCircles.offset", "pprr", in -> asked(in, TwoCircles::offset)));
  }

  /** Both centres, then both radii. */
  private static <R> R asked(RowReader in, BiFunction<Circle, Circle, R> form) {
    Vec2 one = in.point();
    Vec2 other = in.point();
    return form.apply(new Circle(one, in.number()), new Circle(other, in.number()));
  }
}
