package touchline.server.grading.verdict;

import java.util.List;
import java.util.Optional;
import touchline.server.grading.job.Complaint;

/**
 * What is shown of a grade beside its verdict. It is kept with the verdict, so that nobody's
 * program runs again because a page is looked at.
 *
 * @param complaints by line of the source, if it does not compile or is refused
 * @param ticks the shown cases, in order; empty if nothing ran
 * @param traced the case that tells most of what is wrong; empty if nothing is, or nothing ran
 */
public record Findings(List<Complaint> complaints, List<Tick> ticks, Optional<TracedCase> traced) {
  /** Of a verdict that was given before findings were kept. */
  public static final Findings NONE = new Findings(List.of(), List.of(), Optional.empty());

  public Findings {
    complaints = List.copyOf(complaints);
    ticks = List.copyOf(ticks);
  }

  /** Of a run of the shown cases. */
  public static Findings of(Grade grade, Optional<TracedCase> traced) {
    return new Findings(grade.complaints(), grade.shown(), traced);
  }

  /** The same without steps. */
  Findings untraced() {
    return new Findings(complaints, ticks, Optional.empty());
  }
}
