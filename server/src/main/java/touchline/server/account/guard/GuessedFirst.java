package touchline.server.account.guard;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.text.Normalizer;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * Tells passwords that are tried first: those that are put together from few words that many people
 * choose, rows of keys, numbers that go on, and years. It takes the fewest such parts that a text
 * can be cut into; a character that belongs to none is a part by itself.
 */
final class GuessedFirst {
  /** Fewer parts are within reach of a list of guesses. */
  private static final int ENOUGH_PARTS = 5;

  private static final int SHORTEST_ROW = 3;

  private static final Pattern YEAR = Pattern.compile("(19|20)\\d\\d");

  private static final List<String> ROWS = rows();
  private static final Set<String> WORDS = words();

  private GuessedFirst() {}

  static boolean is(String password, String login) {
    String text =
        Normalizer.normalize(password, Normalizer.Form.NFKC)
            .toLowerCase(Locale.ROOT)
            .replaceAll("\\s", "");
    String once = once(text);
    return parts(once, login) < ENOUGH_PARTS || parts(inLetters(once), login) < ENOUGH_PARTS;
  }

  /** What is said again and again, said once: {@code abcabc} is {@code abc}. */
  private static String once(String text) {
    int period = (text + text).indexOf(text, 1);
    return text.substring(0, period);
  }

  /** Signs that people write for letters, such as {@code p@ssw0rd}. */
  private static String inLetters(String text) {
    return text.replace('0', 'o')
        .replace('1', 'i')
        .replace('3', 'e')
        .replace('4', 'a')
        .replace('5', 's')
        .replace('7', 't')
        .replace('@', 'a')
        .replace('$', 's')
        .replace('!', 'i');
  }

  private static int parts(String text, String login) {
    int[] fewest = new int[text.length() + 1];
    for (int end = 1; end <= text.length(); end++) {
      fewest[end] = fewest[end - 1] + 1;
      for (int from = 0; from < end - 1; from++) {
        if (fewest[from] + 1 < fewest[end] && isPart(text.substring(from, end), login)) {
          fewest[end] = fewest[from] + 1;
        }
      }
    }
    return fewest[text.length()];
  }

  private static boolean isPart(String text, String login) {
    return WORDS.contains(text)
        || text.equals(login)
        || text.chars().distinct().count() == 1
        || YEAR.matcher(text).matches()
        || (text.length() >= SHORTEST_ROW && ROWS.stream().anyMatch(row -> row.contains(text)));
  }

  /** Keys beside each other, in both directions, on the keyboards of several languages. */
  private static List<String> rows() {
    List<String> rows = new ArrayList<>();
    for (String row :
        List.of(
            "01234567890",
            "abcdefghijklmnopqrstuvwxyz",
            "qwertyuiop",
            "qwertzuiop",
            "azertyuiop",
            "asdfghjkl",
            "zxcvbnm",
            "yxcvbnm")) {
      rows.add(row);
      rows.add(new StringBuilder(row).reverse().toString());
    }
    return List.copyOf(rows);
  }

  private static Set<String> words() {
    try (InputStream in = GuessedFirst.class.getResourceAsStream("guessed-first.txt")) {
      String text = new String(Objects.requireNonNull(in).readAllBytes(), UTF_8);
      return Set.copyOf(text.lines().toList());
    } catch (IOException broken) {
      throw new UncheckedIOException(broken);
    }
  }
}
