package touchline.server.grading.worker;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.MathContext;
import java.util.Collection;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import touchline.server.grading.job.Limit;

/**
 * What calls of the library cost: its loops are not woven, so they are paid for before they run, by
 * the size of what they go through. Woven code calls these methods.
 */
public final class Toll {
  /** Lists in lists deeper than this are not gone through: the library would recurse as deep. */
  private static final int DEEPEST = 500;

  private static final int BYTES_OF_AN_ELEMENT = 48;

  /** In words; what is longer is over every budget. */
  private static final long LONGEST = 1 << 20;

  /** Rather too few, so that words are too many. */
  private static final int DIGITS_OF_A_WORD = 8;

  private static final String FUNCTION = "$$Lambda";
  private static final Pattern NUMBERED = Pattern.compile("\\$\\$Lambda[$0-9]*/0x[0-9a-f]+");

  private Toll() {}

  /** For a value that the library goes through to its leaves. */
  public static void through(@Nullable Object value) {
    through(value, 0);
  }

  private static void through(@Nullable Object value, int depth) {
    if (depth > DEEPEST) {
      throw Budget.stopped(Limit.RECURSION);
    }
    if (isLong(value)) {
      digits(words(value));
      return;
    }
    Budget.steps(1 + sizeOf(value) / (value instanceof CharSequence ? 4 : 1));
    if (value instanceof Collection<?> elements) {
      for (Object element : elements) {
        part(element, depth);
      }
    } else if (value instanceof Map<?, ?> map) {
      for (Map.Entry<?, ?> entry : map.entrySet()) {
        part(entry.getKey(), depth);
        part(entry.getValue(), depth);
      }
    } else if (value instanceof Object[] array) {
      for (Object element : array) {
        part(element, depth);
      }
    }
  }

  private static void part(@Nullable Object value, int depth) {
    if (isLong(value)
        || value instanceof CharSequence
        || value instanceof Collection
        || value instanceof Map
        || value instanceof Object[]) {
      through(value, depth + 1);
    }
  }

  /** For a call that may go through one value for each part of the other. */
  public static void product(@Nullable Object one, @Nullable Object other) {
    Budget.steps((long) sizeOf(one) * sizeOf(other) / 8);
  }

  /** For what a call made: its memory is paid afterwards, which at most doubles what was there. */
  public static void made(@Nullable Object result) {
    if (!(result instanceof StringBuilder)) {
      Budget.memory(32 + 8.0 * sizeOf(result));
    }
  }

  /** The same for a text, which is given back without what differs from process to process. */
  public static @Nullable String text(@Nullable String result) {
    made(result);
    return result == null ? null : plain(result);
  }

  /** For a value that becomes part of a text inside the library. */
  public static @Nullable Object shown(@Nullable Object value) {
    return value instanceof CharSequence ? value : text(String.valueOf(value));
  }

  /** The name of a function's class holds a number and an address. */
  static String plain(String text) {
    return !text.contains(FUNCTION)
        ? text
        : NUMBERED.matcher(text).replaceAll(Matcher.quoteReplacement(FUNCTION));
  }

  /** For an argument whose parts are copied into something that grows. */
  public static void added(@Nullable Object part) {
    Budget.memory(8.0 * sizeOf(part));
  }

  /** For a call that puts one element somewhere. */
  public static void element() {
    Budget.memory(BYTES_OF_AN_ELEMENT);
  }

  /** For a call that makes room for so many elements. */
  public static void room(int elements) {
    Budget.memory(8.0 * Math.max(0, elements));
    Budget.steps(Math.max(0, elements) / 8);
  }

  /** For a text repeated so many times. */
  public static void repeated(@Nullable Object text, int times) {
    Budget.memory(2.0 * sizeOf(text) * Math.max(0, times));
  }

  /** For a library loop from one number to another. */
  public static void range(int from, int to) {
    Budget.steps(Math.max(0, (long) to - from) + 1);
  }

  /**
   * For a call on numbers of any length, by 32-bit words: to multiply, to divide or to write one
   * down may go through all of one for each word of the other.
   */
  public static void digits(long words) {
    long most = Math.min(words, LONGEST);
    Budget.steps(1 + most * most / 4);
    Budget.memory(64 + 16.0 * words);
  }

  /** For a root, which is divided again and again until it fits. */
  public static void root(long words) {
    digits(8 * Math.min(words, LONGEST));
  }

  /** Adds how long a number is, or a text or a context that makes one; anything else is nothing. */
  public static long words(long before, @Nullable Object value) {
    return before + words(value);
  }

  /** The same for so many digits. */
  public static long words(long before, int digits) {
    return before + Math.abs((long) digits) / DIGITS_OF_A_WORD;
  }

  /** For a number multiplied by itself so many times. */
  public static void power(@Nullable Object number, int times) {
    digits(words(number) * Math.max(1, Math.abs((long) times)));
  }

  private static boolean isLong(@Nullable Object value) {
    return value instanceof BigInteger || value instanceof BigDecimal;
  }

  /**
   * What stands behind a decimal point, or is missing before it, counts, too: sums write it out.
   */
  private static long words(@Nullable Object value) {
    if (value instanceof BigInteger number) {
      return 1L + number.bitLength() / 32;
    }
    if (value instanceof BigDecimal number) {
      return words(number.unscaledValue()) + Math.abs((long) number.scale()) / DIGITS_OF_A_WORD;
    }
    if (value instanceof MathContext context) {
      return context.getPrecision() / DIGITS_OF_A_WORD;
    }
    return value instanceof CharSequence text ? text.length() / DIGITS_OF_A_WORD : 0;
  }

  /** Woven before {@code new T[length]}. */
  public static void array(int length, int bytes) {
    Budget.memory(16 + (double) bytes * Math.max(0, length));
    Budget.steps(Math.max(0, length) >> 7);
  }

  /** Woven before {@code new T[a][b]}. */
  public static void grid(int a, int b) {
    double rows = Math.max(0, a);
    Budget.memory(16 + rows * (24 + 8.0 * Math.max(0, b)));
  }

  /** Woven before {@code new T[a][b][c]}. */
  public static void grid(int a, int b, int c) {
    double rows = Math.max(0, a);
    double cells = rows * Math.max(0, b);
    Budget.memory(16 + rows * 24 + cells * (24 + 8.0 * Math.max(0, c)));
  }

  private static int sizeOf(@Nullable Object value) {
    if (value instanceof CharSequence text) {
      return text.length();
    }
    if (value instanceof Collection<?> elements) {
      return elements.size();
    }
    if (value instanceof Map<?, ?> map) {
      return map.size();
    }
    return value != null && value.getClass().isArray()
        ? java.lang.reflect.Array.getLength(value)
        : 1;
  }
}
