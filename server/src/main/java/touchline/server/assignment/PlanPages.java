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
import touchline.server.assignment.plan.Assignment;
import touchline.server.assignment.plan.Part;
import touchline.server.assignment.plan.Plan;
import touchline.server.course.Course;
import touchline.server.lesson.ExerciseText;
import touchline.server.page.FilledForm;
import touchline.server.page.PersonalPages;
import touchline.server.page.Templates;

/** The form in which an assignment is made and changed. */
public final class PlanPages {
  private static final String CHANGED =
      "Somebody else changed this assignment while you did. What you typed is in the fields; open"
          + " the assignment in another window to see theirs. Save again to put yours in the place"
          + " of theirs.";

  private final WorkPages works;
  private final AssignmentStore assignments;
  private final Catalogue catalogue;
  private final Templates templates;

  public PlanPages(
      WorkPages works, AssignmentStore assignments, Catalogue catalogue, Templates templates) {
    this.works = works;
    this.assignments = assignments;
    this.catalogue = catalogue;
    this.templates = templates;
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
    FilledForm filled = PlanForm.of(assignment.plan(), catalogue, course.zone());
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
    Assignment seen =
        new Assignment(now.id(), now.course(), AssignmentPages.revision(ctx), now.plan());
    Saved saved = assignments.replace(course, seen, read.plan(), works.account(ctx), works.now());
    if (saved instanceof Saved.Done) {
      ctx.redirect(now.path(), HttpStatus.SEE_OTHER);
    } else if (saved instanceof Saved.Begun begun) {
      Optional<String> problem = Optional.of(begun(begun));
      form(ctx, 422, course, now, read.filled().with(PlanForm.PARTS, problem));
    } else {
      FilledForm told = read.filled().with(FilledForm.WHOLE, Optional.of(CHANGED));
      form(ctx, 409, course, works.assignment(ctx), told);
    }
  }

  private String begun(Saved.Begun begun) {
    String titles =
        begun.exercises().stream().map(catalogue::title).collect(Collectors.joining(", "));
    return "Students have worked on what you took out, so it stays: " + titles + ".";
  }

  private static FilledForm refused(Course course, FilledForm filled) {
    return course.isArchived()
        ? filled.with(FilledForm.WHOLE, Optional.of(AssignmentPages.ARCHIVED))
        : filled;
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
      Context ctx, int status, Course course, @Nullable Assignment assignment, FilledForm form) {
    Optional<Plan> plan = Optional.ofNullable(assignment).map(Assignment::plan);
    List<String> offered = new ArrayList<>(exercises(Optional.empty()));
    List<String> gone =
        exercises(plan).stream().filter(exercise -> !offered.contains(exercise)).toList();
    Map<String, Object> shown = new HashMap<>();
    shown.put("course", course);
    shown.put("role", works.role(ctx));
    shown.put("assignment", assignment);
    shown.put("revision", assignment == null ? 0 : assignment.revision());
    shown.put("form", form);
    shown.put("shelves", catalogue.shelves());
    shown.put("gone", gone);
    shown.put("steps", List.of(1, 2, PlanForm.STEPS));
    PersonalPages.send(ctx, status, templates.render("assignment/form", shown));
  }
}
