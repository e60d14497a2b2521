package touchline.server.exercise;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import touchline.answer.Field;
import touchline.server.exercise.PanelView.Fact;
import touchline.server.exercise.PanelView.GivenView;
import touchline.server.submission.MarkedAnswer;
import touchline.task.Marker;
import touchline.task.Question;

/** The question of an answer as it was seen: drawn again from the seed that was stored with it. */
final class SeenWords {
  private static final String CHANGED =
      "The exercise was changed since. This is how it asks now, and how the answer would be taken.";

  /** Fewer fields are all shown, blank or not. */
  private static final int MANY = 24;

  private SeenWords() {}

  /** Empty where the variant has no such question any more. */
  static Optional<SeenView> of(Exercise exercise, MarkedAnswer answer, boolean mayTell) {
    Marker marker = exercise.marker(answer.seed());
    int asked = answer.raw().question();
    if (asked >= marker.variant().questions().size()) {
      return Optional.empty();
    }
    Question question = marker.variant().questions().get(asked);
    if (answer.raw().texts().size() != question.fields().size()) {
      // Of somebody who was erased nothing is left but the mark.
      return Optional.empty();
    }
    boolean isSame = marker.mark(answer.raw()).mark() == answer.mark().share();
    boolean isTold = mayTell && isSame;
    String picture = VerdictPicture.of(exercise, answer, isTold);
    List<GivenView> givens = GivenWords.of(question);
    return Optional.of(
        new SeenView(
            exercise.text().html(),
            picture.isEmpty() ? givens : List.of(givens.get(0).withStage(picture)),
            answers(question.fields(), answer),
            isTold ? RightAnswer.of(exercise, answer.seed(), asked) : List.of(),
            isSame ? "" : CHANGED));
  }

  /** Up to the last that is not blank: a suite of cases leaves most of its fields so. */
  private static int filled(List<String> texts) {
    int filled = texts.size();
    while (texts.size() > MANY && filled > 0 && texts.get(filled - 1).isBlank()) {
      filled--;
    }
    return filled;
  }

  private static List<Fact> answers(List<Field> fields, MarkedAnswer answer) {
    List<String> texts = answer.raw().texts();
    List<Fact> facts = new ArrayList<>();
    for (int i = 0; i < Math.min(fields.size(), filled(texts)); i++) {
      String name = fields.size() == 1 ? "Answer" : RightAnswer.name(fields, i);
      facts.add(new Fact(name, QuestionWords.words(fields.get(i), texts.get(i))));
    }
    return facts;
  }
}
