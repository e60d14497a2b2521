package touchline.growth;

import touchline.diagram.NumberText;

/** What there is to read beside the pictures. */
public final class GrowthWords {
  private static final String[] POWERS = {
    "1", "10", "100", "1,000", "10,000", "100,000", "1 million", "10 million", "100 million"
  };

  private GrowthWords() {}

  /** Such as {@code 49,995,000}. */
  public static String whole(double number) {
    String digits = NumberText.of(number);
    StringBuilder grouped = new StringBuilder();
    for (int i = 0; i < digits.length(); i++) {
      if (i > 0 && (digits.length() - i) % 3 == 0) {
        grouped.append(',');
      }
      grouped.append(digits.charAt(i));
    }
    return grouped.toString();
  }

  /** A power of ten, for an axis. */
  static String power(int decade) {
    return POWERS[decade];
  }

  /** How often a method asks, and how often for each circle. */
  public static String asked(Work work, Method method) {
    double asked = work.asked(method);
    double each = Math.floor(asked / work.swarm().count() * 10 + 0.5) / 10;
    return whole(asked) + " (" + NumberText.of(each) + " each)";
  }

  /** What all methods find. */
  public static String found(Work work) {
    return whole(work.swarm().count())
        + " circles. "
        + (work.pairs() == 1 ? "One pair touches." : whole(work.pairs()) + " pairs are touching.");
  }

  /** All of it in a line, for readers who listen. */
  public static String spoken(Work work) {
    StringBuilder line = new StringBuilder(found(work));
    for (Method method : Method.values()) {
      line.append(' ').append(method.words()).append(": ");
      line.append(whole(work.asked(method))).append('.');
    }
    return line.toString();
  }
}
