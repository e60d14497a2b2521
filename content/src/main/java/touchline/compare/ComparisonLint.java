package touchline.compare;

import java.util.List;
import java.util.Map;
import touchline.figure.Description;
import touchline.input.Grip;
import touchline.input.Inputs;
import touchline.mistake.MistakeTexts;

/** What must hold between the parts of a comparison; a page's script reads what passed here. */
public final class ComparisonLint {
  private static final String AGREE = "agree";
  private static final String PART = "part";
  private static final int SHORTEST_ALT = 20;

  private final Comparison comparison;
  private final Description description;
  private final MistakeTexts texts;

  private ComparisonLint(Comparison comparison, MistakeTexts texts) {
    this.comparison = comparison;
    this.texts = texts;
    this.description = comparison.description();
  }

  /**
   * Reads and checks a description.
   *
   * @param texts what is said about the mistakes
   * @throws FigureProblem at the first rule that it breaks
   */
  public static Comparison check(
      String text, List<ComparedMethod<?, ?>> known, MistakeTexts texts) {
    ComparisonLint lint = new ComparisonLint(Comparison.parse(text, known), texts);
    lint.checkWords();
    lint.checkInputs();
    if (lint.comparison.mistakes().isEmpty()) {
      throw lint.description.problemAt(
          "right", "mistake-missing", "a comparison must name a mistake under part");
    }
    lint.checkSame(AGREE, PART);
    lint.checkSame(PART, AGREE);
    lint.comparison.mistakes().forEach(lint::checkMistake);
    return lint.comparison;
  }

  private void checkWords() {
    if (comparison.title().isEmpty() || comparison.alt().length() < SHORTEST_ALT) {
      throw description.problemAt("alt", "alt-short", "alt must be a sentence");
    }
  }

  private void checkInputs() {
    String wanted = comparison.question().setting().signature();
    String given = comparison.inputs().signature();
    if (!given.equals(wanted)) {
      throw description.problemAt(
          "inputs", "inputs-mismatch", "inputs must be " + wanted + ", not " + given);
    }
    for (Grip grip : comparison.inputs().grips()) {
      if (!comparison.view().contains(grip.at())) {
        String rule = grip.id() + " must start inside the view";
        throw description.problemIn("inputs", grip.input(), "start-outside", rule);
      }
    }
  }

  private void checkSame(String section, String other) {
    Map<String, String> others = description.section(other);
    for (String id : description.section(section).keySet()) {
      if (!others.containsKey(id)) {
        throw description.problemIn(
            section, id, "mistake-half", other + " must say something of " + id + ", too");
      }
    }
  }

  private void checkMistake(String id) {
    if (!comparison.question().ids().contains(id) || texts.named(id).isEmpty()) {
      throw description.problemIn(
          PART,
          id,
          "mistake-unknown",
          "must be a known mistake of " + description.value("right") + ": " + id);
    }
    Pairing pairing = comparison.beside(id);
    Inputs inputs = comparison.inputs();
    try {
      pairing.seen(inputs);
    } catch (IllegalArgumentException broken) {
      throw description.problemAt("inputs", "inputs-mismatch", String.valueOf(broken.getMessage()));
    }
    if (pairing.parting(inputs).isEmpty()) {
      String rule = "there must be a place of " + comparison.place() + " where the two part: ";
      throw description.problemIn(PART, id, "never-part", rule + id);
    }
    if (!pairing.agreesSomewhere(inputs)) {
      String rule = "there must be a place of " + comparison.place() + " where the two agree: ";
      throw description.problemIn(AGREE, id, "never-agree", rule + id);
    }
  }
}
