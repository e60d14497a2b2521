package touchline.figure;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import touchline.listing.CodeLine;
import touchline.trace.Event;
import touchline.trace.Step;

/**
 * Finds what to say of one step: the author's words for what happened, or plain ones. Of a
 * condition it always says which way it went and why.
 */
final class Telling {
  private static final String ANOTHER = "another ";

  private final Map<String, String> told;
  private final String method;
  private final CodeLine code;
  private final Step step;
  private final Map<String, Object> values;

  /**
   * @param told what the author says, by what happens
   * @param method the method that the step belongs to, for its first step
   */
  Telling(
      Map<String, String> told,
      String method,
      CodeLine code,
      Step step,
      Map<String, Object> values) {
    this.told = told;
    this.method = method;
    this.code = code;
    this.step = step;
    this.values = values;
  }

  /** The narration, with its marks. */
  String text() {
    if (step.line() == Step.ENTRY) {
      return said(
          "call", method.isEmpty() ? "The method is called." : "`" + method + "` is called.");
    }
    List<String> sentences = new ArrayList<>();
    for (Event event : step.events()) {
      String sentence = sentence(event);
      if (!sentence.isEmpty()) {
        sentences.add(sentence);
      }
    }
    return String.join(" ", sentences);
  }

  private String sentence(Event event) {
    if (event instanceof Event.Assigned assigned) {
      String name = assigned.name();
      return comparison(assigned.value()) + said(name, "*" + name + "* is {" + name + "}.");
    }
    if (event instanceof Event.Decided decided) {
      return decision(decided.outcome());
    }
    if (event instanceof Event.Returned returned) {
      String words = said(code.statement(), said("return", "The method returns {return}."));
      return comparison(returned.value()) + words;
    }
    return "The method stops: " + ((Event.Threw) event).message() + ".";
  }

  private String decision(boolean outcome) {
    if (!code.each().isEmpty()) {
      String key = ANOTHER + code.each();
      return outcome ? said("when " + key, "") : said("unless " + key, "There is no further one.");
    }
    String condition = code.condition();
    return condition.isEmpty() ? "" : fact(condition, outcome) + words(condition, outcome);
  }

  /** Where a boolean comes from. */
  private String comparison(Object value) {
    String condition = code.condition().isEmpty() ? code.comparison() : "";
    if (condition.isEmpty() || !(value instanceof Boolean outcome)) {
      return "";
    }
    return fact(condition, outcome) + words(condition, outcome) + " ";
  }

  private String fact(String condition, boolean outcome) {
    return "`" + condition + "` is " + outcome + Condition.of(condition, values).because() + ".";
  }

  private String words(String condition, boolean outcome) {
    String words = said((outcome ? "when " : "unless ") + condition, "");
    return words.isEmpty() ? "" : " " + words;
  }

  /** Which way the step's condition went, if it has one. */
  Optional<Frame.Branch> branch() {
    for (Event event : step.events()) {
      if (event instanceof Event.Decided decided && !code.condition().isEmpty()) {
        return branch(code.condition(), decided.outcome());
      }
      if (valueOf(event) instanceof Boolean outcome
          && code.condition().isEmpty()
          && !code.comparison().isEmpty()) {
        return branch(code.comparison(), outcome);
      }
    }
    return Optional.empty();
  }

  private Optional<Frame.Branch> branch(String source, boolean outcome) {
    return Optional.of(new Frame.Branch(source, Condition.of(source, values).with(), outcome));
  }

  private static Object valueOf(Event event) {
    if (event instanceof Event.Assigned assigned) {
      return assigned.value();
    }
    return event instanceof Event.Returned returned ? returned.value() : "";
  }

  private String said(String key, String otherwise) {
    return told.getOrDefault(key, otherwise);
  }
}
