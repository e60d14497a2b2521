package touchline.server.author.kept;

import java.util.List;
import java.util.Optional;
import touchline.code.AnsweredMethod.AnsweredCase;

/**
 * What the programs of a folder answered once: all that is needed to mark by it.
 *
 * @param chosen the author's cases, in their order
 * @param drawn more of them, in ascending size, none near a decision
 * @param special what everybody is tried on beside the author's cases, see {@code SpecialCover}
 * @param asked the question, where the folder has one
 */
public record Answered(
    List<AnsweredCase> chosen,
    List<AnsweredCase> drawn,
    List<AnsweredCase> special,
    Optional<Asked> asked) {
  public Answered {
    chosen = List.copyOf(chosen);
    drawn = List.copyOf(drawn);
    special = List.copyOf(special);
  }
}
