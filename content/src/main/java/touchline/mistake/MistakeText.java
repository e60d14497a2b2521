package touchline.mistake;

/**
 * What is said about a known mistake.
 *
 * @param id as the mistake's
 * @param name the idea in a few words
 * @param message what happened, and a question back; plain text
 * @param place where a lesson explains it: the lesson's slug, with an anchor where it has one
 */
public record MistakeText(String id, String name, String message, String place) {
  /** The same under another name. */
  public MistakeText withId(String other) {
    return new MistakeText(other, name, message, place);
  }
}
