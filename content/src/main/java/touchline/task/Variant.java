package touchline.task;

import java.util.List;

/** What a seed gives: questions, to be answered one after the other. */
public record Variant(long seed, List<Question> questions) {
  public Variant {
    questions = List.copyOf(questions);
  }
}
