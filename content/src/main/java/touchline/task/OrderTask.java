package touchline.task;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;
import touchline.answer.Value;
import touchline.exercise.Chance;
import touchline.listing.Bindings;
import touchline.listing.Listing;
import touchline.listing.Program;
import touchline.listing.Statement;
import touchline.listing.Variation;
import touchline.mistake.Mistake;

/** A task in which lines of an algorithm are put in order; what was built is run. */
public final class OrderTask<I> extends Task {
  /** Far above rounding, far below what a wrong program gives. */
  private static final double SAME = 1e-6;

  private final Subject<I> subject;
  private final Function<I, Bindings> variables;
  private final Listing listing;
  private final List<Statement> lines;
  private final InstanceChoice<I> choosing;

  /**
   * @param variables what the listing is given
   * @param listing in a right order
   * @param slips what is built wrongly, as {@link Variation#read} takes it; the lines that a slip
   *     puts in do not belong
   * @param runs on how many instances a program is run
   */
  public OrderTask(
      String id,
      Subject<I> subject,
      Function<I, Bindings> variables,
      Listing listing,
      String slips,
      int runs) {
    super(id, Kind.ORDER, SAME);
    this.subject = subject;
    this.variables = variables;
    this.listing = listing;
    this.lines = new ArrayList<>(listing.statements());
    List<Variation> variations = Variation.read(listing, slips);
    variations.forEach(slip -> addOthers(slip.listing()));
    requireThatItCompiles();
    List<Mistake<I, Value>> ideas = variations.stream().map(this::idea).toList();
    this.choosing = new InstanceChoice<>(subject, ideas, List.of(), ValueTask.GAP * SAME, runs);
  }

  private void addOthers(Listing slip) {
    for (Statement other : slip.statements()) {
      if (lines.stream().noneMatch(line -> line.text().equals(other.text()))) {
        lines.add(other);
      }
    }
  }

  private void requireThatItCompiles() {
    String refusal = new Program(listing.statements()).refusal(listing.parameters(), letters());
    if (!refusal.isEmpty()) {
      throw new IllegalArgumentException("listing of " + id() + " must compile: " + refusal);
    }
  }

  private Mistake<I, Value> idea(Variation slip) {
    Program program = new Program(slip.listing().statements());
    return new Mistake<>(
        slip.id(),
        given ->
            run(program, given)
                .orElseThrow(() -> new IllegalArgumentException("slip must give a result")));
  }

  /** What a program that compiles returns; none where it throws, or returns no finite number. */
  Optional<Value> run(Program program, I given) {
    try {
      return Optional.of(Value.of(program.run(variables(given))));
    } catch (IllegalArgumentException refused) {
      return Optional.empty();
    }
  }

  /** What the method is given. */
  Bindings variables(I given) {
    return variables.apply(given);
  }

  @Override
  Stream<String> ids() {
    return choosing.ideas().stream().map(Mistake::id);
  }

  List<Mistake<I, Value>> ideas() {
    return choosing.ideas();
  }

  Listing listing() {
    return listing;
  }

  /** In the order of the listing, then those that do not belong. */
  List<Statement> lines() {
    return lines;
  }

  /** By which lines are named as they are shown: a, b, c and so on. */
  List<String> letters() {
    List<String> letters = new ArrayList<>();
    for (int i = 0; i < lines.size(); i++) {
      letters.add(String.valueOf((char) ('a' + i)));
    }
    return letters;
  }

  Subject<I> subject() {
    return subject;
  }

  @Override
  Sheet sheet(Chance chance) {
    List<Statement> shuffled = shuffled(chance);
    return new OrderSheet<>(this, shuffled, choosing.choose(chance));
  }

  private List<Statement> shuffled(Chance chance) {
    List<Statement> left = new ArrayList<>(lines);
    List<Statement> shuffled = new ArrayList<>();
    while (!left.isEmpty()) {
      shuffled.add(left.remove(chance.below(left.size())));
    }
    return shuffled;
  }
}
