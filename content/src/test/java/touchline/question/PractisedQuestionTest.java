package touchline.question;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import touchline.answer.Field;
import touchline.answer.Form;
import touchline.answer.Value;
import touchline.code.AnsweredMethod.AnsweredCase;
import touchline.code.AnsweredMethod.AnsweredCase.Wrong;
import touchline.code.Declaration;
import touchline.code.Group;
import touchline.code.ValueType;
import touchline.exercise.Chance;
import touchline.geometry.Vec2;
import touchline.pair.CasePicture;
import touchline.task.Marker;
import touchline.task.Task;

/** A page asks and marks what the server would, and knows nothing of what is asked for credit. */
class PractisedQuestionTest {
  private static final List<String> IDS = List.of("a/third", "a/none");

  /** Chance that nobody can draw again, as for credit. */
  private static final class Secret extends Chance {
    Secret(long seed) {
      super(seed);
    }

    @Override
    public boolean isOpen() {
      return false;
    }
  }

  /** A third of a point; one mistake gives half of it, and one gives nothing near the axis. */
  private static AnsweredCase point(int i) {
    double[] input = {i, i * 0.1 - 2, i % 5, -1};
    Optional<double[]> none = Optional.of(new double[] {-0.0, input[0]});
    return new AnsweredCase(
        Group.ORDINARY,
        input,
        new double[] {input[0] / 3, input[1] / 3},
        List.of(
            new Wrong(Optional.of(new double[] {input[0] / 2, input[1] / 2}), true),
            new Wrong(none.filter(some -> i % 4 != 0), false)));
  }

  private static AnsweredCase truth(int i) {
    return new AnsweredCase(
        Group.ORDINARY,
        new double[] {i, 1e-9 * i, 2000 + i},
        new double[] {i % 2},
        List.of(
            new Wrong(Optional.of(new double[] {i % 3 == 0 ? 1 : 0}), true),
            new Wrong(Optional.of(new double[] {1}), true)));
  }

  private static AnsweredQuestion question(ValueType result) {
    boolean isTruth = result == ValueType.TRUTH;
    List<AnsweredCase> cases = new ArrayList<>();
    for (int i = 1; i <= 60; i++) {
      cases.add(isTruth ? truth(i) : point(i));
    }
    String head = isTruth ? "boolean in(Vec2 p, double far)" : "Vec2 third(Vec2 p, Vec2 q)";
    Declaration method = Declaration.of(head);
    return new AnsweredQuestion(
        method,
        CasePicture.kept(isTruth ? "circle: p far" : "line: p q, segment: q answer", method),
        "p & “q”",
        0.001,
        cases,
        QuestionDraw.of(result, cases, isTruth ? 0 : 0.001));
  }

  private static Task inPage(AnsweredQuestion question) {
    return PractisedQuestion.task("here", PractisedQuestion.text(question));
  }

  @Test
  void aUnitStandsBehindTheFieldAndNotInItsName() {
    AnsweredQuestion point = question(ValueType.POINT);
    AnsweredQuestion inMetres =
        new AnsweredQuestion(
            point.method(), point.picture(), "third in m", 0.001, point.cases(), point.variants());
    Field field = inPage(inMetres).variant(1).questions().get(0).fields().get(0);
    assertEquals(new Field("third", Form.POINT, "m", List.of()), field);
  }

  @ParameterizedTest
  @ValueSource(strings = {"POINT", "TRUTH"})
  void aSeedAsksTheSameInThePageAndOnTheServer(String result) {
    AnsweredQuestion question = question(ValueType.valueOf(result));
    Task server = question.task("there", IDS);
    Task page = inPage(question);
    assertEquals(server.kind(), page.kind());
    assertEquals(server.tolerance(), page.tolerance());
    assertEquals(List.of("1", "2"), page.mistakes());
    for (long seed = 1; seed <= 80; seed++) {
      assertEquals(server.variant(seed), page.variant(seed));
      Marker there = Marker.of(server, seed);
      Marker here = Marker.of(page, seed);
      for (int i = 0; i < there.variant().questions().size(); i++) {
        assertEquals(there.right(i), here.right(i));
        assertEquals(there.solution(i), here.solution(i));
        for (int k = 0; k < IDS.size(); k++) {
          assertEquals(there.mistaken(i, IDS.get(k)), here.mistaken(i, page.mistakes().get(k)));
        }
      }
    }
  }

  @Test
  void thePageHasNoCaseThatIsAskedForCredit() {
    AnsweredQuestion question = question(ValueType.POINT);
    Task server = question.task("there", IDS);
    Set<String> told =
        PractisedQuestion.text(question)
            .lines()
            .filter(line -> line.contains("|"))
            .map(line -> line.substring(0, line.indexOf(' ')))
            .collect(Collectors.toSet());
    Set<String> practised = new HashSet<>();
    for (long seed = 1; seed <= 400; seed++) {
      practised.addAll(asked(Marker.of(server, seed)));
      for (String x : asked(Marker.of(server, new Secret(seed)))) {
        assertFalse(told.contains(x), x);
      }
    }
    assertEquals(practised, told, "what is practised, and nothing else");
    Task page = inPage(question);
    assertThrows(RuntimeException.class, () -> Marker.of(page, new Secret(1)), "it has none");
  }

  /** The first number of each case, which tells it from the others. */
  private static List<String> asked(Marker marker) {
    return marker.variant().questions().stream()
        .map(question -> question.givens().get(0).values().get(0).numbers().get(0))
        .map(x -> Integer.toString(x.intValue()))
        .toList();
  }

  @ParameterizedTest
  @ValueSource(doubles = {0, -0.0, 1, -7, 999, 1000, -1000, 1e300, 4.9e-324, 1.0 / 3, -2.5e-7})
  void everyNumberComesBackAsItWas(double number) {
    long bits = Double.doubleToRawLongBits(CaseText.number(CaseText.number(number)));
    assertEquals(Double.doubleToRawLongBits(number), bits);
  }

  @Test
  void whatAMistakeGivesAndThatItGivesNothingComesBack() {
    AnsweredCase with = CaseText.read(CaseText.of(point(5)));
    assertEquals(
        Value.point(new Vec2(5 / 3.0, -1.5 / 3)), CaseAnswers.right(ValueType.POINT, with));
    assertTrue(with.wrong().get(1).answer().isPresent());
    assertTrue(CaseText.read(CaseText.of(point(4))).wrong().get(1).answer().isEmpty());
  }
}
