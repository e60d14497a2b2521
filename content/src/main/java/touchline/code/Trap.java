package touchline.code;

import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * The sort of case in which most of the known mistakes show, of those sorts that only this method
 * has: what a right method can be praised for.
 *
 * @param words what is tried there, as {@link Group#words} has it
 * @param wrong how many known mistakes go wrong there
 * @param known how many there are
 */
public record Trap(String words, int wrong, int known) {
  private static final Set<Group> ANYWHERE =
      Set.of(
          Group.SHOWN,
          Group.ORDINARY,
          Group.FRACTIONS,
          Group.LARGE,
          Group.SMALL,
          Group.FAR,
          Group.SPECIAL,
          Group.PRECISE);

  /** Empty where a method has no such cases, or no mistake shows in them. */
  static Optional<Trap> of(CodeExercise exercise) {
    Map<Group, Set<String>> wrong = new HashMap<>();
    Set<String> known = new HashSet<>();
    for (Rule rule : exercise.rules()) {
      if (!rule.id().contains("+")) {
        known.add(rule.id());
        add(exercise, rule, wrong);
      }
    }
    return wrong.entrySet().stream()
        .max(
            Comparator.comparingInt((Map.Entry<Group, Set<String>> each) -> each.getValue().size())
                .thenComparing(each -> each.getKey().words()))
        .map(most -> new Trap(most.getKey().words(), most.getValue().size(), known.size()));
  }

  private static void add(CodeExercise exercise, Rule rule, Map<Group, Set<String>> wrong) {
    for (Case each : exercise.trials()) {
      boolean isSpecial = !ANYWHERE.contains(each.group());
      if (isSpecial
          && rule.at(each.input()).filter(own -> exercise.isRight(each.input(), own)).isEmpty()) {
        wrong.computeIfAbsent(each.group(), group -> new HashSet<>()).add(rule.id());
      }
    }
  }
}
