package touchline.code;

/**
 * Cases that try the same thing; a mark is the share of groups in which all cases are right. A
 * topic has groups of its own beside the general ones here.
 */
public final class Group {
  public static final Group SHOWN = of("the cases shown");
  public static final Group ORDINARY = of("ordinary positions");
  public static final Group FRACTIONS = of("coordinates that are not whole numbers");
  public static final Group LARGE = of("large coordinates");
  public static final Group SMALL = of("small coordinates");
  public static final Group FAR = of("positions far from the origin");
  public static final Group EDGES = of("positions at an edge of the rule");

  /**
   * Of {@link SpecialCases}: many mistakes decide just there, so that they do not tell them apart.
   */
  public static final Group SPECIAL =
      degenerate("special positions, such as level, upright or in line");

  /** Beyond what a float keeps; see {@link SizeFamilies}. */
  public static final Group PRECISE = degenerate("numbers with many digits");

  public static final Group LENGTH_ZERO = degenerate("a segment of length zero");

  private final String words;
  private final boolean isDegenerate;

  private Group(String words, boolean isDegenerate) {
    this.words = words;
    this.isDegenerate = isDegenerate;
  }

  /**
   * Cases in which formulas give numbers.
   *
   * @param words what is tried, to stand after "wrong for"
   */
  public static Group of(String words) {
    return new Group(words, false);
  }

  /** Cases in which most mistaken formulas give nothing, so that they do not tell them apart. */
  public static Group degenerate(String words) {
    return new Group(words, true);
  }

  /** What it tries, to stand after "wrong for". */
  public String words() {
    return words;
  }

  boolean isDegenerate() {
    return isDegenerate;
  }
}
