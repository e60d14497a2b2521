package touchline.topic.meeting;

import java.util.List;
import touchline.compare.ComparedMethod;
import touchline.input.Inputs;
import touchline.input.Start;
import touchline.listing.Listing;
import touchline.task.HuntTask;
import touchline.task.Task;
import touchline.task.ValueTask;
import touchline.taught.TwoMovingCircles;

/** Two circles that both move, and players who run to meet a moving ball. */
public final class MeetingTopic {
  /** Where a hunt begins; a variant moves it about. */
  private static final Inputs HUNT =
      Start.empty()
          .circle("one", 1.5, 2, 0.8)
          .vector("v", 4, 2.5, "one")
          .circle("other", 6.5, 2, 1)
          .vector("w", -2, 2.5, "other")
          .inputs();

  private MeetingTopic() {}

  public static List<Task> tasks() {
    return List.of(
        ValueTask.vector(
            "meeting-relative", 0.02, 4, MeetingSubjects.relative(), MeetingMistakes.relative()),
        ValueTask.yesNo(
            "meeting-yes-no", 10, MeetingSubjects.touch().varied(1), MeetingMistakes.touch()),
        ValueTask.number(
            "meeting-time", 0.005, 3, MeetingSubjects.time().varied(3), MeetingMistakes.time()),
        MeetingLines.trace(Listing.of("TwoMovingCircles#timeToTouch")),
        MeetingLines.order(Listing.of("TwoMovingCircles#timeToTouch")),
        HuntTask.of("meeting-hunt", compared(), HUNT, MeetingSubjects.touch())
            .finding("I2", "I3", "I4", "I6", "I17"),
        ValueTask.number("meeting-catch", 0.005, 3, CatchSubjects.time(), CatchMistakes.time()),
        ValueTask.place(
            "meeting-place", 0.02, 4, CatchSubjects.place().varied(2), CatchMistakes.place()),
        ValueTask.choice("meeting-first", 5, RaceSubjects.first(), RaceMistakes.first()),
        ValueTask.yesNo("meeting-ours", 8, RaceSubjects.ours().varied(1), RaceMistakes.ours()));
  }

  public static ComparedMethod<MeetingGiven, Double> compared() {
    return new ComparedMethod<>(
        MeetingGiven.setting("two-moving-circles"),
        given -> TwoMovingCircles.timeToTouch(given.one(), given.v(), given.other(), given.w()),
        MeetingMistakes.compared(),
        MeetingGiven::stop);
  }
}
