package touchline.exercise;

import java.util.List;

/** What marking an answer says. */
public sealed interface Verdict {
  record Right() implements Verdict {}

  /**
   * A wrong answer.
   *
   * @param fits the known mistakes that give just this answer: none if it is not recognised,
   *     several if this variant cannot tell them apart
   * @param explanation what to say to the learner, plain text
   */
  record Wrong(List<Mistake> fits, String explanation) implements Verdict {
    public Wrong {
      fits = List.copyOf(fits);
    }
  }
}
