package touchline.client.exercise;

import java.util.ArrayList;
import java.util.List;

/**
 * Forms that could not be sent, oldest first, as one text that a browser can keep. Each is a line:
 * where it goes, a blank, and its fields as they are sent, neither of which has a blank or a line
 * break in it.
 */
public record KeptAnswers(List<String> lines) {
  public KeptAnswers {
    lines = List.copyOf(lines);
  }

  /** Reads what {@link #text} wrote; nothing from an empty text. */
  public static KeptAnswers of(String text) {
    List<String> lines = new ArrayList<>();
    int from = 0;
    for (int end = text.indexOf('\n'); end >= 0; end = text.indexOf('\n', from)) {
      lines.add(text.substring(from, end));
      from = end + 1;
    }
    return new KeptAnswers(lines);
  }

  /** Every line ends in a line break. */
  public String text() {
    StringBuilder text = new StringBuilder();
    lines.forEach(line -> text.append(line).append('\n'));
    return text.toString();
  }

  /** With one more form at the end; one that is there already is not kept twice. */
  public KeptAnswers with(String path, String fields) {
    List<String> more = new ArrayList<>(without(path, fields).lines);
    more.add(line(path, fields));
    return new KeptAnswers(more);
  }

  /** Without a form, which arrived. */
  public KeptAnswers without(String path, String fields) {
    List<String> left = new ArrayList<>();
    for (String line : lines) {
      if (!line.equals(line(path, fields))) {
        left.add(line);
      }
    }
    return new KeptAnswers(left);
  }

  private static String line(String path, String fields) {
    return path + " " + fields;
  }

  /** Where the form of a line goes. */
  public static String path(String line) {
    return line.substring(0, line.indexOf(' '));
  }

  /** The fields of the form of a line. */
  public static String fields(String line) {
    return line.substring(line.indexOf(' ') + 1);
  }
}
