package touchline.server.assignment;

import java.time.Instant;
import java.time.ZoneId;
import java.util.List;
import touchline.server.assignment.plan.Moment;
import touchline.server.assignment.plan.Plan;
import touchline.server.assignment.plan.PlanWords;
import touchline.server.assignment.plan.Solutions;
import touchline.server.assignment.plan.WallTime;

/** A plan as facts, each with its name, for those who made it. */
final class PlanFacts {
  private PlanFacts() {}

  /** A fact; templates read it. */
  record Fact(String name, String text, String note) {}

  static List<Fact> of(Plan plan, ZoneId zone) {
    String several = plan.attempts() == 1 ? "" : " " + PlanWords.counts(plan.counting());
    return List.of(
        moment("Opens", plan.schedule().opens(), zone),
        moment("Due", plan.schedule().due(), zone),
        moment("Closes", plan.schedule().closes(), zone),
        new Fact("Attempts", capital(PlanWords.attempts(plan.attempts())) + "." + several, ""),
        new Fact("Lateness", capital(PlanWords.late(plan.late())) + ".", ""),
        new Fact("Solutions", solutions(plan.solutions()), ""));
  }

  /** With a note where the clocks show that time twice. */
  private static Fact moment(String name, Instant moment, ZoneId zone) {
    WallTime read = WallTime.read(WallTime.written(moment, zone), zone);
    boolean isSame = read instanceof WallTime.At at && at.instant().equals(moment);
    String note = isSame ? ((WallTime.At) read).note() : "";
    return new Fact(name, Moment.words(moment, zone), note);
  }

  private static String solutions(Solutions solutions) {
    return switch (solutions) {
      case NEVER -> "Never shown.";
      case FINISHED -> "Shown when an attempt is finished.";
      case CLOSED -> "Shown when the assignment has closed.";
    };
  }

  private static String capital(String words) {
    return Character.toUpperCase(words.charAt(0)) + words.substring(1);
  }
}
