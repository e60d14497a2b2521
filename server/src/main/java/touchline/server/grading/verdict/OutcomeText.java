package touchline.server.grading.verdict;

import java.util.Optional;
import touchline.code.Case;
import touchline.mistake.MistakeText;
import touchline.mistake.MistakeTexts;
import touchline.server.grading.job.CaseRun;
import touchline.server.grading.job.Limit;

/** The sentences that go with a verdict. */
final class OutcomeText {
  static final String RIGHT = "Every case is right.";
  static final String DOES_NOT_COMPILE = "The Java compiler does not accept this source.";
  static final String REFUSED = "This source uses something that is not allowed here.";
  static final String CHANGED =
      "The same call gave two different answers in two runs. The method must depend on its"
          + " arguments only: keep nothing between calls, and use no chance.";

  private OutcomeText() {}

  static String limit(Limit limit) {
    return switch (limit) {
      case TIME -> "it took too long";
      case MEMORY -> "it used too much memory";
      case RECURSION -> "it called itself too deeply";
      case OUTPUT -> "it printed too much";
    };
  }

  static CodeOutcome outcome(Limit limit) {
    return switch (limit) {
      case TIME -> CodeOutcome.TIME;
      case MEMORY -> CodeOutcome.MEMORY;
      case RECURSION -> CodeOutcome.RECURSION;
      case OUTPUT -> CodeOutcome.OUTPUT;
    };
  }

  static String stopped(CaseRun.Stopped stopped) {
    String where = stopped.line() > 0 ? " It was at line " + stopped.line() + "." : "";
    return switch (stopped.limit()) {
      case TIME ->
          "The method took too long and was stopped. Does every loop come to an end?" + where;
      case MEMORY ->
          "The method used too much memory and was stopped. What does it keep that it does not need?"
              + where;
      case RECURSION ->
          "The method called itself too deeply and was stopped. Which call ends the recursion?"
              + where;
      case OUTPUT -> "The method printed too much and was stopped." + where;
    };
  }

  /**
   * What a mistake is called, both if there are two, and never by its id. Answers are compared,
   * never the source.
   */
  static String mistake(String ids, MistakeTexts texts) {
    StringBuilder names = new StringBuilder();
    for (String id : ids.split("\\+", -1)) {
      names.append(names.length() == 0 ? "" : " and ");
      names.append("“").append(name(id, texts)).append("”");
    }
    boolean two = ids.indexOf('+') >= 0;
    return "Your answers match "
        + (two ? "two common mistakes at once, " : "a common mistake, ")
        + names
        + ".";
  }

  /** Where the answers in a simulated run first differ, and how. */
  static String parting(Case told, Tick tick) {
    String moment = told.moment();
    return Character.toUpperCase(moment.charAt(0))
        + moment.substring(1)
        + ", your answer first differs from the right one: "
        + tick.sentence();
  }

  private static String name(String id, MistakeTexts texts) {
    Optional<MistakeText> text = texts.named(id);
    return text.map(MistakeText::name).orElse("no description");
  }
}
