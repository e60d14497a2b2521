package touchline.server.page;

/** Typed text as it is shown again: one line, no control characters, not too long. */
public final class Echo {
  private static final int LONGEST = 60;

  private Echo() {}

  public static String of(String typed) {
    String line = typed.replaceAll("[\\p{Cc}\\p{Cf}\\p{Zl}\\p{Zp}]", " ").strip();
    if (line.codePointCount(0, line.length()) <= LONGEST) {
      return line;
    }
    return line.substring(0, line.offsetByCodePoints(0, LONGEST)) + "…";
  }
}
