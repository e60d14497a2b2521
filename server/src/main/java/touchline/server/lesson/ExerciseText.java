package touchline.server.lesson;

import java.util.List;
import java.util.Optional;
import touchline.task.Kind;

/**
 * What an author writes for an exercise.
 *
 * @param id lesson and folder, such as {@code closest-point/find-it}
 * @param task the name of the task in Java that draws and marks it
 * @param html the text of the task
 * @param forms of a method, what is said where it is asked for in another form than the lesson's
 * @param worked how a lesson's method leads to the answer, where a folder says so; else empty, or
 *     the task knows it
 */
public record ExerciseText(
    String id,
    String title,
    String task,
    Kind kind,
    ExerciseTerms terms,
    String html,
    List<Form> forms,
    Optional<WorkedText> worked) {
  /** Another form of a method: its title and its text. */
  public record Form(String title, String html) {}

  public ExerciseText {
    forms = List.copyOf(forms);
  }

  /** One without other forms. */
  public ExerciseText(
      String id, String title, String task, Kind kind, ExerciseTerms terms, String html) {
    this(id, title, task, kind, terms, html, List.of(), Optional.empty());
  }

  /** What is said of a form, from 1; without hints, which are about the lesson's. */
  public ExerciseText form(int number) {
    Form form = forms.get(number - 1);
    ExerciseTerms bare =
        new ExerciseTerms(terms.points(), terms.attempts(), terms.cost(), List.of());
    return new ExerciseText(id, form.title(), task, kind, bare, form.html());
  }

  /** Whether a method is to be written, which the marker of methods runs. */
  public boolean asksForMethod() {
    return kind == Kind.CODE;
  }

  /** The last part of the id, which is unique within the lesson. */
  public String name() {
    return id.substring(id.indexOf('/') + 1);
  }
}
