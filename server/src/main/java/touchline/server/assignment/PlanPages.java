package touchline.server.assignment;

import static touchline.server.page.FormPages.field;

import io.javalin.http.Context;
import io.javalin.http.HttpStatus;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.function.UnaryOperator;
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

  private static final String GO = "go";
  private static final String FIND = "find";

  /** What ends the form; everything else shows another step of it. */
  private static final Set<String> ENDS = Set.of("save", "publish", "draft");

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

  /** The form for another one, with the exercise that the address may name and what it brings. */
  public void fresh(Context ctx) {
    Course course = works.course(ctx);
    FilledForm fresh = PlanForm.fresh(catalogue.of(course.id()), course.zone(), works.now());
    String with = Objects.requireNonNullElse(ctx.queryParam("with"), "");
    List<String> together =
        exercises(course, Optional.empty()).stream()
            .filter(id -> id.equals(with) || (!with.isEmpty() && id.startsWith(with + '_')))
            .toList();
    boolean isKnown = together.contains(with);
    String title = catalogue.title(with);
    form(ctx, 200, course, null, isKnown ? PlanForm.with(fresh, title, together) : fresh);
  }

  /** Makes one, or shows another step of the form. */
  public void add(Context ctx) {
    Course course = works.course(ctx);
    PlanReader.Result read = read(ctx, course, Optional.empty());
    if (isOnTheWay(ctx)) {
      step(ctx, course, null, read);
    } else if (read.plan() == null || course.isArchived()) {
      form(ctx, 422, course, null, refused(course, read.filled()));
    } else {
      long id = assignments.add(course, read.plan(), works.account(ctx), works.now());
      done(ctx, "/courses/" + course.id() + "/assignments/" + id, read.plan());
    }
  }

  /** The form, filled with what is. */
  public void edit(Context ctx) {
    Course course = works.course(ctx);
    Assignment assignment = works.assignment(ctx);
    FilledForm filled = PlanForm.of(assignment.plan(), catalogue.of(course.id()), course.zone());
    form(ctx, 200, course, assignment, filled);
  }

  /** Changes one, unless somebody else did in between; or shows another step of the form. */
  public void save(Context ctx) {
    Course course = works.course(ctx);
    Assignment now = works.assignment(ctx);
    PlanReader.Result read = read(ctx, course, Optional.of(now.plan()));
    if (isOnTheWay(ctx)) {
      step(ctx, course, now, read);
    } else if (read.plan() == null || course.isArchived()) {
      form(ctx, 422, course, now, refused(course, read.filled()));
    } else {
      save(ctx, course, now, read);
    }
  }

  private void save(Context ctx, Course course, Assignment now, PlanReader.Result read) {
    Plan plan = Objects.requireNonNull(read.plan());
    int moved = isUnsure(ctx) ? assignments.moved(course, now, plan) : 0;
    if (moved > 0) {
      show(ctx, 409, course, now, read.filled(), PlanStep.PREVIEW, plan, moved);
      return;
    }
    Assignment seen =
        new Assignment(now.id(), now.course(), AssignmentPages.revision(ctx), now.plan());
    Saved saved = assignments.replace(course, seen, plan, works.account(ctx), works.now());
    if (saved instanceof Saved.Done) {
      done(ctx, now.path(), plan);
    } else if (saved instanceof Saved.Begun begun) {
      Optional<String> problem = Optional.of(begun(begun));
      form(ctx, 422, course, now, read.filled().with(PlanForm.PARTS, problem));
    } else {
      FilledForm told = read.filled().with(FilledForm.WHOLE, Optional.of(CHANGED));
      form(ctx, 409, course, works.assignment(ctx), told);
    }
  }

  /** Whether the form was sent to see another step of it. */
  private static boolean isOnTheWay(Context ctx) {
    return !field(ctx, GO).isEmpty() && !ENDS.contains(field(ctx, GO));
  }

  /** From the form, and not asked yet whether marks may move. */
  private static boolean isUnsure(Context ctx) {
    return !field(ctx, GO).isEmpty() && !field(ctx, "sure").equals(PlanForm.YES);
  }

  /** Another step; a preview only of what can be saved. */
  private void step(
      Context ctx, Course course, @Nullable Assignment assignment, PlanReader.Result read) {
    PlanStep wanted =
        PlanStep.of(field(ctx, GO))
            .or(() -> PlanStep.of(field(ctx, "step")))
            .orElse(PlanStep.EXERCISES);
    if (wanted == PlanStep.PREVIEW && read.plan() == null) {
      form(ctx, 422, course, assignment, read.filled());
    } else {
      FilledForm untold = new FilledForm(read.filled().values(), Map.of());
      show(ctx, 200, course, assignment, untold, wanted, read.plan(), 0);
    }
  }

  private static void done(Context ctx, String path, Plan plan) {
    String word = plan.isPublished() ? "published" : "draft";
    ctx.redirect(field(ctx, GO).isEmpty() ? path : path + "?done=" + word, HttpStatus.SEE_OTHER);
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
    String go = field(ctx, GO);
    UnaryOperator<String> fields =
        name ->
            name.equals(PlanForm.PUBLISHED) && go.equals("publish")
                ? PlanForm.YES
                : name.equals(PlanForm.PUBLISHED) && go.equals("draft") ? "" : field(ctx, name);
    return PlanReader.read(exercises(course, before), fields, course.zone(), before);
  }

  /** Those of the lessons, and those that are in the assignment and gone from the lessons. */
  private List<String> exercises(Course course, Optional<Plan> before) {
    Stream<String> offered =
        catalogue.of(course.id()).shelves().stream()
            .flatMap(shelf -> shelf.exercises().stream())
            .map(ExerciseText::id);
    Stream<String> held =
        before.stream().flatMap(plan -> plan.parts().stream()).map(Part::exercise);
    return Stream.concat(offered, held).distinct().toList();
  }

  /** The step where something is wrong, or that the address asks for, or the first one. */
  private void form(
      Context ctx, int status, Course course, @Nullable Assignment assignment, FilledForm form) {
    String asked = Objects.requireNonNullElse(ctx.queryParam("step"), "");
    PlanStep step =
        form.isRight()
            ? PlanStep.of(asked).filter(one -> one != PlanStep.PREVIEW).orElse(PlanStep.EXERCISES)
            : PlanStep.wrong(form);
    show(ctx, status, course, assignment, form, step, null, 0);
  }

  private void show(
      Context ctx,
      int status,
      Course course,
      @Nullable Assignment assignment,
      FilledForm form,
      PlanStep step,
      @Nullable Plan plan,
      int moved) {
    Optional<Plan> before = Optional.ofNullable(assignment).map(Assignment::plan);
    Catalogue offered = catalogue.of(course.id());
    FilledForm whole = PlanForm.withDefaults(form, offered);
    Map<String, Object> shown = new HashMap<>();
    shown.put("course", course);
    shown.put("role", works.role(ctx));
    shown.put("assignment", assignment);
    shown.put("revision", assignment == null ? 0 : assignment.revision());
    shown.put("form", whole);
    shown.put("step", step);
    shown.put("hidden", step.hidden(whole));
    shown.put("find", field(ctx, FIND));
    shown.put("choice", PlanChoice.of(whole, exercises(course, before), offered, field(ctx, FIND)));
    shown.put("late", List.of(1, 2, PlanForm.STEPS));
    shown.put("moved", moved);
    shown.put("isPublished", form.value(PlanForm.PUBLISHED).equals(PlanForm.YES));
    shown.put("facts", plan == null ? List.of() : PlanFacts.of(plan, course.zone()));
    PersonalPages.send(ctx, status, templates.render("assignment/form", shown));
  }
}
