package touchline.server.assignment;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import touchline.server.page.FilledForm;

/** The steps of the form of an assignment; what the others ask is carried along unseen. */
enum PlanStep {
  EXERCISES(1, "Title and exercises"),
  TIMES(2, "Times and rules"),
  PREVIEW(3, "Preview");

  private static final List<String> OF_TIMES =
      List.of("opens", "due", "closes", "late", "kept", "attempts", "counting", "solutions");

  private final int number;
  private final String title;

  PlanStep(int number, String title) {
    this.number = number;
    this.title = title;
  }

  /** A step; templates read it. */
  record Link(String word, String title, boolean isHere) {}

  /** A field that another step asks for; templates read it. */
  record Hidden(String name, String value) {}

  public String word() {
    return name().toLowerCase(Locale.ROOT);
  }

  static Optional<PlanStep> of(String word) {
    return Arrays.stream(values()).filter(step -> step.word().equals(word)).findFirst();
  }

  /** All of them, with this one as the one that is shown. */
  public List<Link> links() {
    return Arrays.stream(values())
        .map(step -> new Link(step.word(), step.number + " " + step.title, step == this))
        .toList();
  }

  public String next() {
    return this == EXERCISES ? TIMES.word() : PREVIEW.word();
  }

  public String nextTitle() {
    return this == EXERCISES ? TIMES.title : PREVIEW.title;
  }

  /** Where the first thing is asked that is wrong. */
  static PlanStep wrong(FilledForm form) {
    return form.problems().keySet().stream().anyMatch(PlanStep::isOfTimes) ? TIMES : EXERCISES;
  }

  private static boolean isOfTimes(String field) {
    return OF_TIMES.contains(field.replaceAll("[0-9]+$", ""));
  }

  /** What this step does not ask for; of exercises those that are chosen. */
  List<Hidden> hidden(FilledForm form) {
    List<Hidden> hidden = new ArrayList<>();
    for (String field : form.values().keySet().stream().sorted().toList()) {
      String value = form.value(field);
      boolean isShown =
          !field.equals(PlanForm.PUBLISHED) && this == (isOfTimes(field) ? TIMES : EXERCISES);
      if (!isShown && !value.isEmpty() && isCarried(field, form)) {
        hidden.add(new Hidden(field, value));
      }
    }
    return hidden;
  }

  private static boolean isCarried(String field, FilledForm form) {
    int colon = field.indexOf(':');
    return colon < 0 || form.value(PlanForm.USE + field.substring(colon + 1)).equals(PlanForm.YES);
  }
}
