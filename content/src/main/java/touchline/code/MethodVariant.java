package touchline.code;

import java.util.List;
import java.util.Set;

/**
 * Another form of a method to be written, which the lesson does not print: what it is called, and
 * the changes that lead there from the lesson's form. A topic lists them for its recipe.
 *
 * @param head as Java has it, such as {@code boolean misses(Circle disk, Segment wall)}
 * @param untold the ids of mistakes whose words are not true of this form
 */
public record MethodVariant(String head, List<Change> changes, Set<String> untold) {
  public MethodVariant {
    changes = List.copyOf(changes);
    untold = Set.copyOf(untold);
  }

  /** The changes come one after the other, each on what the last one leaves. */
  public static MethodVariant of(String head, Change... changes) {
    return new MethodVariant(head, List.of(changes), Set.of());
  }

  /** The same, and says nothing of these mistakes. */
  public MethodVariant untold(String... ids) {
    return new MethodVariant(head, changes, Set.of(ids));
  }
}
