package touchline.task;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.List;
import touchline.answer.Answer;
import touchline.answer.DecimalMark;
import touchline.answer.Field;
import touchline.answer.Value;
import touchline.exercise.Chance;
import touchline.mistake.Mistake;

/** A learner with one idea who answers every question of a variant by it. */
record Learner<I>(ValueTask<I> task, Mistake<I, Value> idea) {
  static <I> List<Learner<I>> all(ValueTask<I> task) {
    return task.ideas().stream().map(idea -> new Learner<>(task, idea)).toList();
  }

  static <I> List<Learner<I>> pairs(ValueTask<I> task) {
    return task.pairs().stream().map(idea -> new Learner<>(task, idea)).toList();
  }

  String id() {
    return idea.id();
  }

  List<Answer> answers(long seed) {
    return answers(task.instances(new Chance(seed)));
  }

  /** Typed with six decimals; blank where the idea gives nothing. */
  List<Answer> answers(List<I> instances) {
    List<String> texts = new ArrayList<>();
    for (I instance : instances) {
      texts.add(idea.answer(instance).map(this::text).orElse(""));
    }
    if (task.kind() == Kind.YES_NO) {
      return List.of(new Answer(0, texts, DecimalMark.POINT));
    }
    List<Answer> answers = new ArrayList<>();
    for (int i = 0; i < texts.size(); i++) {
      answers.add(new Answer(i, List.of(texts.get(i)), DecimalMark.POINT));
    }
    return answers;
  }

  private String text(Value value) {
    return text(task.subject().field(), value);
  }

  static String text(Field field, Value value) {
    return switch (field.form()) {
      case NUMBER -> decimal(value.x());
      case POINT -> "(" + decimal(value.x()) + ", " + decimal(value.y()) + ")";
      case YES_NO -> value.x() == 1 ? "yes" : "no";
      case CHOICE, LINES, EXPRESSION -> decimal(value.x());
    };
  }

  private static String decimal(double value) {
    BigDecimal rounded = new BigDecimal(value).setScale(6, RoundingMode.HALF_EVEN);
    return rounded.stripTrailingZeros().toPlainString();
  }
}
