package touchline.server.exercise.credit;

import java.util.List;
import java.util.Optional;
import touchline.server.assignment.Attempt;
import touchline.server.assignment.Work;
import touchline.server.assignment.WorkView;
import touchline.server.assignment.plan.ExerciseStanding;
import touchline.server.exercise.Exercise;
import touchline.server.exercise.credit.AssignedView.Link;
import touchline.server.page.Percent;

/** What stands around the panel of an exercise of an assignment. */
final class AssignedWords {
  private AssignedWords() {}

  /** Before the first attempt. */
  static AssignedView before(Work work, Exercise exercise) {
    return view(work, exercise, "", List.of());
  }

  /** At an attempt. */
  static AssignedView at(Work work, Exercise exercise, List<Attempt> attempts, Attempt shown) {
    boolean isLatest = shown.number() == attempts.size();
    String number = "Attempt " + shown.number() + of(work) + ".";
    String over =
        isLatest ? "" : " It is over: attempt " + attempts.size() + " was begun after it.";
    AssignedView view = view(work, exercise, number + over, attempts);
    List<Link> links =
        attempts.stream()
            .map(attempt -> link(work, attempt, attempt.number() == shown.number()))
            .toList();
    return new AssignedView(
        view.work(),
        view.worth(),
        view.state(),
        isLatest ? view.start() : "",
        view.startAction(),
        view.after(),
        links.size() == 1 ? List.of() : links);
  }

  private static Link link(Work work, Attempt attempt, boolean isShown) {
    return new Link("Attempt " + attempt.number(), isShown ? "" : path(work, attempt.number()));
  }

  private static AssignedView view(
      Work work, Exercise exercise, String state, List<Attempt> attempts) {
    int next = attempts.size() + 1;
    boolean hasNext = work.isOpen() && (work.attempts() == 0 || next <= work.attempts());
    return new AssignedView(
        WorkView.of(work, attempts.size()),
        worth(work, exercise),
        state,
        hasNext ? "Start attempt " + next + of(work) : "",
        work.path() + "/attempts",
        attempts.size(),
        List.of());
  }

  private static String of(Work work) {
    return work.attempts() == 0 ? "" : " of " + work.attempts();
  }

  private static String worth(Work work, Exercise exercise) {
    int answers = exercise.text().terms().attempts();
    String cost = Percent.of(exercise.text().terms().cost());
    return "Each attempt has a variant of its own and is worth "
        + Percent.points(work.part().points())
        + " points. "
        + (answers == 1
            ? "Each question takes one answer."
            : "Each question takes "
                + answers
                + " different answers; each wrong one costs "
                + cost
                + " of the question. Repeating an answer costs nothing.");
  }

  /** What lateness leaves of the points of the exercise; empty if it takes nothing off. */
  static String late(Work work, Optional<ExerciseStanding> standing) {
    return standing
        .filter(one -> one.mark() < one.rawMark())
        .map(one -> Percent.points(one.mark() * work.part().points()))
        .map(left -> left + " of them count, because some of it came late.")
        .orElse("");
  }

  /** Where an attempt is. */
  static String path(Work work, int number) {
    return work.path() + "/attempts/" + number;
  }
}
