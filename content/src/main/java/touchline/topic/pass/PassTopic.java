package touchline.topic.pass;

import java.util.List;
import touchline.compare.ComparedMethod;
import touchline.compare.Reply;
import touchline.compare.Setting;
import touchline.geometry.Vec2;
import touchline.input.Inputs;
import touchline.input.Start;
import touchline.listing.Listing;
import touchline.task.HuntTask;
import touchline.task.Task;
import touchline.task.ValueTask;
import touchline.taught.SafePass;

/** A pass among opponents: whether it is clean, by how much, and who blocks it. */
public final class PassTopic {
  /** Where a hunt begins; a variant moves it about. */
  private static final Inputs HUNT =
      Start.empty()
          .point("a", 2, 3)
          .point("b", 6, 5)
          .circles("opponents", 4.3, 5, 0.5, 0.4, 2.2, 0.5, 5.6, 1.2, 1.7, 7.4, 6.4, 0.6)
          .inputs();

  private PassTopic() {}

  public static List<Task> tasks() {
    return List.of(
        ValueTask.yesNo("pass-yes-no", 8, PassSubject.subject(), SafePassMistakes.all()),
        ValueTask.choice("pass-blocker", 4, BlockerSubject.subject(), BlockerSubject.mistakes()),
        ValueTask.number(
            "pass-clearance", 0.01, 3, ClearanceSubject.subject(), ClearanceMistakes.all()),
        HuntTask.of("pass-hunt", compared(), HUNT, PassSubject.subject())
            .finding("W4", "W3", "W8", "W1", "W7"),
        ValueTask.number("pass-reach", 0.01, 3, ReachSubject.subject(), ReachSubject.mistakes()),
        ReachLines.trace(Listing.of("SafePass#reaches")),
        ReachLines.order(Listing.of("SafePass#reaches")));
  }

  public static ComparedMethod<PassGiven, Boolean> compared() {
    return new ComparedMethod<>(
        Setting.of("safe-pass", "point a, point b, circles opponents", "b", PassTopic::given)
            .withSegment(),
        given -> SafePass.isClean(given.segment(), given.opponents()),
        SafePassMistakes.all(),
        (in, given, clean) -> new Reply.Verdict(clean, "clean", "blocked"));
  }

  private static PassGiven given(Inputs in, Vec2 receiver) {
    return new PassGiven(in.vector("a"), receiver, in.circles("opponents"), 0);
  }
}
