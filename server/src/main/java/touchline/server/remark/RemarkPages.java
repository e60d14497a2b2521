package touchline.server.remark;

import static touchline.server.page.FormPages.field;

import io.javalin.http.Context;
import io.javalin.http.HttpStatus;
import io.javalin.http.NotFoundResponse;
import java.time.Clock;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
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
import touchline.server.remark.Remark.Act;
import touchline.server.remark.TallyStore.Tally;

/** A dry run of marking again: watched, looked at, decided. */
public final class RemarkPages {
  private static final int ON_A_PAGE = 50;
  private static final String PAGE = "page";
  private static final String WAY = "way";

  private static final String CHOOSE_WAY = "Choose which marks are to count.";

  private static final String LESSONS =
      "The lessons have changed since this dry run was asked for, so it cannot be applied.";

  private static final String EXERCISE =
      "An exercise in it has a new version since this dry run was asked for, so it cannot be"
          + " applied.";

  private static final String ANEW = " Nothing was changed. Ask for a new one.";

  private static final String MEANWHILE =
      "Somebody else decided about this dry run while you did. How it stands now is shown below.";

  private final SectionPages sections;
  private final AssignmentStore assignments;
  private final RemarkStore store;
  private final TallyStore tallies;
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
  public RemarkPages(
      SectionPages sections,
      AssignmentStore assignments,
      RemarkStore store,
      TallyStore tallies,
      RemarkLine line,
      String version,
      Function<String, String> titles,
      AccessPages access,
      Templates templates,
      Clock clock) {
    this.sections = sections;
    this.assignments = assignments;
    this.store = store;
    this.tallies = tallies;
    this.line = line;
    this.version = version;
    this.titles = titles;
    this.access = access;
    this.templates = templates;
    this.clock = clock;
  }

  private Remark remark(Context ctx) {
    return store
        .find(AccessPages.course(ctx), SectionPages.number(ctx, "remark"))
        .orElseThrow(NotFoundResponse::new);
  }

  /** How far it is, what it found, and the form that decides. */
  public void page(Context ctx) {
    page(ctx, 200, FilledForm.EMPTY);
  }

  private void page(Context ctx, int status, FilledForm form) {
    Course course = sections.course(ctx);
    Remark remark = remark(ctx);
    Tally tally = tallies.tally(remark.id());
    long concerned = tallies.concerned(remark.id());
    int pages = (int) Math.max(1, (concerned + ON_A_PAGE - 1) / ON_A_PAGE);
    int number = Math.min(pages, ListPages.address(ctx).page(PAGE));
    Map<String, Object> shown = shown(ctx, course, form);
    shown.put("here", remark.path());
    shown.put("what", words(course).words(remark.choice()));
    shown.put("isWhole", remark.choice().assignment() == 0);
    shown.put("again", ChoiceWords.valueOf(remark.choice()));
    shown.put("asked", by(remark.asked(), course));
    shown.put("applied", remark.applied().map(act -> by(act, course)).orElse(""));
    shown.put("chosen", remark.way().map(ApplyRule::title).orElse(""));
    shown.put("stage", remark.stage().word());
    shown.put("isRunning", remark.stage().isRunning());
    shown.put("stale", stale(remark));
    shown.put("tally", tally);
    shown.put("ways", RemarkView.ways(tally));
    shown.put("concerned", concerned);
    shown.put("number", number);
    shown.put("pages", pages);
    ListAddress here = new ListAddress(remark.path(), Map.of(PAGE, String.valueOf(number)));
    shown.put("students", ListPage.numbered(students(remark, number), ON_A_PAGE, here, PAGE));
    PersonalPages.send(ctx, status, templates.render("remark/page", shown));
  }

  private ChoiceWords words(Course course) {
    return new ChoiceWords(assignments.list(course.id()), titles);
  }

  private List<RemarkView.StudentView> students(Remark remark, int number) {
    return RemarkView.students(
        remark.course(),
        tallies.lines(remark.id(), (number - 1) * ON_A_PAGE, ON_A_PAGE + 1),
        titles);
  }

  private static String by(Act act, Course course) {
    return act.name() + " on " + Moment.words(act.at(), course.zone());
  }

  /** Why its marks are not those of today; empty if they are, or were decided about. */
  private String stale(Remark remark) {
    boolean isOpen = remark.stage() == Stage.MARKING || remark.stage() == Stage.SHOWN;
    if (isOpen && !remark.version().equals(version)) {
      return LESSONS;
    }
    return isOpen && store.isRewritten(remark) ? EXERCISE : "";
  }

  /** Decides which marks count. */
  public void apply(Context ctx) {
    Course course = sections.course(ctx);
    Remark remark = remark(ctx);
    String stale = stale(remark);
    String typed = field(ctx, WAY);
    Optional<ApplyRule> way = ApplyRule.of(typed);
    FilledForm form = new FilledForm(Map.of(WAY, typed), Map.of());
    if (course.isArchived()) {
      page(ctx, 422, form.with(FilledForm.WHOLE, Optional.of(RemarksPages.ARCHIVED)));
    } else if (way.isEmpty()) {
      page(ctx, 422, form.with(WAY, Optional.of(CHOOSE_WAY)));
    } else if (!stale.isEmpty()) {
      page(ctx, 409, form.with(FilledForm.WHOLE, Optional.of(stale + ANEW)));
    } else {
      String what = words(course).words(remark.choice());
      answer(
          ctx,
          remark,
          store.decide(remark, way.get(), what, access.required(ctx), clock.instant()));
    }
  }

  /** Gives a dry run up. */
  public void cancel(Context ctx) {
    Remark remark = remark(ctx);
    answer(ctx, remark, store.cancel(remark));
  }

  /** Tries those again that a fault of ours was in the way of. */
  public void again(Context ctx) {
    Remark remark = remark(ctx);
    String stale = stale(remark);
    if (!stale.isEmpty()) {
      page(ctx, 409, FilledForm.EMPTY.with(FilledForm.WHOLE, Optional.of(stale + ANEW)));
    } else {
      answer(ctx, remark, store.again(remark));
    }
  }

  private void answer(Context ctx, Remark remark, boolean isDone) {
    if (isDone) {
      line.wake();
      ctx.redirect(remark.path(), HttpStatus.SEE_OTHER);
    } else {
      page(ctx, 409, FilledForm.EMPTY.with(FilledForm.WHOLE, Optional.of(MEANWHILE)));
    }
  }

  private Map<String, Object> shown(Context ctx, Course course, FilledForm form) {
    Map<String, Object> shown = new HashMap<>();
    shown.put("course", course);
    shown.put("role", access.standing(ctx).word());
    shown.put("form", form);
    return shown;
  }
}
