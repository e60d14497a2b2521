package touchline.code;

/** Cases that try the same thing; a mark is the share of groups in which all cases are right. */
public enum Group {
  SHOWN("the cases shown"),
  ORDINARY("ordinary positions"),
  FRACTIONS("coordinates that are not whole numbers"),
  LARGE("large coordinates"),
  SMALL("small coordinates"),
  FAR("positions far from the origin"),
  EDGES("positions at an edge of the rule"),
  UPRIGHT("upright lines"),
  RUN("ten seconds of a simulated run"),
  NO_CIRCLES("no opponents at all"),
  LENGTH_ZERO("a segment of length zero"),
  NO_DIRECTION("a vector w of length zero"),
  ON_SEGMENT("a centre on the segment");

  private final String words;

  Group(String words) {
    this.words = words;
  }

  /** What it tries, to stand after "wrong for". */
  public String words() {
    return words;
  }

  /** Where most mistaken formulas give nothing, so that these cases do not tell them apart. */
  boolean isDegenerate() {
    return switch (this) {
      case LENGTH_ZERO, NO_DIRECTION, ON_SEGMENT, NO_CIRCLES -> true;
      default -> false;
    };
  }
}
