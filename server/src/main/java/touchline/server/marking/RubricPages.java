package touchline.server.marking;

import static io.javalin.http.HttpStatus.SEE_OTHER;
import static touchline.server.page.FormPages.field;

import io.javalin.http.Context;
import io.javalin.http.NotFoundResponse;
import java.time.Clock;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import touchline.server.account.AccessPages;
import touchline.server.assignment.Catalogue;
import touchline.server.assignment.WorkPages;
import touchline.server.assignment.plan.Assignment;
import touchline.server.assignment.plan.Part;
import touchline.server.course.Course;
import touchline.server.gradebook.Points;
import touchline.server.gradebook.SectionPages;
import touchline.server.marking.RubricChangeStore.Rubric;
import touchline.server.page.FilledForm;
import touchline.server.page.PersonalPages;
import touchline.server.page.Templates;
import touchline.server.rubric.RubricItem;
import touchline.server.rubric.RubricStore;

/** The rubric of an exercise: its items, which are ticked for people where their work is shown. */
public final class RubricPages {
  private static final String POINTS = "points";
  private static final String WORDS = "words";

  private static final String ARCHIVED =
      "This course is archived. Let it run again in its settings to change something.";

  private final WorkPages works;
  private final Catalogue catalogue;
  private final RubricStore rubrics;
  private final RubricChangeStore store;
  private final AccessPages access;
  private final Templates templates;
  private final Clock clock;

  public RubricPages(
      WorkPages works,
      Catalogue catalogue,
      RubricStore rubrics,
      RubricChangeStore store,
      AccessPages access,
      Templates templates,
      Clock clock) {
    this.works = works;
    this.catalogue = catalogue;
    this.rubrics = rubrics;
    this.store = store;
    this.access = access;
    this.templates = templates;
    this.clock = clock;
  }

  /** Where a request is: all of it exists. */
  private record Here(Course course, Assignment assignment, Part part, String title) {
    Rubric rubric() {
      String words = assignment.plan().title() + ", " + title;
      return new Rubric(course.id(), assignment.id(), part.exercise(), words);
    }

    String path() {
      return "/courses/" + course.id() + "/rubrics/" + assignment.id() + "/" + part.exercise();
    }
  }

  /**
   * What was typed about an item, and what is asked about it.
   *
   * @param item its number; 0 for a new one
   * @param moved people whose points would move
   * @param isRemoval whether it is to go
   */
  private record Asked(long item, FilledForm form, int moved, boolean isRemoval) {
    static final Asked NOTHING = new Asked(-1, FilledForm.EMPTY, 0, false);
  }

  /** An item with what stands in its fields; templates read it. */
  public record Row(
      long id,
      String points,
      String words,
      String pointsProblem,
      String wordsProblem,
      int people,
      int moved,
      int movedByRemoval) {}

  private Here here(Context ctx) {
    Course course = works.course(ctx);
    Assignment assignment = works.assignment(ctx);
    String exercise = ctx.pathParam("lesson") + "/" + ctx.pathParam("name");
    Part part =
        assignment.plan().parts().stream()
            .filter(one -> one.exercise().equals(exercise))
            .findFirst()
            .orElseThrow(NotFoundResponse::new);
    return new Here(course, assignment, part, catalogue.title(exercise));
  }

  public void page(Context ctx) {
    show(ctx, 200, here(ctx), Asked.NOTHING);
  }

  /** Adds an item. */
  public void add(Context ctx) {
    Here here = here(ctx);
    FilledForm form = typed(ctx, here);
    if (form.isRight()) {
      store.add(
          here.rubric(),
          points(form.value(POINTS)).orElseThrow(),
          form.value(WORDS),
          access.required(ctx),
          clock.instant());
      ctx.redirect(here.path(), SEE_OTHER);
    } else {
      show(ctx, 422, here, new Asked(0, form, 0, false));
    }
  }

  /** Changes an item; where points of people move, only if that is meant. */
  public void change(Context ctx) {
    Here here = here(ctx);
    long id = item(ctx, here).id();
    FilledForm form = typed(ctx, here);
    if (!form.isRight()) {
      show(ctx, 422, here, new Asked(id, form, 0, false));
      return;
    }
    RubricItem after =
        new RubricItem(
            id,
            here.part().exercise(),
            points(form.value(POINTS)).orElseThrow(),
            form.value(WORDS));
    int moved = isMeant(ctx, "sure") ? 0 : store.movedByChange(here.rubric(), after);
    if (moved > 0) {
      show(ctx, 409, here, new Asked(id, form, moved, false));
    } else {
      store.change(here.rubric(), after, access.required(ctx), clock.instant());
      ctx.redirect(here.path(), SEE_OTHER);
    }
  }

  /** Removes an item; where points of people move, only if that is meant. */
  public void remove(Context ctx) {
    Here here = here(ctx);
    RubricItem item = item(ctx, here);
    if (here.course().isArchived()) {
      FilledForm told = FilledForm.EMPTY.with(FilledForm.WHOLE, Optional.of(ARCHIVED));
      show(ctx, 422, here, new Asked(-1, told, 0, false));
      return;
    }
    int moved = isMeant(ctx, "gone") ? 0 : store.movedByRemoval(here.rubric(), item.id());
    if (moved > 0) {
      show(ctx, 409, here, new Asked(item.id(), FilledForm.EMPTY, moved, true));
    } else {
      store.remove(here.rubric(), item.id(), access.required(ctx), clock.instant());
      ctx.redirect(here.path(), SEE_OTHER);
    }
  }

  private static boolean isMeant(Context ctx, String name) {
    return field(ctx, name).equals("yes");
  }

  private RubricItem item(Context ctx, Here here) {
    return store
        .find(here.rubric(), SectionPages.number(ctx, "item"))
        .orElseThrow(NotFoundResponse::new);
  }

  private static FilledForm typed(Context ctx, Here here) {
    String points = field(ctx, POINTS).strip();
    String words = field(ctx, WORDS).strip();
    boolean isLong = words.length() > RubricItem.LONGEST;
    return new FilledForm(Map.of(POINTS, points, WORDS, words), Map.of())
        .with(
            FilledForm.WHOLE, here.course().isArchived() ? Optional.of(ARCHIVED) : Optional.empty())
        .with(
            POINTS,
            points(points).isPresent()
                ? Optional.empty()
                : Optional.of(
                    "Type points from -1000 to 1000, such as -0.5; 0 is a comment alone."))
        .with(
            WORDS,
            words.isEmpty() || isLong
                ? Optional.of("Type a comment of at most " + RubricItem.LONGEST + " characters.")
                : Optional.empty());
  }

  /** With a sign of either sort in front. */
  private static Optional<Double> points(String typed) {
    boolean isLess = typed.startsWith("-") || typed.startsWith("−");
    String size = isLess || typed.startsWith("+") ? typed.substring(1) : typed;
    return Points.read(size)
        .filter(points -> points <= RubricItem.MOST_POINTS)
        .map(points -> isLess ? 0 - points : points);
  }

  private Row row(RubricItem item, Map<Long, Integer> people, Asked asked) {
    boolean isAsked = asked.item() == item.id();
    boolean isTyped = isAsked && !asked.isRemoval();
    return new Row(
        item.id(),
        isTyped ? asked.form().value(POINTS) : item.signed(),
        isTyped ? asked.form().value(WORDS) : item.words(),
        isAsked ? asked.form().problem(POINTS) : "",
        isAsked ? asked.form().problem(WORDS) : "",
        people.getOrDefault(item.id(), 0),
        isTyped ? asked.moved() : 0,
        isAsked && asked.isRemoval() ? asked.moved() : 0);
  }

  private void show(Context ctx, int status, Here here, Asked asked) {
    Map<Long, Integer> people = rubrics.people(here.assignment().id());
    List<Row> rows =
        rubrics.items(here.assignment().id()).stream()
            .filter(item -> item.exercise().equals(here.part().exercise()))
            .map(item -> row(item, people, asked))
            .toList();
    Map<String, Object> shown = new HashMap<>();
    shown.put("course", here.course());
    shown.put("role", works.role(ctx));
    shown.put("assignment", here.assignment().plan().title());
    shown.put("back", here.assignment().path());
    shown.put("exercise", here.title());
    shown.put("worth", Points.text(here.part().points()));
    shown.put("here", here.path());
    shown.put("rows", rows);
    shown.put("whole", asked.form());
    shown.put("form", asked.item() == 0 ? asked.form() : FilledForm.EMPTY);
    PersonalPages.send(ctx, status, templates.render("marking/rubric", shown));
  }
}
