package touchline.server.lesson.compile;

/**
 * What holds for every formula: where it ends, and in a text from a stranger how long it may be.
 */
final class FormulaRules {
  /** Of one formula: as many characters are set within a moment. */
  private static final int LONGEST = 500;

  /** Of all formulas of a text together. */
  private static final int MOST = 2000;

  private FormulaRules() {}

  /** Dollar signs that open a formula and have none that closes it. */
  static void findOpen(Page page, Problems problems) {
    page.all(LooseDollar.class)
        .forEach(
            dollar ->
                problems.add(
                    page.file(),
                    Page.lineOf(dollar),
                    "$ must be closed in the same paragraph; a dollar sign is written \\$"));
    for (FormulaBlock block : page.all(FormulaBlock.class)) {
      if (!block.closed()) {
        problems.add(
            page.file(),
            Page.lineOf(block),
            "$$ must be closed by $$ at the end of a line, before a blank line");
      }
    }
  }

  /**
   * Formulas that take too long to set, which has no limit of time.
   *
   * @return whether all of them may be set
   */
  static boolean findLong(Page page, Problems problems) {
    int all = 0;
    boolean areShort = true;
    for (Formula formula : page.formulas()) {
      int length = formula.tex().length();
      all += length;
      if (length > LONGEST) {
        String rule = "a formula must have at most " + LONGEST + " characters: one has " + length;
        problems.add(page.file(), 1, rule);
        areShort = false;
      }
    }
    if (all > MOST) {
      String rule = "all formulas together must have at most " + MOST + " characters: they have ";
      problems.add(page.file(), 1, rule + all);
    }
    return areShort && all <= MOST;
  }
}
