package touchline.task;

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

  /** As an exercise's front matter names it. */
  public String word() {
    return word;
  }

  /** Whether fields of a question may be left blank once one of them is answered. */
  public boolean mayLeaveBlanks() {
    return this == TRACE || this == GAPS || this == TESTS;
  }
}
