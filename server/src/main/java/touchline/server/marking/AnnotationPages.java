package touchline.server.marking;

import static io.javalin.http.HttpStatus.SEE_OTHER;
import static touchline.server.page.FormPages.field;

import io.javalin.http.Context;
import io.javalin.http.NotFoundResponse;
import java.time.Clock;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import touchline.server.account.AccessPages;
import touchline.server.annotation.Annotation;
import touchline.server.annotation.AnnotationStore;
import touchline.server.annotation.NotedSource;
import touchline.server.assignment.plan.Moment;
import touchline.server.course.Course;
import touchline.server.gradebook.Column;
import touchline.server.gradebook.GradebookStore;
import touchline.server.gradebook.SectionPages;
import touchline.server.gradebook.Student;
import touchline.server.page.FilledForm;
import touchline.server.page.PersonalPages;
import touchline.server.page.Templates;
import touchline.server.submission.CodeSubmission;
import touchline.server.submission.CodeSubmissionStore;

/** A method that a student handed in, with comments of staff on its lines. */
public final class AnnotationPages {
  private static final String FIRST = "first";
  private static final String LAST = "last";
  private static final String WORDS = "words";

  private static final String ARCHIVED =
      "This course is archived. Let it run again in its settings to change something.";

  private final SectionPages sections;
  private final GradebookStore gradebook;
  private final CodeSubmissionStore methods;
  private final AnnotationStore store;
  private final Function<String, String> titles;
  private final AccessPages access;
  private final Templates templates;
  private final Clock clock;

  /**
   * @param titles of exercises by id
   */
  public AnnotationPages(
      SectionPages sections,
      GradebookStore gradebook,
      CodeSubmissionStore methods,
      AnnotationStore store,
      Function<String, String> titles,
      AccessPages access,
      Templates templates,
      Clock clock) {
    this.sections = sections;
    this.gradebook = gradebook;
    this.methods = methods;
    this.store = store;
    this.titles = titles;
    this.access = access;
    this.templates = templates;
    this.clock = clock;
  }

  /** Where a request is: all of it exists and may be seen. */
  private record Here(
      Course course, Column column, Student student, CodeSubmission method, String title) {
    AnnotationStore.Subject subject() {
      return new AnnotationStore.Subject(
          course.id(), column.id(), student.account(), method.id(), column.title() + ", " + title);
    }

    String work() {
      return "/courses/" + course.id() + "/gradebook/" + column.id() + "/" + student.account();
    }

    String path() {
      return work() + "/methods/" + method.id();
    }
  }

  private Here here(Context ctx) {
    Course course = sections.course(ctx);
    long assignment = SectionPages.number(ctx, "assignment");
    Column column =
        gradebook
            .assignment(course.id(), assignment, clock.instant())
            .orElseThrow(NotFoundResponse::new);
    Student student =
        gradebook
            .student(course.id(), SectionPages.number(ctx, "account"))
            .orElseThrow(NotFoundResponse::new);
    sections.requireSeen(ctx, student);
    CodeSubmission method =
        Optional.of(SectionPages.number(ctx, "submission"))
            .filter(id -> store.isThere(assignment, student.account(), id))
            .flatMap(methods::find)
            .orElseThrow(NotFoundResponse::new);
    return new Here(course, column, student, method, titles.apply(method.answer().exercise()));
  }

  public void page(Context ctx) {
    show(ctx, 200, here(ctx), FilledForm.EMPTY);
  }

  /** Adds a comment. */
  public void add(Context ctx) {
    Here here = here(ctx);
    FilledForm form = typed(ctx, here);
    if (form.isRight()) {
      int first = Integer.parseInt(form.value(FIRST));
      int last = form.value(LAST).isEmpty() ? first : Integer.parseInt(form.value(LAST));
      String words = form.value(WORDS).strip();
      store.add(here.subject(), first, last, words, access.required(ctx), clock.instant());
      ctx.redirect(here.path(), SEE_OTHER);
    } else {
      show(ctx, 422, here, form);
    }
  }

  /** Takes a comment back. */
  public void remove(Context ctx) {
    Here here = here(ctx);
    if (here.course().isArchived()) {
      show(ctx, 422, here, FilledForm.EMPTY.with(FilledForm.WHOLE, Optional.of(ARCHIVED)));
      return;
    }
    long id = SectionPages.number(ctx, "annotation");
    store.remove(here.subject(), id, access.required(ctx), clock.instant());
    ctx.redirect(here.path(), SEE_OTHER);
  }

  private static FilledForm typed(Context ctx, Here here) {
    String first = field(ctx, FIRST).strip();
    String last = field(ctx, LAST).strip();
    String words = field(ctx, WORDS);
    int lines = Math.min(NotedSource.lines(here.method().answer().source()), Annotation.MOST_LINES);
    int from = line(first, lines);
    int until = last.isEmpty() ? from : line(last, lines);
    Optional<String> none = Optional.empty();
    return new FilledForm(Map.of(FIRST, first, LAST, last, WORDS, words), Map.of())
        .with(FilledForm.WHOLE, here.course().isArchived() ? Optional.of(ARCHIVED) : none)
        .with(FIRST, from > 0 ? none : Optional.of("Type a line from 1 to " + lines + "."))
        .with(
            LAST,
            until > 0 && until >= from
                ? none
                : Optional.of(
                    "Type a line from the first one to " + lines + ", or leave it empty."))
        .with(
            WORDS,
            words.isBlank() || words.length() > Annotation.LONGEST
                ? Optional.of("Type a comment of at most " + Annotation.LONGEST + " characters.")
                : none);
  }

  /** The number of a line that is there; 0 if it is none. */
  private static int line(String typed, int lines) {
    int number = typed.matches("[1-9][0-9]{0,5}") ? Integer.parseInt(typed) : 0;
    return number <= lines ? number : 0;
  }

  private void show(Context ctx, int status, Here here, FilledForm form) {
    Map<String, Object> shown = new HashMap<>();
    shown.put("course", here.course());
    shown.put("role", access.standing(ctx).word());
    shown.put("column", here.column());
    shown.put("student", here.student());
    shown.put("exercise", here.title());
    shown.put("work", here.work());
    shown.put("here", here.path());
    shown.put("at", Moment.words(here.method().answer().receivedAt(), here.course().zone()));
    shown.put("mayWrite", !here.course().isArchived());
    shown.put("isHeld", here.column().isHeld());
    shown.put("form", form);
    shown.put(
        "noted", NotedSource.of(here.method().answer().source(), store.of(here.method().id())));
    PersonalPages.send(ctx, status, templates.render("marking/method", shown));
  }
}
