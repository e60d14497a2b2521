package touchline.server.author;

import java.util.List;
import touchline.code.AnsweredMethod.AnsweredCase;

/**
 * What the programs of a folder answered once: all that is needed to mark by it.
 *
 * @param chosen the author's cases, in their order
 * @param drawn more of them, in ascending size, none near a decision
 */
record Answered(List<AnsweredCase> chosen, List<AnsweredCase> drawn) {
  Answered {
    chosen = List.copyOf(chosen);
    drawn = List.copyOf(drawn);
  }
}
