package touchline.server.exercise;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import touchline.answer.Field;
import touchline.answer.Form;
import touchline.server.page.Echo;
import touchline.server.submission.MarkedAnswer;
import touchline.task.Marker;
import touchline.task.Question;

/** Questions and answers in words for people who teach. */
public final class QuestionWords {
  /** Of variants; each is a short text. */
  private static final int KEPT = 20_000;

  private final Exercises exercises;
  private final Map<Key, String> situations =
      new LinkedHashMap<>(16, 0.75f, true) {
        @Override
        protected boolean removeEldestEntry(Map.Entry<Key, String> eldest) {
          return size() > KEPT;
        }
      };

  private record Key(String exercise, long seed, int question) {}

  public QuestionWords(Exercises exercises) {
    this.exercises = exercises;
  }

  /** An answer as it was typed; a choice with its words. */
  public String answer(MarkedAnswer answer) {
    List<String> texts = answer.raw().texts();
    List<Field> fields =
        exercises
            .find(answer.exercise())
            .map(exercise -> exercise.marker(answer.seed()).variant().questions())
            .filter(questions -> answer.raw().question() < questions.size())
            .map(questions -> questions.get(answer.raw().question()))
            .map(Question::fields)
            .orElse(List.of());
    List<String> words = new ArrayList<>();
    for (int i = 0; i < texts.size(); i++) {
      words.add(i < fields.size() ? words(fields.get(i), texts.get(i)) : texts.get(i));
    }
    return Echo.of(String.join("; ", words));
  }

  static String words(Field field, String text) {
    boolean isChoice = field.form() == Form.CHOICE && text.matches("[0-9]{1,3}");
    if (isChoice && Integer.parseInt(text) < field.options().size()) {
      return field.options().get(Integer.parseInt(text));
    }
    return text.isBlank() ? "(blank)" : text;
  }

  /**
   * The question of an answer as it was seen; empty where the exercise is gone.
   *
   * @param mayTell whether the right answer may be known
   */
  public Optional<SeenView> seen(MarkedAnswer answer, boolean mayTell) {
    return exercises
        .find(answer.exercise())
        .flatMap(exercise -> SeenWords.of(exercise, answer, mayTell));
  }

  /**
   * Which sort of question it was, such as {@code foot beyond b}; empty where the task knows only
   * one sort, or is gone.
   */
  public String situation(String exercise, long seed, int question) {
    Key key = new Key(exercise, seed, question);
    synchronized (situations) {
      String known = situations.get(key);
      if (known != null) {
        return known;
      }
    }
    String found = found(key);
    synchronized (situations) {
      situations.put(key, found);
    }
    return found;
  }

  private String found(Key key) {
    return exercises
        .find(key.exercise())
        .map(exercise -> exercise.marker(key.seed()))
        .filter(marker -> key.question() < marker.variant().questions().size())
        .map((Marker marker) -> marker.situation(key.question()))
        .orElse("");
  }
}
