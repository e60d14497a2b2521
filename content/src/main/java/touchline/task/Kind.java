package touchline.task;

import java.util.Arrays;

/** What a learner does in an exercise. */
public enum Kind {
  NUMBER("number"),
  VECTOR("vector"),
  YES_NO("yes-no"),
  CHOICE("choice"),
  PLACE("place"),
  TRACE("trace"),
  ORDER("order"),
  GAPS("gaps"),
  HUNT("hunt"),
  TESTS("tests"),
  CODE("code");

  private final String word;

  Kind(String word) {
    this.word = word;
  }

  /**
   * The kind that an exercise's front matter names.
   *
   * @throws IllegalArgumentException if there is none of that name
   */
  public static Kind of(String word) {
    return Arrays.stream(values())
        .filter(kind -> kind.word.equals(word))
        .findFirst()
        .orElseThrow(() -> new IllegalArgumentException("kind must be a known one: " + word));
  }

  /** As an exercise's front matter names it. */
  public String word() {
    return word;
  }

  /** Whether fields of a question may be left blank once one of them is answered. */
  public boolean mayLeaveBlanks() {
    return this == TRACE || this == GAPS || this == TESTS;
  }
}
