package touchline.growth;

import java.util.OptionalDouble;
import touchline.diagram.NumberText;

/** What there is to read beside the pictures. */
public final class GrowthWords {
  private static final String[] POWERS = {
    "1", "10", "100", "1,000", "10,000", "100,000", "1 million", "10 million", "100 million"
  };

  /** In milliseconds. */
  private static final double LEAST_TIME = 0.001;

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

  /** How often a method asks. */
  public static String asked(Work work, Method method) {
    return whole(work.asked(method));
  }

  /** How often that is for each circle. */
  public static String each(Work work, Method method) {
    double each = work.asked(method) / work.count();
    return NumberText.of(Math.floor(each * 10 + 0.5) / 10) + " each";
  }

  /** How long a method takes, to two digits or whole ones. */
  public static String milliseconds(double time) {
    if (time < LEAST_TIME) {
      return "under 0.001 ms";
    }
    if (time >= 100) {
      return whole(Math.floor(time + 0.5)) + " ms";
    }
    double part = LEAST_TIME;
    while (part * 100 <= time) {
      part *= 10;
    }
    return NumberText.of(Math.floor(time / part + 0.5) * part) + " ms";
  }

  /** The same for what is measured, or that it still is. */
  public static String time(Measuring measured, Method method) {
    OptionalDouble time = measured.milliseconds(method);
    return time.isPresent() ? milliseconds(time.getAsDouble()) : "…";
  }

  /** What all methods find. */
  public static String found(Work work) {
    return whole(work.count())
        + " circles. "
        + (work.pairs() == 1 ? "One pair touches." : whole(work.pairs()) + " pairs are touching.");
  }

  /** What the sweep did to put its order right. */
  public static String repaired(double overtaken) {
    if (overtaken == 0) {
      return "The order of the sweep is right as it is.";
    }
    return overtaken == 1
        ? "To repair its order, the sweep moved one circle past another."
        : "To repair its order, the sweep moved circles past " + whole(overtaken) + " others.";
  }

  /** A time in the life of the circles, in seconds. */
  public static String time(double seconds) {
    return "t = " + NumberText.of(seconds) + " s";
  }

  /** All of it in a line, for readers who listen. */
  public static String spoken(Measuring measured) {
    Work work = measured.latest();
    StringBuilder line = new StringBuilder(found(work));
    for (Method method : Method.values()) {
      line.append(' ').append(method.words()).append(": ");
      line.append(whole(work.asked(method)));
      measured
          .milliseconds(method)
          .ifPresent(time -> line.append(" in ").append(milliseconds(time)));
      line.append('.');
    }
    return line.toString();
  }
}
