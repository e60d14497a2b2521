package touchline.topic.broadphase;

import java.util.List;
import touchline.compare.ComparedMethod;
import touchline.compare.Setting;
import touchline.geometry.Circle;
import touchline.geometry.Vec2;
import touchline.input.Inputs;
import touchline.input.Start;
import touchline.listing.Listing;
import touchline.task.HuntTask;
import touchline.task.Task;
import touchline.task.ValueTask;

/** Which of many circles touch, and how few need to be asked. */
public final class BroadPhaseTopic {
  /** Where a hunt begins; a variant moves it about. */
  private static final Inputs HUNT =
      Start.empty()
          .circle("ball", 4, 6.5, 0.5)
          .circles("circles", 1.3, 1.7, 0.8, 2.2, 5.1, 1, 5.4, 2.4, 1.1, 7.3, 4.7, 0.8)
          .inputs();

  private BroadPhaseTopic() {}

  public static List<Task> tasks() {
    return List.of(
        ValueTask.number("broad-pairs", 0, 3, CrowdSubjects.pairs(), CrowdMistakes.pairs()),
        ValueTask.number(
            "broad-touching", 0, 3, CrowdSubjects.touching(), CrowdMistakes.touching()),
        ValueTask.number(
            "broad-tests", 0, 3, CrowdSubjects.tests().varied(1), CrowdMistakes.tests()),
        ValueTask.choice("broad-fourth", 4, CrowdSubjects.fourth(), CrowdMistakes.fourth()),
        BroadPhaseLines.trace(Listing.of("BroadPhase#meet")),
        ValueTask.number("broad-often", 0, 3, CellsSubject.shared(), CellsSubject.mistakes()),
        ValueTask.yesNo("broad-box", 8, BoxSubjects.reached(), BoxSubjects.mistakes()),
        BroadPhaseLines.order(Listing.of("BoxTree#reaches")),
        ValueTask.number("broad-boxes", 0, 3, TreeSubjects.boxes(), TreeSubjects.mistakes()),
        HuntTask.of("broad-hunt", found(), HUNT, TreeSubjects.boxes())
            .finding("Y17", "Y4", "Y20", "Y24", "Y6"));
  }

  /** Whether a ball touches one of some circles. */
  public static ComparedMethod<TreeGiven, Boolean> found() {
    return ComparedMethod.touching(
        Setting.of("ball-in-tree", "circle ball, circles circles", "ball", BroadPhaseTopic::given)
            .probing("the ball’s centre"),
        FoundMistakes::isFound,
        FoundMistakes.all());
  }

  private static TreeGiven given(Inputs in, Vec2 center) {
    Circle ball = new Circle(center, in.circle("ball").radius());
    return new TreeGiven(ball, in.circles("circles"));
  }
}
