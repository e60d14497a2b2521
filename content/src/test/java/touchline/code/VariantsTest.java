package touchline.code;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import touchline.topic.Topics;

/**
 * The forms of methods that lessons do not print: all that is known of a method is true of them.
 */
class VariantsTest {
  private static final int FEWEST = 3;
  private static final int SEEDS = Integer.getInteger("suites", 1);

  /** Mistakes of each form that are looked at; with {@code -Dvariants=all} every one is. */
  private static final int DRAWN = 2;

  private static final boolean ALL =
      "all".equals(System.getProperty("variants", System.getProperty("sweep")));

  static Stream<CodeExercise> exercises() {
    return Topics.methods().stream();
  }

  static Stream<CodeExercise> variants() {
    return exercises()
        .flatMap(
            exercise -> IntStream.rangeClosed(1, exercise.variants()).mapToObj(exercise::variant));
  }

  @ParameterizedTest
  @MethodSource("exercises")
  void everyMethodHasVariantsThatDiffer(CodeExercise exercise) {
    assertTrue(exercise.variants() >= FEWEST, exercise.id());
    Set<String> names = new HashSet<>();
    Set<List<Change>> changes = new HashSet<>();
    for (int i = 0; i <= exercise.variants(); i++) {
      names.add(exercise.variant(i).signature().method());
      changes.add(exercise.variant(i).changes());
    }
    assertEquals(exercise.variants() + 1, names.size());
    assertEquals(exercise.variants() + 1, changes.size());
  }

  @ParameterizedTest
  @MethodSource("variants")
  void casesAreThoseOfTheLessonToTheBit(CodeExercise variant) {
    CodeExercise lesson = variant.variant(0);
    for (long seed = 1; seed <= SEEDS; seed++) {
      requireSame(variant, lesson.hidden(seed), variant.hidden(seed));
    }
    requireSame(variant, lesson.trials(), variant.trials());
  }

  private static void requireSame(CodeExercise variant, List<Case> lesson, List<Case> cases) {
    assertEquals(lesson.size(), cases.size());
    for (int i = 0; i < cases.size(); i++) {
      assertEquals(lesson.get(i).group(), cases.get(i).group());
      double[] own = variant.own(cases.get(i).input());
      for (int j = 0; j < own.length; j++) {
        assertTrue(own[j] == lesson.get(i).input()[j], variant.form());
      }
    }
  }

  @ParameterizedTest
  @MethodSource("variants")
  void rightAnswersAreRightAndThoseOfTheLessonAreNot(CodeExercise variant) {
    CodeExercise lesson = variant.variant(0);
    boolean isSameHead = lesson.signature().parameters().equals(variant.signature().parameters());
    boolean isSolved = isSameHead;
    for (Case each : variant.hidden(1)) {
      assertTrue(variant.isRight(each.input(), variant.right(each.input())), variant.form());
      isSolved &= isSameHead && isRightAsPrinted(lesson, variant, each.input());
    }
    assertFalse(isSolved, variant.form() + " is solved by what the lesson prints");
  }

  private static boolean isRightAsPrinted(
      CodeExercise lesson, CodeExercise variant, double[] input) {
    try {
      return variant.isRight(input, lesson.right(input));
    } catch (IllegalArgumentException noCase) {
      return false;
    }
  }

  @ParameterizedTest
  @MethodSource("variants")
  void everyMistakeIsNamedAsInTheLesson(CodeExercise variant) {
    CodeExercise lesson = variant.variant(0);
    List<Case> own = cases(lesson);
    List<Case> cases = cases(variant);
    List<Rule> lessonRules = lesson.rules();
    List<Rule> rules = variant.rules();
    int step = ALL ? 1 : Math.max(1, rules.size() / DRAWN);
    for (int i = variant.form().hashCode() & 1; i < rules.size(); i += step) {
      assertEquals(
          lesson.mistake(own, answers(own, lessonRules.get(i))),
          variant.mistake(cases, answers(cases, rules.get(i))),
          variant.form() + " " + rules.get(i).id());
    }
  }

  private static List<Case> cases(CodeExercise exercise) {
    List<Case> cases = new ArrayList<>(exercise.hidden(1));
    cases.addAll(exercise.trials());
    return cases;
  }

  private static List<Optional<double[]>> answers(List<Case> cases, Rule rule) {
    return cases.stream().map(each -> rule.at(each.input())).toList();
  }

  @Test
  void wordsThatAreNotTrueOfAVariantAreNotTold() {
    CodeExercise lesson = Topics.method("overlap/write-it").orElseThrow();
    assertTrue(lesson.tells("O16") && lesson.variant(1).tells("O01"));
    assertFalse(lesson.variant(1).tells("O16"));
  }

  @Test
  void changesComeOneAfterTheOther() {
    Declaration own = Declaration.of("boolean f(Vec2 a, Vec2 b, double r)");
    Guise guise =
        Guise.of(
            own,
            MethodVariant.of(
                "boolean g(Circle c, Vec2 way)",
                new Change.Down(),
                new Change.From(1, 0),
                new Change.Scaled(2, 2),
                Change.Order.of(0, 2, 1),
                new Change.Joined(0),
                new Change.Not()));
    double[] given = guise.given(new double[] {1, 2, 5, 1, 3});
    assertArrayEquals(new double[] {1, -2, 6, 4, 1}, given);
    assertArrayEquals(new double[] {1, 2, 5, 1, 3}, guise.own(given));
    assertArrayEquals(new double[] {0}, guise.answer(given, new double[] {1}));
    assertArrayEquals(new double[] {1}, guise.ownAnswer(given, new double[] {0}));
  }

  @Test
  void answersAreTakenBackInTheOppositeOrder() {
    Declaration own = Declaration.of("Vec2 f(Vec2 a, Vec2 b)");
    Guise guise =
        Guise.of(
            own,
            MethodVariant.of(
                "Vec2 g(Vec2 b, Vec2 a)",
                new Change.Answer(2),
                new Change.AnswerWith(0, -1),
                Change.Order.of(1, 0)));
    double[] given = guise.given(new double[] {1, 2, 7, 8});
    assertArrayEquals(new double[] {7, 8, 1, 2}, given);
    assertArrayEquals(new double[] {9, 18}, guise.answer(given, new double[] {5, 10}));
    assertArrayEquals(new double[] {5, 10}, guise.ownAnswer(given, new double[] {9, 18}));
  }

  @Test
  void headMustHaveTheTypesThatTheChangesLeadTo() {
    Declaration own = Declaration.of("boolean f(Vec2 a, double r)");
    MethodVariant wrong = MethodVariant.of("boolean g(Vec2 a, double r)", new Change.Joined(0));
    assertThrows(IllegalArgumentException.class, () -> Guise.of(own, wrong));
    assertNotEquals(
        List.of(), Guise.of(own, MethodVariant.of("boolean g(Circle c)", new Change.Joined(0))));
  }
}
