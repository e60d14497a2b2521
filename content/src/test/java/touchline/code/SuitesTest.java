package touchline.code;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import touchline.topic.Topics;

/**
 * The hidden cases do what they are for: every known mistake is wrong in one, and with the trials
 * it is named. {@code -Dsuites=10} looks at as many draws of the cases.
 */
class SuitesTest {
  private static final int SEEDS = Integer.getInteger("suites", 1);

  /** Two names for the same function, or nearly: yes and no cannot always tell them apart. */
  private static final Set<String> SAME =
      Set.of(
          "M05+M06 is named M07",
          "M06+M24 is named M02+M24",
          "M12+M21 is named M21",
          "M12+M29 is named M29",
          "M16 is named O06",
          "M01 is named O01",
          "M01 is named W4",
          "M05 is named M04",
          "M05+M24 is named M04+M24",
          "M18 is named O14",
          "M30 is named O07",
          "O13 is named W6",
          "M22 is named M29",
          "O09 is named O01",
          "O09 is named W4",
          "O20 is named O02",
          "M01 is named P11",
          "P01+P06 is named P06",
          "P07+P11 is named P11",
          "S01+S03 is named S01",
          "S01+S06 is named S01",
          "S01+S17 is named S17",
          "S04+S17 is named S17",
          "S05+S17 is named S17",
          "S06+S17 is named S17",
          "S07+S17 is named S17",
          "S08+S17 is named S17",
          "S11+S17 is named S17",
          "S17 is named S02");

  static Stream<CodeExercise> exercises() {
    return Topics.methods().stream();
  }

  @ParameterizedTest
  @MethodSource("exercises")
  void everyKnownMistakeIsWrongInSomeCase(CodeExercise exercise) {
    for (long seed = 1; seed <= SEEDS; seed++) {
      List<Case> cases = exercise.hidden(seed);
      for (Rule rule : exercise.drawnRules()) {
        assertTrue(isWrongSomewhere(exercise, cases, rule), rule.id() + " with seed " + seed);
      }
    }
  }

  /** No case is drawn because of them, so that not every seed need show the smallest of slips. */
  @ParameterizedTest
  @MethodSource("exercises")
  void whatIsOnlyNamedIsWrongInSomeCase(CodeExercise exercise) {
    List<Case> cases = new ArrayList<>(exercise.hidden(1));
    cases.addAll(exercise.trials());
    for (Rule rule : exercise.rules()) {
      assertTrue(isWrongSomewhere(exercise, cases, rule), rule.id());
    }
  }

  @ParameterizedTest
  @MethodSource("exercises")
  void everyKnownMistakeIsNamed(CodeExercise exercise) {
    Set<String> confused = new TreeSet<>();
    List<Case> trials = exercise.trials();
    for (long seed = 1; seed <= SEEDS; seed++) {
      List<Case> cases = new ArrayList<>(exercise.hidden(seed));
      cases.addAll(trials);
      for (Rule rule : exercise.rules()) {
        Optional<String> named = exercise.mistake(cases, answers(cases, rule));
        if (isWrongSomewhere(exercise, cases, rule) && !named.equals(Optional.of(rule.id()))) {
          confused.add(rule.id() + " is named " + named.orElse("nothing"));
        }
      }
    }
    confused.removeAll(SAME);
    assertEquals(Set.of(), confused, exercise.id());
  }

  /** They are right in all ordinary cases, so that every case counts, and they say all. */
  @ParameterizedTest
  @MethodSource("exercises")
  void everyMistakeInSpecialPositionsIsNamed(CodeExercise exercise) {
    List<Case> trials = exercise.trials();
    for (long seed = 1; seed <= SEEDS; seed++) {
      List<Case> hidden = exercise.hidden(seed);
      List<Case> cases = new ArrayList<>(hidden);
      cases.addAll(trials);
      for (Rule rule : exercise.specialRules()) {
        assertEquals(Optional.of(rule.id()), exercise.mistake(cases, answers(cases, rule)));
        assertTrue(
            hidden.stream().anyMatch(each -> isWrong(exercise, each, rule)),
            rule.id() + " with seed " + seed);
      }
    }
  }

  @ParameterizedTest
  @MethodSource("exercises")
  void rightAnswersMakeNoMistake(CodeExercise exercise) {
    List<Case> cases = exercise.hidden(1);
    List<Optional<double[]>> right = new ArrayList<>();
    cases.forEach(each -> right.add(Optional.of(exercise.right(each.input()))));
    assertEquals(Optional.empty(), exercise.mistake(cases, right));
  }

  @ParameterizedTest
  @MethodSource("exercises")
  void seedDrawsTheSameCasesAgain(CodeExercise exercise) {
    List<Case> once = exercise.suite().hidden(7);
    List<Case> again = exercise.suite().hidden(7);
    assertEquals(once.size(), again.size());
    for (int i = 0; i < once.size(); i++) {
      assertEquals(List.of(boxed(once.get(i))), List.of(boxed(again.get(i))));
    }
  }

  private static List<Double> boxed(Case drawn) {
    List<Double> numbers = new ArrayList<>();
    for (double number : drawn.input()) {
      numbers.add(number);
    }
    return numbers;
  }

  private static boolean isWrongSomewhere(CodeExercise exercise, List<Case> cases, Rule rule) {
    return cases.stream()
        .filter(each -> !each.group().isDegenerate())
        .anyMatch(each -> isWrong(exercise, each, rule));
  }

  private static boolean isWrong(CodeExercise exercise, Case each, Rule rule) {
    return rule.at(each.input()).filter(answer -> exercise.isRight(each.input(), answer)).isEmpty();
  }

  private static List<Optional<double[]>> answers(List<Case> cases, Rule rule) {
    return cases.stream().map(each -> rule.at(each.input())).toList();
  }
}
