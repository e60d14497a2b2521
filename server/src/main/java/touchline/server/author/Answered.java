package touchline.server.author;

import java.util.List;
import java.util.Optional;
import touchline.code.AnsweredMethod.AnsweredCase;

/**
 * What the programs of a folder answered once: all that is needed to mark by it.
 *
 * @param chosen the author's cases, in their order
 * @param drawn more of them, in ascending size, none near a decision
 * @param asked the question, where the folder has one
 */
record Answered(List<AnsweredCase> chosen, List<AnsweredCase> drawn, Optional<Asked> asked) {
  Answered {
    chosen = List.copyOf(chosen);
    drawn = List.copyOf(drawn);
  }
}
