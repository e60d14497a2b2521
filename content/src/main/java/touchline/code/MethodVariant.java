package touchline.code;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * Another form of a method to be written, which the lesson does not print: what it is called, and
 * the changes that lead there from the lesson's form. A topic lists them for its recipe as text:
 * each head as Java has it, below it the changes, and the mistakes of which nothing is told.
 *
 * <pre>
 * boolean misses(Circle disk, Segment wall)
 *   not; order center radius a b; joined center; joined a
 *   untold O16 O17
 * </pre>
 *
 * <p>Parameters go by their names in the lesson; what is joined has the name of its first part.
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
  static MethodVariant of(String head, Change... changes) {
    return new MethodVariant(head, List.of(changes), Set.of());
  }

  /**
   * The forms, in the order of the table.
   *
   * @param names of the parameters in the lesson
   * @throws IllegalArgumentException if a change is none, or names no parameter
   */
  static List<MethodVariant> read(List<String> names, String table) {
    List<Reader> forms = new ArrayList<>();
    for (String line : table.split("\n", -1)) {
      if (line.startsWith(" ")) {
        forms.get(forms.size() - 1).add(line.strip());
      } else if (!line.isEmpty()) {
        forms.add(new Reader(line, names));
      }
    }
    return forms.stream()
        .map(form -> new MethodVariant(form.head, form.changes, form.untold))
        .toList();
  }

  /** Reads one form line by line. */
  private static final class Reader {
    private static final String UNTOLD = "untold ";

    private final String head;

    /** Of the parameters, as the changes so far leave them. */
    private final List<String> names;

    private final List<Change> changes = new ArrayList<>();
    private final Set<String> untold = new HashSet<>();

    private Reader(String head, List<String> names) {
      this.head = head;
      this.names = new ArrayList<>(names);
    }

    private void add(String line) {
      if (line.startsWith(UNTOLD)) {
        untold.addAll(List.of(line.substring(UNTOLD.length()).split(" ", -1)));
        return;
      }
      for (String change : line.split("; ", -1)) {
        changes.add(change(List.of(change.split(" ", -1))));
      }
    }

    private Change change(List<String> words) {
      return switch (words.get(0)) {
        case "not" -> new Change.Not();
        case "down" -> new Change.Down();
        case "order" -> order(words.subList(1, words.size()));
        case "joined" -> joined(place(words.get(1)));
        case "scaled" -> new Change.Scaled(place(words.get(1)), number(words.get(2)));
        case "from" -> new Change.From(place(words.get(1)), place(words.get(2)));
        case "onto" -> new Change.Onto(place(words.get(1)), place(words.get(2)));
        case "exchanged" -> new Change.Exchanged(number(words.get(1)), number(words.get(2)));
        case "answer" -> answer(words.get(1), words.get(2));
        default -> throw new IllegalArgumentException("change must be one of ours: " + words);
      };
    }

    private Change order(List<String> order) {
      Change change = new Change.Order(order.stream().map(this::place).toList());
      names.clear();
      names.addAll(order);
      return change;
    }

    private Change joined(int first) {
      names.remove(first + 1);
      return new Change.Joined(first);
    }

    private Change answer(String how, String what) {
      return switch (how) {
        case "times" -> new Change.Answer(number(what));
        case "plus" -> new Change.AnswerWith(place(what), 1);
        case "minus" -> new Change.AnswerWith(place(what), -1);
        default ->
            throw new IllegalArgumentException(
                "answer must change by times, plus or minus: " + how);
      };
    }

    private int place(String name) {
      if (!names.contains(name)) {
        throw new IllegalArgumentException("parameter must be one of " + names + ": " + name);
      }
      return names.indexOf(name);
    }

    private static double number(String text) {
      return Double.parseDouble(text);
    }
  }
}
