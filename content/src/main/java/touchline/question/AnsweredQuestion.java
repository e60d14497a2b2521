package touchline.question;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import touchline.answer.Field;
import touchline.answer.Form;
import touchline.answer.Value;
import touchline.code.AnsweredMethod.AnsweredCase;
import touchline.code.Declaration;
import touchline.code.ValueType;
import touchline.exercise.Chance;
import touchline.mistake.Mistake;
import touchline.pair.CasePicture;
import touchline.task.Kind;
import touchline.task.Subject;
import touchline.task.Task;
import touchline.task.ValueTask;

/**
 * A question that asks for what a method gives.
 *
 * @param picture what is drawn between the things that are given
 * @param name what stands beside the field; behind it, after {@link #UNIT}, its unit, if it has one
 * @param tolerance how far a number may be off; nothing for decisions
 * @param cases that can be asked
 */
public record AnsweredQuestion(
    Declaration method,
    CasePicture picture,
    String name,
    double tolerance,
    List<AnsweredCase> cases,
    Variants variants) {
  /** As in {@code area in m²}. */
  private static final String UNIT = " in ";

  public AnsweredQuestion {
    cases = List.copyOf(cases);
  }

  /** Whether a method's answers can be typed and its arguments drawn. */
  public static boolean canAsk(Declaration method) {
    boolean isTyped =
        switch (method.signature().result()) {
          case POINT, NUMBER, TRUTH -> true;
          case CIRCLES, CIRCLE, SEGMENT -> false;
        };
    return isTyped && method.signature().parameters().stream().anyMatch(AnsweredQuestion::hasPlace);
  }

  /** A list of circles can be empty. */
  private static boolean hasPlace(ValueType kind) {
    return switch (kind) {
      case POINT, CIRCLE, SEGMENT -> true;
      case NUMBER, TRUTH, CIRCLES -> false;
    };
  }

  private ValueType result() {
    return method.signature().result();
  }

  /**
   * The task that marks it.
   *
   * @param mistakes their ids, in the order of what the cases say of them
   */
  public Task task(String id, List<String> mistakes) {
    Subject<AnsweredCase> subject =
        Subject.<AnsweredCase>of(field(), asked -> CaseAnswers.right(result(), asked))
            .given(asked -> GivenCase.of(method, picture, asked.input()))
            .solved(asked -> List.of(solution(asked)));
    double near = result() == ValueType.TRUTH ? 0 : tolerance;
    return ValueTask.chosen(id, kind(), near, subject, ideas(mistakes), this::drawn);
  }

  private Kind kind() {
    return switch (result()) {
      case POINT -> Kind.VECTOR;
      case NUMBER -> Kind.NUMBER;
      case TRUTH -> Kind.YES_NO;
      case CIRCLES, CIRCLE, SEGMENT -> throw CaseAnswers.notAsked(result());
    };
  }

  private Field field() {
    int at = name.indexOf(UNIT);
    String called = at < 0 ? name : name.substring(0, at);
    String unit = at < 0 ? "" : name.substring(at + UNIT.length());
    return switch (result()) {
      case POINT -> new Field(called, Form.POINT, unit, List.of());
      case NUMBER -> Field.number(called, unit);
      case TRUTH -> Field.yesNo(name);
      case CIRCLES, CIRCLE, SEGMENT -> throw CaseAnswers.notAsked(result());
    };
  }

  private String solution(AnsweredCase asked) {
    String right = CaseAnswers.right(result(), asked).withoutResidue().text(field());
    return result() == ValueType.TRUTH ? right : "The right answer is " + right + ".";
  }

  private List<Mistake<AnsweredCase, Value>> ideas(List<String> ids) {
    List<Mistake<AnsweredCase, Value>> ideas = new ArrayList<>();
    IntStream.range(0, ids.size()).forEach(i -> ideas.add(idea(ids.get(i), i)));
    return ideas;
  }

  private Mistake<AnsweredCase, Value> idea(String id, int at) {
    return new Mistake<>(
        id,
        asked ->
            CaseAnswers.wrong(result(), asked, at)
                .orElseThrow(() -> new IllegalArgumentException("it gives nothing here")));
  }

  private List<AnsweredCase> drawn(Chance chance) {
    List<List<Integer>> all = chance.isOpen() ? variants.practice() : variants.credit();
    return all.get(chance.below(all.size())).stream().map(cases::get).toList();
  }
}
