package touchline.server.assignment;

import static touchline.server.page.FormPages.field;

import io.javalin.http.Context;
import io.javalin.http.HttpStatus;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import touchline.server.assignment.AssignmentStore.Saved;
import touchline.server.assignment.ResultStore.Result;
import touchline.server.course.Course;
import touchline.server.lesson.ExerciseText;
import touchline.server.page.Filled;
import touchline.server.page.PersonalPages;
import touchline.server.page.Templates;

/** The assignments of a course: listed, looked at, made and changed. */
public final class AssignmentPages {
  static final String ARCHIVED =
      "This course is archived. Let it run again in its settings to change something.";

  private static final String CHANGED =
      "Somebody else changed this assignment while you did. What you typed is in the fields; open"
          + " the assignment in another window to see theirs. Save again to put yours in the place"
          + " of theirs.";

  private static final String NOT_GONE =
      "It was not deleted: somebody has worked on it or changed it.";

  private final WorkPages works;
  private final AssignmentStore assignments;
  private final ResultStore results;
  private final Catalogue catalogue;
  private final Templates templates;

  public AssignmentPages(
      WorkPages works,
      AssignmentStore assignments,
      ResultStore results,
      Catalogue catalogue,
      Templates templates) {
    this.works = works;
    this.assignments = assignments;
    this.results = results;
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
    return AssignmentView.ofStaff(assignment, catalogue, course.zone(), works.now());
  }

  private List<AssignmentView> students(Context ctx, Course course, List<Assignment> all) {
    Map<Long, Result> theirs = results.of(course.id(), works.account(ctx).id());
    return all.stream()
        .filter(one -> one.plan().isPublished())
        .filter(one -> !works.now().isBefore(one.plan().schedule().opens()))
        .map(one -> student(ctx, course, one, theirs, Map.of()))
        .toList();
  }

  private AssignmentView student(
      Context ctx,
      Course course,
      Assignment assignment,
      Map<Long, Result> theirs,
      Map<String, Reached> reached) {
    return AssignmentView.ofStudent(
        assignment,
        works.own(ctx, assignment),
        theirs.getOrDefault(assignment.id(), Result.NONE),
        reached,
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
    if (works.isStaff(ctx)) {
      shown.put("assignment", staff(course, assignment));
      shown.put("plan", PlanFacts.of(assignment.plan(), course.zone()));
      shown.put("revision", assignment.revision());
      shown.put("mayDelete", !assignments.isTouched(assignment) && !course.isArchived());
      send(ctx, status, "assignment/staff", shown(ctx, course, shown));
    } else {
      boolean isEarly = works.now().isBefore(works.own(ctx, assignment).opens());
      Map<String, Reached> reached = results.reached(assignment.id(), works.account(ctx).id());
      Map<Long, Result> theirs = results.of(course.id(), works.account(ctx).id());
      shown.put("assignment", student(ctx, course, assignment, theirs, reached));
      shown.put("isEarly", isEarly);
      send(ctx, status, "assignment/student", shown(ctx, course, shown));
    }
  }

  /** The form for another one. */
  public void fresh(Context ctx) {
    Course course = works.course(ctx);
    form(ctx, 200, course, null, PlanForm.fresh(catalogue, course.zone(), works.now()));
  }

  /** Makes one. */
  public void add(Context ctx) {
    Course course = works.course(ctx);
    PlanReader.Result read = read(ctx, course, Optional.empty());
    if (read.plan() == null || course.isArchived()) {
      form(ctx, 422, course, null, refused(course, read.filled()));
    } else {
      long id = assignments.add(course, read.plan(), works.account(ctx), works.now());
      ctx.redirect("/courses/" + course.id() + "/assignments/" + id, HttpStatus.SEE_OTHER);
    }
  }

  /** The form, filled with what is. */
  public void edit(Context ctx) {
    Course course = works.course(ctx);
    Assignment assignment = works.assignment(ctx);
    Filled filled = PlanForm.of(assignment.plan(), catalogue, course.zone());
    form(ctx, 200, course, assignment, filled);
  }

  /** Changes one, unless somebody else did in between. */
  public void save(Context ctx) {
    Course course = works.course(ctx);
    Assignment now = works.assignment(ctx);
    PlanReader.Result read = read(ctx, course, Optional.of(now.plan()));
    if (read.plan() == null || course.isArchived()) {
      form(ctx, 422, course, now, refused(course, read.filled()));
      return;
    }
    Assignment seen = new Assignment(now.id(), now.course(), revision(ctx), now.plan());
    Saved saved = assignments.replace(course, seen, read.plan(), works.account(ctx), works.now());
    if (saved instanceof Saved.Done) {
      ctx.redirect(now.path(), HttpStatus.SEE_OTHER);
    } else if (saved instanceof Saved.Begun begun) {
      Optional<String> problem = Optional.of(begun(begun));
      form(ctx, 422, course, now, read.filled().with(PlanForm.PARTS, problem));
    } else {
      Filled told = read.filled().with(Filled.WHOLE, Optional.of(CHANGED));
      form(ctx, 409, course, works.assignment(ctx), told);
    }
  }

  private String begun(Saved.Begun begun) {
    String titles =
        begun.exercises().stream().map(catalogue::title).collect(Collectors.joining(", "));
    return "Students have worked on what you took out, so it stays: " + titles + ".";
  }

  private static int revision(Context ctx) {
    String typed = field(ctx, "revision");
    return typed.matches("[1-9][0-9]{0,8}") ? Integer.parseInt(typed) : 0;
  }

  private static Filled refused(Course course, Filled filled) {
    return course.isArchived() ? filled.with(Filled.WHOLE, Optional.of(ARCHIVED)) : filled;
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

  private PlanReader.Result read(Context ctx, Course course, Optional<Plan> before) {
    return PlanReader.read(exercises(before), name -> field(ctx, name), course.zone(), before);
  }

  /** Those of the lessons, and those that are in the assignment and gone from the lessons. */
  private List<String> exercises(Optional<Plan> before) {
    Stream<String> offered =
        catalogue.shelves().stream()
            .flatMap(shelf -> shelf.exercises().stream())
            .map(ExerciseText::id);
    Stream<String> held =
        before.stream().flatMap(plan -> plan.parts().stream()).map(Part::exercise);
    return Stream.concat(offered, held).distinct().toList();
  }

  private void form(
      Context ctx, int status, Course course, @Nullable Assignment assignment, Filled form) {
    Optional<Plan> plan = Optional.ofNullable(assignment).map(Assignment::plan);
    List<String> offered = new ArrayList<>(exercises(Optional.empty()));
    List<String> gone =
        exercises(plan).stream().filter(exercise -> !offered.contains(exercise)).toList();
    Map<String, Object> shown = new HashMap<>();
    shown.put("assignment", assignment);
    shown.put("revision", assignment == null ? 0 : assignment.revision());
    shown.put("form", form);
    shown.put("shelves", catalogue.shelves());
    shown.put("gone", gone);
    shown.put("steps", List.of(1, 2, PlanForm.STEPS));
    send(ctx, status, "assignment/form", shown(ctx, course, shown));
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
