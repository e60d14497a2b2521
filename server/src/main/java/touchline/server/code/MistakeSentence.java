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

  private static final Pattern WHERE =
      Pattern.compile("^(It goes wrong for|Wrong (for|in)|Each kind of case)[^.]*\\.");

  private MistakeSentence() {}

  /** What is left to say beside the words of the mistake itself: not where it shows, either. */
  static String beside(String message) {
    return WHERE.matcher(without(message)).replaceAll("").strip();
  }

  static String without(String message) {
    return SENTENCE.matcher(message).replaceAll("").strip();
  }
}
