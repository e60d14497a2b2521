package touchline.server.assignment;

import static touchline.server.page.FormPages.field;

import io.javalin.http.Context;
import io.javalin.http.HttpStatus;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import touchline.server.annotation.AnnotationStore;
import touchline.server.assignment.ResultStore.Result;
import touchline.server.assignment.plan.Assignment;
import touchline.server.assignment.plan.ExerciseStanding;
import touchline.server.assignment.plan.Plan;
import touchline.server.course.Course;
import touchline.server.page.PersonalPages;
import touchline.server.page.Templates;
import touchline.server.rubric.RubricStore;

/** The assignments of a course: listed and looked at. */
public final class AssignmentPages {
  /** In bytes: every exercise of the lessons has three fields, and a class has many names. */
  public static final int MOST = 256 * 1024;

  static final String ARCHIVED =
      "This course is archived. Let it run again in its settings to change something.";

  private static final String NOT_GONE =
      "It was not deleted: somebody has worked on it or changed it.";

  /** What was just done, by the last word of the address. */
  private static final Map<String, String> DONE =
      Map.of(
          "published", "Saved. It is published: students see it once it opens.",
          "draft", "Saved as a draft: students do not see it yet.",
          "copied", "This is the copy, a draft with all times a week later. Edit it as you need.");

  /** In days. */
  private static final int WEEK = 7;

  /** So that a title has room for more. */
  private static final int LONGEST = 180;

  private final WorkPages works;
  private final AssignmentStore assignments;
  private final ResultStore results;
  private final FeedbackStore feedback;
  private final RubricStore rubrics;
  private final AnnotationStore annotations;
  private final Catalogue catalogue;
  private final Templates templates;

  public AssignmentPages(
      WorkPages works,
      AssignmentStore assignments,
      ResultStore results,
      FeedbackStore feedback,
      RubricStore rubrics,
      AnnotationStore annotations,
      Catalogue catalogue,
      Templates templates) {
    this.works = works;
    this.assignments = assignments;
    this.results = results;
    this.feedback = feedback;
    this.rubrics = rubrics;
    this.annotations = annotations;
    this.catalogue = catalogue;
    this.templates = templates;
  }

  /** All for staff; for students those that are published and have opened. */
  public void list(Context ctx) {
    Course course = works.course(ctx);
    List<Assignment> all = assignments.list(course.id());
    List<AssignmentView> views =
        works.isStaff(ctx)
            ? all.stream().map(one -> staff(course, one)).toList()
            : students(ctx, course, all);
    send(ctx, 200, "assignment/list", shown(ctx, course, Map.of("assignments", views)));
  }

  private AssignmentView staff(Course course, Assignment assignment) {
    return AssignmentView.ofStaff(
        assignment, works.everybody(assignment), catalogue, course.zone(), works.now());
  }

  private List<AssignmentView> students(Context ctx, Course course, List<Assignment> all) {
    Map<Long, Result> theirs = results.of(course.id(), works.account(ctx).id());
    return all.stream()
        .filter(one -> one.plan().isPublished())
        .filter(one -> !works.now().isBefore(one.plan().schedule().opens()))
        .map(one -> student(ctx, course, one, theirs, Map.of(), AssignmentView.Said.NOTHING))
        .toList();
  }

  private AssignmentView student(
      Context ctx,
      Course course,
      Assignment assignment,
      Map<Long, Result> theirs,
      Map<String, ExerciseStanding> reached,
      AssignmentView.Said said) {
    return AssignmentView.ofStudent(
        assignment,
        works.own(ctx, assignment),
        theirs.getOrDefault(assignment.id(), Result.NONE),
        reached,
        said,
        catalogue,
        course.zone(),
        works.now());
  }

  /** One of them. */
  public void page(Context ctx) {
    page(ctx, 200, "");
  }

  private void page(Context ctx, int status, String problem) {
    Course course = works.course(ctx);
    Assignment assignment = works.assignment(ctx);
    Map<String, Object> shown = new HashMap<>();
    shown.put("problem", problem);
    String done = Objects.requireNonNullElse(ctx.queryParam("done"), "");
    shown.put("done", DONE.getOrDefault(done, ""));
    if (works.isStaff(ctx)) {
      shown.put("assignment", staff(course, assignment));
      shown.put("plan", PlanFacts.of(assignment.plan(), course.zone()));
      shown.put("id", assignment.id());
      shown.put("revision", assignment.revision());
      boolean isOutside = assignments.isMarkedOutside(assignment);
      String outside = "/courses/" + course.id() + "/platform-marks?assignment=" + assignment.id();
      shown.put("outside", isOutside ? outside : "");
      shown.put("mayDelete", !assignments.isTouched(assignment) && !course.isArchived());
      send(ctx, status, "assignment/staff", shown(ctx, course, shown));
    } else {
      boolean isEarly = works.now().isBefore(works.own(ctx, assignment).opens());
      Map<String, ExerciseStanding> reached =
          results.reached(assignment.id(), works.account(ctx).id());
      Map<Long, Result> theirs = results.of(course.id(), works.account(ctx).id());
      AssignmentView.Said said = said(assignment.id(), works.account(ctx).id());
      shown.put("assignment", student(ctx, course, assignment, theirs, reached, said));
      shown.put("isEarly", isEarly);
      send(ctx, status, "assignment/student", shown(ctx, course, shown));
    }
  }

  private AssignmentView.Said said(long assignment, long account) {
    return new AssignmentView.Said(
        feedback.of(assignment, account),
        rubrics.ticked(assignment, account),
        annotations.released(assignment, account));
  }

  static int revision(Context ctx) {
    String typed = field(ctx, "revision");
    return typed.matches("[1-9][0-9]{0,8}") ? Integer.parseInt(typed) : 0;
  }

  /** Removes one that nobody has worked on. */
  public void delete(Context ctx) {
    Course course = works.course(ctx);
    Assignment now = works.assignment(ctx);
    Assignment seen = new Assignment(now.id(), now.course(), revision(ctx), now.plan());
    if (course.isArchived()) {
      page(ctx, 422, ARCHIVED);
    } else if (assignments.delete(course, seen, works.account(ctx), works.now())) {
      ctx.redirect("/courses/" + course.id() + "/assignments", HttpStatus.SEE_OTHER);
    } else {
      page(ctx, 409, NOT_GONE);
    }
  }

  /** A draft of another one like this, a week later. */
  public void duplicate(Context ctx) {
    Course course = works.course(ctx);
    Assignment first = works.assignment(ctx);
    Plan plan = first.plan();
    if (course.isArchived()) {
      page(ctx, 422, ARCHIVED);
      return;
    }
    String title = plan.title().substring(0, Math.min(plan.title().length(), LONGEST)) + ", copy";
    Plan copy = plan.again(title, WEEK, course.zone());
    long id = assignments.addLike(first.id(), course, copy, works.account(ctx), works.now());
    String path = "/courses/" + course.id() + "/assignments/" + id;
    ctx.redirect(path + "?done=copied", HttpStatus.SEE_OTHER);
  }

  private Map<String, Object> shown(Context ctx, Course course, Map<String, Object> more) {
    Map<String, Object> shown = new HashMap<>(more);
    shown.put("course", course);
    shown.put("role", works.role(ctx));
    return shown;
  }

  private void send(Context ctx, int status, String template, Map<String, Object> shown) {
    PersonalPages.send(ctx, status, templates.render(template, shown));
  }
}
