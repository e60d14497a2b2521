package touchline.server.author.folder;

import java.util.Arrays;
import java.util.stream.Collectors;

/** Brings what people write with other spaces, or with a true minus, into the one form we read. */
final class Spacing {
  private Spacing() {}

  /** The cases of {@code cases.txt}, line by line; comments stay as they are. */
  static String ofCases(String text) {
    return Arrays.stream(text.split("\n", -1))
        .map(line -> line.strip().startsWith("#") ? line : ofCase(line))
        .collect(Collectors.joining("\n"));
  }

  private static String ofCase(String line) {
    return ofList(line)
        .replaceAll("\\) ?(radius|to)\\b ?", ") $1 ")
        .replaceAll("([(\\[]) ", "$1")
        .replaceAll(" ([)\\]])", "$1");
  }

  /** Ranges, or the values of a case: {@code a=1..5,b = −2..3}. */
  static String ofList(String line) {
    return line.strip()
        .replace('−', '-')
        .replaceAll("\\s+", " ")
        .replaceAll(" ?, ?", ", ")
        .replaceAll(" ?= ?", " = ")
        .replaceAll(" ?\\.\\. ?", "..");
  }

  /** The head of a method, as it may be copied from Java. */
  static String ofMethod(String head) {
    return head.strip()
        .replaceAll("\\s+", " ")
        .replaceAll(" ?, ?", ", ")
        .replaceAll(" ?\\( ?", "(")
        .replaceAll(" ?\\) ?", ")")
        .replace(" []", "[]")
        .replaceAll("^(?:public )?static ", "")
        .replaceAll("\\)[;{]$", ")");
  }
}
