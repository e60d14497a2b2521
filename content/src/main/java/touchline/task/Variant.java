package touchline.task;

import java.util.List;

/** What chance made of a task: questions, to be answered one after the other. */
public record Variant(List<Question> questions) {
  public Variant {
    questions = List.copyOf(questions);
  }
}
