package touchline.server.gradebook;

import static touchline.server.page.FormPages.field;

import io.javalin.http.Context;
import io.javalin.http.HttpStatus;
import io.javalin.http.NotFoundResponse;
import java.time.Clock;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import touchline.server.account.AccessPages;
import touchline.server.account.Account;
import touchline.server.account.CourseRole;
import touchline.server.course.Course;
import touchline.server.page.FilledForm;
import touchline.server.page.ListAddress;
import touchline.server.page.ListPage;
import touchline.server.page.ListPages;
import touchline.server.page.PersonalPages;
import touchline.server.page.Templates;

/** Students ask that somebody looks at their points again, and are answered. */
public final class RequestPages {
  private static final int ON_A_PAGE = 100;
  private static final int LONGEST = 4_000;
  private static final String TEXT = "text";
  private static final String ARCHIVED = "This course is archived; nothing in it can be changed.";

  private final SectionPages sections;
  private final GradebookStore gradebook;
  private final RequestStore store;
  private final AccessPages access;
  private final Templates templates;
  private final Clock clock;

  public RequestPages(
      SectionPages sections,
      GradebookStore gradebook,
      RequestStore store,
      AccessPages access,
      Templates templates,
      Clock clock) {
    this.sections = sections;
    this.gradebook = gradebook;
    this.store = store;
    this.access = access;
    this.templates = templates;
    this.clock = clock;
  }

  private boolean isStaff(Context ctx) {
    return access.standing(ctx).isAtLeast(CourseRole.ASSISTANT);
  }

  /** Staff see everybody's, students their own and a form to ask. */
  public void list(Context ctx) {
    list(ctx, 200, Objects.requireNonNullElse(ctx.queryParam("assignment"), ""), FilledForm.EMPTY);
  }

  private void list(Context ctx, int status, String assignment, FilledForm form) {
    Course course = sections.course(ctx);
    Account account = access.required(ctx);
    boolean isStaff = isStaff(ctx);
    Map<String, Object> shown = shown(ctx, course, form);
    ListAddress here = ListPages.address(ctx);
    for (boolean isOpen : List.of(true, false)) {
      String part = isOpen ? "open" : "closed";
      RequestStore.Which which =
          new RequestStore.Which(
              course.id(), sections.only(ctx), isStaff ? 0 : account.id(), isOpen);
      int from = (here.page(part) - 1) * ON_A_PAGE;
      List<Request> found = store.list(which, from, ON_A_PAGE + 1);
      shown.put(part, ListPage.numbered(found, ON_A_PAGE, here, part));
    }
    shown.put("columns", isStaff ? List.of() : columns(course));
    shown.put("assignment", assignment);
    PersonalPages.send(ctx, status, templates.render("gradebook/requests", shown));
  }

  private List<Column> columns(Course course) {
    return gradebook.columns(course.id(), clock.instant()).stream()
        .filter(Column::isPublished)
        .toList();
  }

  /** A student asks. */
  public void ask(Context ctx) {
    Course course = sections.course(ctx);
    Account account = access.required(ctx);
    String typed = field(ctx, "assignment");
    Optional<Column> column =
        columns(course).stream().filter(one -> String.valueOf(one.id()).equals(typed)).findFirst();
    FilledForm form =
        said(course, field(ctx, TEXT), true)
            .with(
                "assignment",
                column.isEmpty() ? Optional.of("Choose an assignment.") : Optional.empty());
    if (gradebook.student(course.id(), account.id()).isEmpty()) {
      throw new NotFoundResponse();
    }
    if (form.isRight()) {
      long id =
          store.ask(
              course.id(),
              column.orElseThrow().id(),
              account,
              form.value(TEXT).strip(),
              clock.instant());
      ctx.redirect("/courses/" + course.id() + "/requests/" + id, HttpStatus.SEE_OTHER);
    } else {
      list(ctx, 422, typed, form);
    }
  }

  private static FilledForm said(Course course, String text, boolean isNeeded) {
    Optional<String> problem = Optional.empty();
    if (isNeeded && text.isBlank()) {
      problem = Optional.of("Write what you think should be looked at.");
    } else if (text.strip().length() > LONGEST) {
      problem = Optional.of("At most " + LONGEST + " characters; this has more.");
    }
    return new FilledForm(Map.of(TEXT, text), Map.of())
        .with(TEXT, problem)
        .with(FilledForm.WHOLE, course.isArchived() ? Optional.of(ARCHIVED) : Optional.empty());
  }

  /** One request with its thread. */
  public void page(Context ctx) {
    show(ctx, 200, request(ctx), FilledForm.EMPTY);
  }

  /** Says something; staff may close the request or open it again with it. */
  public void answer(Context ctx) {
    Course course = sections.course(ctx);
    Request request = request(ctx);
    String state = field(ctx, "state");
    boolean isDecided = isStaff(ctx) && state.matches("close|open");
    FilledForm form = said(course, field(ctx, TEXT), !isDecided);
    if (form.isRight()) {
      boolean isOpen = !isDecided || state.equals("open");
      store.answer(
          request, access.required(ctx), form.value(TEXT).strip(), isOpen, clock.instant());
      ctx.redirect(ctx.path(), HttpStatus.SEE_OTHER);
    } else {
      show(ctx, 422, request, form);
    }
  }

  /** Of this course, and the student's own or one that staff may see. */
  private Request request(Context ctx) {
    Course course = sections.course(ctx);
    Request request =
        store
            .find(course.id(), SectionPages.number(ctx, "request"))
            .orElseThrow(NotFoundResponse::new);
    if (isStaff(ctx)) {
      gradebook
          .student(course.id(), request.account())
          .ifPresent(student -> sections.requireSeen(ctx, student));
    } else if (request.account() != access.required(ctx).id()) {
      throw new NotFoundResponse();
    }
    return request;
  }

  private void show(Context ctx, int status, Request request, FilledForm form) {
    Map<String, Object> shown = shown(ctx, sections.course(ctx), form);
    shown.put("request", request);
    shown.put("messages", store.messages(request));
    shown.put("here", ctx.path());
    PersonalPages.send(ctx, status, templates.render("gradebook/request", shown));
  }

  private Map<String, Object> shown(Context ctx, Course course, FilledForm form) {
    Map<String, Object> shown = new HashMap<>();
    shown.put("course", course);
    shown.put("role", access.standing(ctx).word());
    shown.put("isStaff", isStaff(ctx));
    shown.put("form", form);
    return shown;
  }
}
