package touchline.server.author.folder;

import touchline.code.Declaration;

/**
 * A program that says which cases make sense.
 *
 * @param said of a case that makes none, in a sentence
 */
public record Wanted(String said, String source) {
  /** Its head: it takes what the exercise's method takes. */
  public static Declaration method(Head head) {
    String method = head.method().head();
    return Declaration.of("boolean wanted" + method.substring(method.indexOf('(')));
  }
}
