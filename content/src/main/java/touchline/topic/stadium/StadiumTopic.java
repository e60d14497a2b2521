package touchline.topic.stadium;

import java.util.List;
import touchline.compare.ComparedMethod;
import touchline.compare.Setting;
import touchline.geometry.Segment;
import touchline.geometry.Stadium;
import touchline.geometry.Vec2;
import touchline.input.Inputs;
import touchline.input.Start;
import touchline.task.HuntTask;
import touchline.task.Task;
import touchline.task.ValueTask;
import touchline.taught.StadiumCollision;
import touchline.topic.overlap.CircleGiven;

/** Whether something touches a stadium, and the move that takes it off. */
public final class StadiumTopic {
  /** Where a hunt begins; a variant moves it about. */
  private static final Inputs HUNT =
      Start.empty().stadium("stadium", 2, 2, 5, 3.5, 1).circle("circle", 6.5, 5.2, 1.5).inputs();

  private StadiumTopic() {}

  public static List<Task> tasks() {
    return List.of(
        ValueTask.yesNo("stadium-yes-no", 8, StadiumSubject.subject(), StadiumMistakes.byHand()),
        ValueTask.vector(
            "stadium-push", 0.02, 3, StadiumPushSubject.subject(), StadiumPushSubject.mistakes()),
        ValueTask.number(
            "stadium-point", 0.01, 4, PointInStadium.subject(), PointInStadium.mistakes()),
        ValueTask.number(
            "cores-distance", 0.01, 3, StadiumsSubjects.distance(), StadiumsMistakes.distance()),
        CoresTrace.task(),
        ValueTask.yesNo("stadiums-yes-no", 8, StadiumsSubjects.touch(), StadiumsMistakes.touch()),
        HuntTask.of("stadium-hunt", compared(), HUNT, StadiumSubject.subject())
            .finding("T2", "T3", "T4", "T1", "O14"));
  }

  public static ComparedMethod<StadiumGiven, Boolean> compared() {
    return ComparedMethod.touching(
        Setting.of("stadium", "stadium stadium, circle circle", "circle", StadiumTopic::given)
            .probing(CircleGiven.CENTER),
        given -> StadiumCollision.overlaps(given.stadium(), given.circle()),
        StadiumMistakes.compared());
  }

  private static StadiumGiven given(Inputs in, Vec2 center) {
    Stadium stadium = in.stadium("stadium");
    Segment core = stadium.core();
    double radius = in.circle("circle").radius();
    return new StadiumGiven(core.a(), core.b(), stadium.radius(), center, radius);
  }
}
