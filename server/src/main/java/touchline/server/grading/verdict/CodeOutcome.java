package touchline.server.grading.verdict;

/** What became of a submission, in one word. */
public enum CodeOutcome {
  RIGHT("right"),
  WRONG("wrong"),
  DOES_NOT_COMPILE("does-not-compile"),
  /** It compiles, but the class or the method that is asked for is missing. */
  DOES_NOT_FIT("does-not-fit"),
  REFUSED("refused"),
  TIME("time"),
  MEMORY("memory"),
  RECURSION("recursion"),
  OUTPUT("output"),
  THREW("threw"),
  /** Two runs of the same case differed. */
  CHANGED("changed"),
  /** Our fault, to be tried again. */
  NOT_MARKED("not-marked"),
  /** There is no source to mark. */
  UNREADABLE("unreadable");

  private final String word;

  CodeOutcome(String word) {
    this.word = word;
  }

  /** As it is stored and printed. */
  public String word() {
    return word;
  }
}
