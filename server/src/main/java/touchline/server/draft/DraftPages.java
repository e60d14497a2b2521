package touchline.server.draft;

import static touchline.server.page.FormPages.field;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.HttpStatus;
import io.javalin.http.NotFoundResponse;
import java.io.IOException;
import java.time.Clock;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.regex.Pattern;
import touchline.server.account.AccessPages;
import touchline.server.account.Role;
import touchline.server.account.Standing;
import touchline.server.course.CourseStore;
import touchline.server.grading.verdict.JobRunner;
import touchline.server.page.Form;
import touchline.server.page.FormPages;
import touchline.server.page.PersonalPages;
import touchline.server.page.Templates;
import touchline.server.store.Database;

/** The pages on which an instructor writes exercises. */
public final class DraftPages {
  static final String PATH = "/exercise-drafts";

  private static final Pattern SENDS_DRAFTS = Pattern.compile(PATH + "/([0-9]+(/[a-z]+)?|import)");

  /** In bytes of a form; each byte of a text can take three. */
  public static final int MOST = 1024 * 1024;

  private static final String CHANGED =
      "This exercise was changed in another window while you wrote here. What you typed is in the"
          + " fields; open it in a new window to see the other. Save again to put yours in its"
          + " place.";

  static final String TOO_LONG =
      "This is too long; nothing of it was stored. A field can have up to 64 kB, all of them"
          + " together 256 kB.";

  private static final String STAYS =
      "It was published, so it stays: work of students may be marked by it.";

  private static final String GO = "go";
  private static final String REVISION = "revision";

  private final DraftStore drafts;
  private final Sharing sharing;
  private final SharedPages shared;
  private final DraftSheetPages sheet;
  private final PublishingPages publishing;
  private final AccessPages access;
  private final Templates templates;
  private final Clock clock;

  private DraftPages(
      Database database,
      Measures measures,
      CourseStore courses,
      Standing standing,
      AccessPages access,
      Templates templates,
      Clock clock) {
    Teaching teaching = new Teaching(courses, standing);
    ShareStore shares = new ShareStore(database);
    this.drafts = new DraftStore(database);
    this.sharing = new Sharing(shares, teaching, clock);
    this.shared = new SharedPages(courses, shares, drafts, measures, access, templates, clock);
    Publication publication =
        new Publication(new PublishedStore(database), teaching, measures, clock);
    this.sheet = new DraftSheetPages(measures, publication, sharing, access, templates);
    this.publishing = new PublishingPages(publication, sheet, access);
    this.access = access;
    this.templates = templates;
    this.clock = clock;
  }

  /**
   * Wired.
   *
   * @param runner where programs of strangers can do no harm
   */
  public static DraftPages of(
      Database database,
      JobRunner runner,
      Standing standing,
      AccessPages access,
      Templates templates,
      Clock clock) {
    Measures measures = new Measures(runner, clock);
    CourseStore courses = new CourseStore(database);
    return new DraftPages(database, measures, courses, standing, access, templates, clock);
  }

  /** How many bytes of a form count that is sent to this path. */
  public static int counting(String path, int otherwise) {
    return SENDS_DRAFTS.matcher(path).matches() ? MOST : otherwise;
  }

  public void addTo(RoutesConfig routes) {
    String one = PATH + "/{draft}";
    new DraftListPages(drafts, access, templates, clock).addTo(routes);
    shared.addTo(routes);
    routes.get(one, this::page, Role.AUTHOR);
    routes.post(one, this::save, Role.AUTHOR);
    routes.post(one + "/measure", this::measure, Role.AUTHOR);
    routes.post(one + "/delete", this::delete, Role.AUTHOR);
    routes.get(one + "/zip", this::zip, Role.AUTHOR);
  }

  private void zip(Context ctx) {
    Draft draft = draft(ctx);
    send(ctx, draft.id(), draft.written());
  }

  /** Sends a zip of the folder. */
  static void send(Context ctx, long id, Written written) {
    ctx.contentType("application/zip")
        .header("Cache-Control", "private, no-store")
        .header("Content-Disposition", "attachment; filename=\"exercise-" + id + ".zip\"")
        .result(FolderZip.write(written.files()));
  }

  private void page(Context ctx) {
    Draft draft = draft(ctx);
    sheet.show(ctx, draft, Objects.requireNonNullElse(ctx.queryParam("done"), ""));
  }

  private void save(Context ctx) throws IOException {
    Form form = FormPages.form(ctx, MOST);
    Draft now = draft(ctx);
    String go = form.first(GO);
    Pressed pressed = new Pressed(go, DraftForm.read(form::first));
    Written written = pressed.written();
    if (form.cut().isPresent() || written.isTooLong()) {
      sheet.refuse(ctx, 413, now, written, TOO_LONG);
      return;
    }
    Draft seen = new Draft(now.id(), revision(form), now.published(), now.written());
    // A form that is sent again, as by a page loaded anew, asks for what is there.
    boolean isThere = now.written().equals(written);
    if (!isThere && !drafts.replace(seen, written, clock.instant())) {
      sheet.refuse(ctx, 409, now, written, CHANGED);
    } else if (go.equals("publish")) {
      publishing.publish(ctx, form, draft(ctx));
    } else if (sharing.isDone(access.required(ctx), draft(ctx), go)) {
      ctx.redirect(now.path() + "#shown", HttpStatus.SEE_OTHER);
    } else if (go.equals("measure") || pressed.isAdding()) {
      sheet.showMeasured(ctx, draft(ctx), written, pressed.isAdding());
    } else {
      ctx.redirect(now.path() + "?done=saved" + pressed.place(), HttpStatus.SEE_OTHER);
    }
  }

  private static int revision(Form form) {
    String typed = form.first(REVISION);
    return typed.matches("[0-9]{1,9}") ? Integer.parseInt(typed) : 0;
  }

  /** What was measured alone, for the script; nothing is stored. */
  private void measure(Context ctx) throws IOException {
    Form form = FormPages.form(ctx, MOST);
    Draft draft = draft(ctx);
    Written written = DraftForm.read(form::first);
    boolean isWhole = form.cut().isEmpty() && !written.isTooLong();
    MeasuredView measured =
        isWhole ? sheet.measured(ctx, written) : MeasuredView.none(draft.written(), TOO_LONG);
    PersonalPages.send(ctx, 200, templates.render("draft/measured", Map.of("measured", measured)));
  }

  private void delete(Context ctx) {
    Draft draft = draft(ctx);
    boolean isSure = field(ctx, "sure").equals("yes");
    if (isSure && drafts.delete(draft)) {
      ctx.redirect(PATH, HttpStatus.SEE_OTHER);
    } else {
      String why = isSure ? STAYS : "Tick the box beside the button to delete it.";
      sheet.refuse(ctx, isSure ? 409 : 422, draft, draft.written(), why);
    }
  }

  private Draft draft(Context ctx) {
    String id = ctx.pathParam("draft");
    return Optional.of(id)
        .filter(text -> text.matches("[1-9][0-9]{0,17}"))
        .flatMap(text -> drafts.find(access.required(ctx), Long.parseLong(text)))
        .orElseThrow(NotFoundResponse::new);
  }
}
