package touchline.task;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import touchline.answer.Answer;
import touchline.answer.DecimalMark;
import touchline.answer.Field;
import touchline.answer.FieldMark;
import touchline.answer.Form;
import touchline.answer.Reading;
import touchline.answer.TypedAnswer;
import touchline.diagram.NumberText;
import touchline.geometry.Vec2;

/**
 * A known mistake that would have shown in a question that was answered rightly.
 *
 * @param id of the mistake
 * @param answer what it would have given, as it is typed; empty where a question has many fields
 * @param wrong how many fields it would have got wrong
 */
public record Avoided(String id, String answer, int wrong) {
  /** One of those that show, another one for each question; empty where none does. */
  static Optional<Avoided> of(Sheet sheet, List<String> mistakes, int question) {
    List<Avoided> shown = new ArrayList<>();
    for (String id : mistakes) {
      List<String> texts = sheet.mistaken(question, id);
      int wrong =
          texts.isEmpty() ? 0 : wrong(sheet, new Answer(question, texts, DecimalMark.POINT));
      if (wrong > 0) {
        shown.add(new Avoided(id, texts.size() == 1 ? said(sheet, question, texts) : "", wrong));
      }
    }
    return shown.isEmpty() ? Optional.empty() : Optional.of(shown.get(question % shown.size()));
  }

  private static String said(Sheet sheet, int question, List<String> texts) {
    Field field = sheet.variant().questions().get(question).fields().get(0);
    return field.form() == Form.CHOICE
        ? "“" + field.options().get(Integer.parseInt(texts.get(0))) + "”"
        : TypedAnswer.read(field, texts.get(0), DecimalMark.POINT)
                instanceof Reading.Understood known
            ? shown(field, known)
            : texts.get(0);
  }

  private static String shown(Field field, Reading.Understood known) {
    return field.form() == Form.POINT
        ? NumberText.of(new Vec2(known.x(), known.y()))
        : NumberText.of(known.x()) + (field.unit().isEmpty() ? "" : " " + field.unit());
  }

  private static int wrong(Sheet sheet, Answer answer) {
    int wrong = 0;
    for (FieldMark field : sheet.mark(answer).fields()) {
      wrong += field.state() == FieldMark.State.RIGHT ? 0 : 1;
    }
    return wrong;
  }

  /**
   * In a sentence that is true of everybody, also of those who had made the mistake before.
   *
   * @param name of the mistake
   */
  public String words(String name) {
    String trap = "A common mistake, “" + name + "”, ";
    return answer.isEmpty()
        ? trap + "gets " + wrong + " of these wrong."
        : trap + "gives " + answer + " here.";
  }
}
