package touchline.mistake;

/**
 * What is said about a known mistake.
 *
 * @param id as the mistake's
 * @param name the idea in a few words
 * @param message what happened, and a question back; plain text
 * @param place where a lesson explains it: the lesson's slug, with an anchor where it has one
 * @param heading what stands above that place; empty where nobody has looked it up
 */
public record MistakeText(String id, String name, String message, String place, String heading) {
  public MistakeText(String id, String name, String message, String place) {
    this(id, name, message, place, "");
  }

  /** The same under another name. */
  public MistakeText withId(String other) {
    return new MistakeText(other, name, message, place, heading);
  }

  /** The same with what stands above its place. */
  public MistakeText below(String title) {
    return new MistakeText(id, name, message, place, title);
  }
}
