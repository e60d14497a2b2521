package touchline.task;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import touchline.answer.Value;
import touchline.exercise.Chance;
import touchline.mistake.Mistake;

/**
 * Chooses the instances of a variant: drawn by chance, and exchanged one by one until the whole set
 * tells every mistake from the right answer and from the others.
 */
final class InstanceChoice<I> {
  /** A task that needs more has pairs that its instances cannot tell apart. */
  private static final int MOST_EXCHANGES = 100_000;

  private final Subject<I> subject;
  private final List<Mistake<I, Value>> ideas;
  private final int instances;
  private final Separation separation;

  /**
   * @param twins groups of ids that no instance tells apart
   * @param gap how far apart two answers must be to count as different
   */
  InstanceChoice(
      Subject<I> subject,
      List<Mistake<I, Value>> ideas,
      List<List<String>> twins,
      double gap,
      int instances) {
    this.subject = subject;
    this.ideas = ideas;
    this.instances = instances;
    List<String> ids = new ArrayList<>();
    ids.add("right");
    ideas.forEach(idea -> ids.add(idea.id()));
    this.separation = new Separation(ids, twins, gap);
  }

  List<I> choose(Chance chance) {
    List<I> set = new ArrayList<>();
    List<int[]> told = new ArrayList<>();
    for (int i = 0; i < instances; i++) {
      set.add(next(chance));
      told.add(separation.told(answers(set.get(i))));
    }
    int open = separation.open(told, 0, told.get(0));
    for (int i = 0; i < MOST_EXCHANGES && open > 0; i++) {
      open = exchange(set, told, next(chance), open);
    }
    if (open > 0) {
      throw new IllegalStateException(
          "mistakes must be told apart, but not: " + String.join(", ", separation.together(told)));
    }
    return set;
  }

  /** Puts the instance where it helps most; also where it only does no harm, to move on. */
  private int exchange(List<I> set, List<int[]> told, I other, int open) {
    int[] instead = separation.told(answers(other));
    int best = 0;
    int least = Integer.MAX_VALUE;
    for (int i = 0; i < set.size(); i++) {
      int left = separation.open(told, i, instead);
      if (left < least) {
        least = left;
        best = i;
      }
    }
    if (least > open) {
      return open;
    }
    set.set(best, other);
    told.set(best, instead);
    return least;
  }

  private I next(Chance chance) {
    while (true) {
      Optional<I> drawn = subject.draw().apply(chance);
      if (drawn.isPresent()) {
        return drawn.get();
      }
    }
  }

  List<Optional<Value>> answers(I instance) {
    return Ideas.answers(instance, subject, ideas);
  }

  List<Mistake<I, Value>> ideas() {
    return ideas;
  }

  Separation separation() {
    return separation;
  }
}
