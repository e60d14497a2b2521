package touchline.server.code;

import java.util.regex.Pattern;

/**
 * The sentence of a stored message that names the known mistake. A page says below it what the
 * mistake is; and messages of earlier versions name it by its id, which says nothing to a student.
 */
final class MistakeSentence {
  private static final Pattern SENTENCE =
      Pattern.compile(
          " ?(Your answers match [^“]*“[^”]*”( and “[^”]*”)?"
              + "|These are the answers of (a )?known mistakes?, [A-Z]+\\d+: [^.]*)\\.");

  private MistakeSentence() {}

  static String without(String message) {
    return SENTENCE.matcher(message).replaceAll("").strip();
  }
}
