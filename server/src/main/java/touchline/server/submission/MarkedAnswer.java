package touchline.server.submission;

import java.time.Instant;
import touchline.answer.Answer;

/**
 * An answer with its mark and all that is needed to mark it again and get the same.
 *
 * @param exercise id of the exercise
 * @param contentVersion the lessons and the marker that it was marked by
 * @param seed of the variant
 * @param raw as it was typed
 * @param formKey names one showing of the form; empty if it had no name
 */
public record MarkedAnswer(
    String exercise,
    String contentVersion,
    long seed,
    Purpose purpose,
    Answer raw,
    Mark mark,
    String formKey,
    Instant receivedAt) {
  /** The typed texts as a JSON array; the same answer gives the same characters. */
  public String textsAsJson() {
    return TextArray.write(raw.texts());
  }
}
