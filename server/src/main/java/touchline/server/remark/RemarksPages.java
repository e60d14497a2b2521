package touchline.server.remark;

import static touchline.server.page.FormPages.field;

import io.javalin.http.Context;
import io.javalin.http.HttpStatus;
import java.time.Clock;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;
import touchline.server.account.AccessPages;
import touchline.server.assignment.AssignmentStore;
import touchline.server.assignment.plan.Moment;
import touchline.server.course.Course;
import touchline.server.gradebook.SectionPages;
import touchline.server.page.FilledForm;
import touchline.server.page.ListAddress;
import touchline.server.page.ListPage;
import touchline.server.page.ListPages;
import touchline.server.page.PersonalPages;
import touchline.server.page.Templates;
import touchline.server.remark.Remark.Choice;

/** Where a course is asked what is to be marked again, with what was marked again before. */
public final class RemarksPages {
  static final String ARCHIVED =
      "This course is archived. Let it run again in its settings to change something.";

  private static final int ON_A_PAGE = 50;
  private static final String PAGE = "page";
  private static final String WHAT = "what";
  private static final String CHOOSE = "Choose what is to be marked again.";
  private static final String NOBODY = "Nobody has begun any of it, so there is nothing to mark.";

  private final SectionPages sections;
  private final AssignmentStore assignments;
  private final RemarkStore store;
  private final RemarkLine line;
  private final String version;
  private final Function<String, String> titles;
  private final AccessPages access;
  private final Templates templates;
  private final Clock clock;

  /**
   * @param version of the content of today
   * @param titles of exercises by id
   */
  public RemarksPages(
      SectionPages sections,
      AssignmentStore assignments,
      RemarkStore store,
      RemarkLine line,
      String version,
      Function<String, String> titles,
      AccessPages access,
      Templates templates,
      Clock clock) {
    this.sections = sections;
    this.assignments = assignments;
    this.store = store;
    this.line = line;
    this.version = version;
    this.titles = titles;
    this.access = access;
    this.templates = templates;
    this.clock = clock;
  }

  /** The form, and what was marked again before. */
  public void list(Context ctx) {
    String asked = Objects.requireNonNullElse(ctx.queryParam(WHAT), "");
    list(ctx, 200, new FilledForm(Map.of(WHAT, asked), Map.of()));
  }

  /** Something that was marked again before; the template reads it. */
  record Earlier(String path, String at, String who, String what, String state) {}

  private void list(Context ctx, int status, FilledForm form) {
    Course course = sections.course(ctx);
    ChoiceWords words = words(course);
    Map<String, Object> shown = new HashMap<>();
    shown.put("course", course);
    shown.put("role", access.standing(ctx).word());
    shown.put("form", form);
    shown.put("shelves", words.shelves());
    shown.put("all", words.all());
    ListAddress here = ListPages.address(ctx);
    int from = (here.page(PAGE) - 1) * ON_A_PAGE;
    List<Earlier> found =
        store.list(course.id(), from, ON_A_PAGE + 1).stream()
            .map(one -> earlier(course, words, one))
            .toList();
    shown.put("earlier", ListPage.numbered(found, ON_A_PAGE, here, PAGE));
    PersonalPages.send(ctx, status, templates.render("remark/list", shown));
  }

  private ChoiceWords words(Course course) {
    return new ChoiceWords(assignments.list(course.id()), titles);
  }

  private static Earlier earlier(Course course, ChoiceWords words, Remark one) {
    return new Earlier(
        one.path(),
        Moment.words(one.asked().at(), course.zone()),
        one.asked().name(),
        words.words(one.choice()),
        state(one));
  }

  private static String state(Remark one) {
    return switch (one.stage()) {
      case MARKING -> "dry run going on";
      case SHOWN -> "dry run, not applied";
      case APPLYING -> "being applied";
      case DONE -> "applied: " + one.way().map(ApplyRule::title).orElse("");
      case CANCELLED -> "given up";
    };
  }

  /** Begins a dry run and leads on to it. */
  public void ask(Context ctx) {
    Course course = sections.course(ctx);
    String typed = field(ctx, WHAT);
    FilledForm form = new FilledForm(Map.of(WHAT, typed), Map.of());
    Optional<Choice> choice = words(course).read(typed);
    if (course.isArchived()) {
      list(ctx, 422, form.with(FilledForm.WHOLE, Optional.of(ARCHIVED)));
    } else if (choice.isEmpty()) {
      list(ctx, 422, form.with(WHAT, Optional.of(CHOOSE)));
    } else {
      begin(
          ctx,
          form,
          store.ask(course.id(), choice.get(), version, access.required(ctx), clock.instant()));
    }
  }

  private void begin(Context ctx, FilledForm form, Optional<Long> asked) {
    if (asked.isEmpty()) {
      list(ctx, 422, form.with(WHAT, Optional.of(NOBODY)));
    } else {
      line.wake();
      ctx.redirect(ctx.path() + "/" + asked.get(), HttpStatus.SEE_OTHER);
    }
  }
}
