package touchline.topic.line;

import java.util.List;
import touchline.compare.ComparedMethod;
import touchline.compare.Setting;
import touchline.geometry.Line;
import touchline.geometry.Segment;
import touchline.geometry.Vec2;
import touchline.input.Inputs;
import touchline.input.Start;
import touchline.listing.Listing;
import touchline.task.HuntTask;
import touchline.task.Task;
import touchline.task.ValueTask;
import touchline.taught.LineCircle;
import touchline.topic.overlap.CircleGiven;

/** A point or a circle and a line without ends. */
public final class LineTopic {
  /** Where a hunt begins; a variant moves it about. */
  private static final Inputs HUNT =
      Start.empty().line("line", 1, 3, 6, 5).circle("circle", 6, 2, 1.2).inputs();

  private LineTopic() {}

  public static List<Task> tasks() {
    return List.of(
        ValueTask.number(
            "line-distance", 0.01, 3, LineDistanceSubject.subject(), LineDistanceMistakes.all()),
        ValueTask.choice("line-side", 4, SideSubject.subject(), SideSubject.mistakes()),
        ValueTask.yesNo(
            "line-overlap", 8, LineCircleSubject.subject(), LineCircleMistakes.overlap()),
        ValueTask.number(
            "line-offset", 0.01, 3, OffsetLineSubject.subject(), LineCircleMistakes.offset()),
        HuntTask.of("line-hunt", compared(), HUNT, LineCircleSubject.subject())
            .finding("L4", "S03", "S09", "S12"),
        ValueTask.number(
            "line-constant", 0.01, 3, NormalFormSubject.subject(), NormalFormSubject.mistakes()),
        LineDistanceSteps.order(Listing.of("LineCircle#through")),
        LineDistanceSteps.trace(Listing.of("LineCircle#through")),
        ValueTask.choice("line-strip", 5, StripSubject.subject(), StripSubject.mistakes()),
        ValueTask.number(
            "line-offset-by-side",
            0.01,
            4,
            FarOffsetSubject.subject(),
            FarOffsetSubject.mistakes()));
  }

  public static ComparedMethod<CircleGiven, Boolean> compared() {
    return ComparedMethod.touching(
        Setting.of("line-overlap", "line line, circle circle", "circle", LineTopic::given)
            .probing(CircleGiven.CENTER),
        given -> LineCircle.overlaps(Line.through(given.a(), given.b()), given.circle()),
        LineCircleMistakes.overlap());
  }

  private static CircleGiven given(Inputs in, Vec2 center) {
    Segment line = in.through("line");
    return new CircleGiven(line.a(), line.b(), center, in.circle("circle").radius());
  }
}
