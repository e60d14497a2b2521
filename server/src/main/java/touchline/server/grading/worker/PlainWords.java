package touchline.server.grading.worker;

import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import javax.tools.Diagnostic;
import touchline.server.grading.gate.Resource;
import touchline.server.grading.job.Complaint;

/** What the compiler's messages mean, for someone who sees them for the first time. */
final class PlainWords {
  private static final int MOST_CHARACTERS = 400;
  private static final String CODES = "compiler.err.";

  private final Map<String, String> words = new HashMap<>();

  static PlainWords load() {
    PlainWords plain = new PlainWords();
    for (String line : Resource.lines("plain-words.txt")) {
      String[] parts = line.split("\t", 2);
      plain.words.put(CODES + parts[0], parts[1]);
    }
    return plain;
  }

  Complaint complaint(Diagnostic<?> diagnostic) {
    String text = String.valueOf(diagnostic.getMessage(Locale.ENGLISH));
    String cut = text.length() > MOST_CHARACTERS ? text.substring(0, MOST_CHARACTERS) + "…" : text;
    int line = (int) Math.max(0, diagnostic.getLineNumber());
    int column = (int) Math.max(0, diagnostic.getColumnNumber());
    return new Complaint(line, column, cut, advice(diagnostic.getCode()));
  }

  /**
   * The code and its beginnings: {@code cant.resolve.location.args} falls back to the shorter ones.
   */
  private String advice(String code) {
    for (String key = code; key.length() > CODES.length(); key = shorter(key)) {
      String found = words.get(key);
      if (found != null) {
        return found;
      }
    }
    return "";
  }

  private static String shorter(String key) {
    return key.substring(0, Math.max(0, key.lastIndexOf('.')));
  }
}
