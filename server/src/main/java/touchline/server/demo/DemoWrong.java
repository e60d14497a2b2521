package touchline.server.demo;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import touchline.answer.Answer;
import touchline.answer.DecimalMark;
import touchline.answer.Field;
import touchline.task.Marker;
import touchline.task.Task;

/** Wrong answers as classes give them: most by a known mistake, some by no rule. */
final class DemoWrong {
  /** Tries at a mistake that shows in this variant. */
  private static final int TRIES = 6;

  private static final double BY_RULE = 0.8;

  private final Random random;

  DemoWrong(Random random) {
    this.random = random;
  }

  /** A text for each field; wrong, or at least not all right. */
  List<String> answer(Task task, Marker marker, int question) {
    for (int i = 0; i < TRIES && random.nextDouble() < BY_RULE; i++) {
      List<String> texts = marker.mistaken(question, favourite(task.mistakes()));
      if (!texts.isEmpty() && !isRight(marker, question, texts)) {
        return texts;
      }
    }
    return slip(marker, question);
  }

  /** A class has a few mistakes that many make and many that few make. */
  private String favourite(List<String> mistakes) {
    double place = random.nextDouble();
    return mistakes.isEmpty() ? "" : mistakes.get((int) (mistakes.size() * place * place * place));
  }

  private static boolean isRight(Marker marker, int question, List<String> texts) {
    return marker.mark(new Answer(question, texts, DecimalMark.POINT)).isRight();
  }

  /** The right answer with one field spoilt. */
  private List<String> slip(Marker marker, int question) {
    List<String> texts = new ArrayList<>(marker.right(question));
    List<Field> fields = marker.variant().questions().get(question).fields();
    List<Integer> filled =
        IntStream.range(0, texts.size()).filter(i -> !texts.get(i).isEmpty()).boxed().toList();
    int at = filled.get(random.nextInt(filled.size()));
    texts.set(at, spoilt(fields.get(at), texts.get(at)));
    return texts;
  }

  private String spoilt(Field field, String right) {
    return switch (field.form()) {
      case YES_NO -> right.equals("yes") ? "no" : "yes";
      case CHOICE -> String.valueOf((Integer.parseInt(right) + 1) % field.options().size());
      case NUMBER -> String.valueOf(1 + random.nextInt(90) / 10.0);
      case POINT -> "(" + random.nextInt(9) + ", " + random.nextInt(70) / 10.0 + ")";
      case LINES -> new StringBuilder(right).reverse().toString();
      case EXPRESSION -> "";
    };
  }
}
