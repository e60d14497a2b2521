package touchline.figure;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import touchline.trace.Event;
import touchline.trace.Step;

/**
 * Finds what to say of one step: the author's words for what happened, or plain ones. Of a
 * condition it always says which way it went and why.
 */
final class Telling {
  private final Figure figure;
  private final Step step;
  private final Map<String, Object> values;
  private final Narration narration;

  Telling(Figure figure, Step step, Map<String, Object> values) {
    this.figure = figure;
    this.step = step;
    this.values = values;
    this.narration = new Narration(values);
  }

  String html() {
    return narration.html(text());
  }

  String plain() {
    return narration.plain(text());
  }

  private String text() {
    if (step.line() == Step.ENTRY) {
      return said("call", "The method is called.");
    }
    List<String> sentences = new ArrayList<>();
    for (Event event : step.events()) {
      sentences.add(sentence(event));
    }
    return String.join(" ", sentences);
  }

  private String sentence(Event event) {
    if (event instanceof Event.Assigned assigned) {
      String name = assigned.name();
      return said(name, "*" + name + "* is {" + name + "}.");
    }
    if (event instanceof Event.Decided decided) {
      return decision(decided.outcome());
    }
    if (event instanceof Event.Returned) {
      String code = code().endsWith(";") ? code().substring(0, code().length() - 1) : code();
      return said(code, said("return", "The method returns {return}."));
    }
    return "The method stops: " + ((Event.Threw) event).message() + ".";
  }

  private String decision(boolean outcome) {
    String condition = conditionOf(code());
    if (condition.isEmpty()) {
      return "The condition is " + outcome + ".";
    }
    String fact = "`" + condition + "` is " + outcome + because(condition) + ".";
    String words = said((outcome ? "when " : "unless ") + condition, "");
    return words.isEmpty() ? fact : fact + " " + words;
  }

  /** Names the numbers that the condition turns on. */
  private String because(String condition) {
    List<String> reasons = new ArrayList<>();
    for (String name : values.keySet()) {
      if (Variables.isScalar(values, name) && Words.mentions(condition, name)) {
        reasons.add("*" + name + "* = {" + name + "}");
      }
    }
    return reasons.isEmpty() ? "" : ": " + String.join(", ", reasons);
  }

  private String code() {
    return figure.code().getOrDefault(step.line(), "");
  }

  private static String conditionOf(String code) {
    int open = code.indexOf('(');
    int close = code.lastIndexOf(')');
    boolean decides = code.startsWith("if ") || code.startsWith("while ");
    return decides && open >= 0 && close > open ? code.substring(open + 1, close) : "";
  }

  private String said(String key, String otherwise) {
    return figure.narration().getOrDefault(key, otherwise);
  }
}
