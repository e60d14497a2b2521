package touchline.server.grading.worker;

import java.io.PrintStream;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import touchline.server.grading.job.Limit;

/**
 * Stands for the library's formatting. A width of {@code %999999999d} would take gigabytes, so a
 * number in a format has at most three digits.
 */
public final class Format {
  private static final int MOST_DIGITS = 3;

  private Format() {}

  /** For {@code String.format}. */
  public static String format(String format, @Nullable Object... values) {
    return text(format, values);
  }

  /** For {@code String.format} with a locale, which here makes no difference. */
  public static String format(@Nullable Locale locale, String format, @Nullable Object... values) {
    return text(format, values);
  }

  /** For {@code "".formatted}. */
  public static String formatted(String format, @Nullable Object... values) {
    return text(format, values);
  }

  /** For {@code System.out.printf}. */
  public static PrintStream printf(PrintStream out, String format, @Nullable Object... values) {
    Budget.steps(2_000);
    out.print(text(format, values));
    return out;
  }

  private static String text(String format, @Nullable Object... values) {
    Toll.through(format);
    Toll.through(values);
    Budget.steps(format.length() * 20);
    Budget.memory(format.length() * 100);
    if (hasLongNumber(format)) {
      throw Budget.stopped(Limit.MEMORY);
    }
    String text = String.format(Locale.ROOT, format, values);
    Toll.made(text);
    return Toll.plain(text);
  }

  private static boolean hasLongNumber(String format) {
    int digits = 0;
    for (int i = 0; i < format.length(); i++) {
      digits = Character.isDigit(format.charAt(i)) ? digits + 1 : 0;
      if (digits > MOST_DIGITS) {
        return true;
      }
    }
    return false;
  }
}
