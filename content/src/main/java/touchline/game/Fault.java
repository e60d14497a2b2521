package touchline.game;

/** Why a learner's method gave no answer. */
public enum Fault {
  /** It used up its steps. */
  ENDLESS("did not come to an end"),
  /** It calls itself too often. */
  DEEP("called itself without end"),
  THREW("threw an exception"),
  /** Null, or a number that is none. */
  NOTHING("gave no answer that can be used");

  private final String words;

  Fault(String words) {
    this.words = words;
  }

  String words() {
    return words;
  }

  /** Its place among all, by which numbers name it. */
  int number() {
    return Places.of(values(), this);
  }
}
