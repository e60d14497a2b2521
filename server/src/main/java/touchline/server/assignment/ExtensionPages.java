package touchline.server.assignment;

import static touchline.server.page.FormPages.field;

import io.javalin.http.Context;
import io.javalin.http.HttpStatus;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import touchline.server.assignment.plan.Assignment;
import touchline.server.assignment.plan.ExtensionWords;
import touchline.server.assignment.plan.Moment;
import touchline.server.assignment.plan.WallTime;
import touchline.server.course.Course;
import touchline.server.course.MemberStore;
import touchline.server.page.FilledForm;
import touchline.server.page.PersonalPages;
import touchline.server.page.Templates;

/** More time: who has it, giving it, taking it back. */
public final class ExtensionPages {
  private static final int LISTED = 500;
  private static final String SECTION = "attempts-section";
  private static final String MORE = "more";

  private final WorkPages works;
  private final ExtensionStore extensions;
  private final GrantStore grants;
  private final MoreAttemptsStore attempts;
  private final MemberStore members;
  private final Templates templates;

  public ExtensionPages(
      WorkPages works,
      ExtensionStore extensions,
      GrantStore grants,
      MoreAttemptsStore attempts,
      MemberStore members,
      Templates templates) {
    this.works = works;
    this.extensions = extensions;
    this.grants = grants;
    this.attempts = attempts;
    this.members = members;
    this.templates = templates;
  }

  /** An extension for its readers; templates read it. */
  record View(long id, String whom, String time, String reason, String given) {}

  /** All of them, and the form for more. */
  public void page(Context ctx) {
    Assignment assignment = works.assignment(ctx);
    show(ctx, 200, fresh(works.course(ctx), assignment, Map.of()));
  }

  private static FilledForm fresh(Course course, Assignment assignment, Map<String, String> typed) {
    Map<String, String> values = new HashMap<>(typed);
    values.put(ExtensionReader.WHOM, "people");
    values.put(ExtensionReader.KIND, "until");
    values.put(
        ExtensionReader.UNTIL, WallTime.written(assignment.plan().schedule().due(), course.zone()));
    return new FilledForm(values, Map.of());
  }

  /** Gives a section more attempts at each exercise, or takes them back with 0. */
  public void attempts(Context ctx) {
    Course course = works.course(ctx);
    Assignment assignment = works.assignment(ctx);
    String section = field(ctx, SECTION);
    String more = field(ctx, MORE).strip();
    boolean isNumber =
        more.matches("[0-9]{1,4}") && Integer.parseInt(more) <= MoreAttemptsStore.MOST;
    boolean isKnown =
        members.sections(course.id()).contains(section)
            || attempts.sections(assignment.id()).stream()
                .anyMatch(one -> one.section().equals(section));
    FilledForm form =
        fresh(course, assignment, Map.of(SECTION, section, MORE, more))
            .with(SECTION, isKnown ? Optional.empty() : Optional.of("Choose a section."))
            .with(
                MORE,
                isNumber ? Optional.empty() : Optional.of("Type a whole number from 0 to 1000."));
    if (course.isArchived() || !form.isRight()) {
      show(ctx, 422, course.isArchived() ? archived(form) : form);
    } else {
      MoreAttemptsStore.OfSection given =
          new MoreAttemptsStore.OfSection(section, Integer.parseInt(more));
      attempts.give(assignment, given, works.account(ctx), works.now());
      back(ctx, assignment);
    }
  }

  /** Gives them. */
  public void give(Context ctx) {
    Course course = works.course(ctx);
    Assignment assignment = works.assignment(ctx);
    ExtensionReader.Result read =
        ExtensionReader.read(
            name -> field(ctx, name),
            extensions.students(course.id()),
            members.sections(course.id()),
            course.zone());
    if (course.isArchived()) {
      show(ctx, 422, archived(read.filled()));
    } else if (read.extensions().isEmpty()) {
      show(ctx, 422, read.filled());
    } else {
      grants.give(course, assignment, read.extensions(), works.account(ctx), works.now());
      back(ctx, assignment);
    }
  }

  /** Takes one back. */
  public void remove(Context ctx) {
    Course course = works.course(ctx);
    Assignment assignment = works.assignment(ctx);
    String id = ctx.pathParam("extension");
    if (course.isArchived()) {
      show(ctx, 422, archived(FilledForm.EMPTY));
      return;
    }
    if (id.matches("[1-9][0-9]{0,17}")) {
      grants.remove(course, assignment, Long.parseLong(id), works.account(ctx), works.now());
    }
    back(ctx, assignment);
  }

  private static FilledForm archived(FilledForm form) {
    return form.with(FilledForm.WHOLE, Optional.of(AssignmentPages.ARCHIVED));
  }

  private static void back(Context ctx, Assignment assignment) {
    ctx.redirect(assignment.path() + "/extensions", HttpStatus.SEE_OTHER);
  }

  private void show(Context ctx, int status, FilledForm form) {
    Course course = works.course(ctx);
    Assignment assignment = works.assignment(ctx);
    List<ExtensionStore.Listed> listed = extensions.list(assignment.id(), LISTED + 1);
    Map<String, Object> shown = new HashMap<>();
    shown.put("course", course);
    shown.put("role", works.role(ctx));
    shown.put("path", assignment.path());
    shown.put("assignmentTitle", assignment.plan().title());
    shown.put("due", Moment.words(assignment.plan().schedule().due(), course.zone()));
    shown.put("form", form);
    shown.put("sections", members.sections(course.id()));
    shown.put("attempts", attempts.sections(assignment.id()));
    shown.put("isMore", listed.size() > LISTED);
    shown.put("extensions", listed.stream().limit(LISTED).map(one -> view(one, course)).toList());
    PersonalPages.send(ctx, status, templates.render("assignment/extensions", shown));
  }

  private static View view(ExtensionStore.Listed one, Course course) {
    return new View(
        one.granted().id(),
        one.whom(),
        ExtensionWords.of(one.granted().extension(), course.zone()),
        one.granted().reason(),
        one.givenBy() + ", " + Moment.words(one.givenAt(), course.zone()));
  }
}
