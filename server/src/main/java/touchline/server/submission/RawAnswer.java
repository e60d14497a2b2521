package touchline.server.submission;

import java.util.List;

/**
 * An answer as it was typed. It is what is stored and marked again, so nothing is stripped or
 * rounded here.
 *
 * @param question which of the variant's questions it answers, from 0
 * @param texts the text of each field, in the order of the form
 */
public record RawAnswer(int question, List<String> texts) {
  public RawAnswer {
    texts = List.copyOf(texts);
  }

  /** A JSON array of the texts; the same answer gives the same characters. */
  public String json() {
    return TextArray.write(texts);
  }
}
