package touchline.server.draft;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.HttpStatus;
import io.javalin.http.NotFoundResponse;
import java.time.Clock;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import touchline.server.account.AccessPages;
import touchline.server.account.Role;
import touchline.server.course.Course;
import touchline.server.course.CourseStore;
import touchline.server.draft.ShareStore.Shared;
import touchline.server.page.PersonalPages;
import touchline.server.page.Templates;

/** Drafts of others that the staff of a course may read, measure and copy, and never change. */
record SharedPages(
    CourseStore courses,
    ShareStore store,
    DraftStore drafts,
    Measures measures,
    AccessPages access,
    Templates templates,
    Clock clock) {
  private static final String FULL =
      "You have " + DraftStore.MOST + " exercises. Delete one that you do not need first.";

  static String path(long course) {
    return "/courses/" + course + "/shared-exercises";
  }

  void addTo(RoutesConfig routes) {
    String all = "/courses/{course}/shared-exercises";
    String one = all + "/{draft}";
    routes.get(all, this::list, Role.ASSISTANT);
    routes.get(one, this::page, Role.ASSISTANT);
    routes.post(one + "/measure", this::measure, Role.ASSISTANT);
    routes.get(one + "/zip", this::zip, Role.ASSISTANT);
    routes.post(one + "/copy", this::copy, Role.INSTRUCTOR);
  }

  private void list(Context ctx) {
    Map<String, Object> shown = shown(ctx);
    shown.put("drafts", store.list(AccessPages.course(ctx)));
    PersonalPages.send(ctx, 200, templates.render("draft/shared-list", shown));
  }

  private void page(Context ctx) {
    Shared shared = shared(ctx);
    show(ctx, 200, shared, MeasuredView.none(shared.written(), ""), "");
  }

  /** Runs its programs, as its author can. */
  private void measure(Context ctx) {
    Shared shared = shared(ctx);
    Written written = shared.written();
    try {
      MeasuredView measured = MeasuredView.of(written, measures.of(access.required(ctx), written));
      show(ctx, 200, shared, measured, "");
    } catch (Measures.NotNow not) {
      String why = String.valueOf(not.getMessage());
      show(ctx, 503, shared, MeasuredView.none(written, ""), why);
    }
  }

  private void zip(Context ctx) {
    DraftPages.send(ctx, number(ctx), shared(ctx).written());
  }

  /** Makes one of one's own of it; the other stays as it is. */
  private void copy(Context ctx) {
    Shared shared = shared(ctx);
    Optional<Long> made = drafts.add(access.required(ctx), shared.written(), clock.instant());
    if (made.isPresent()) {
      ctx.redirect(DraftPages.PATH + '/' + made.get() + "?done=copied", HttpStatus.SEE_OTHER);
    } else {
      show(ctx, 422, shared, MeasuredView.none(shared.written(), ""), FULL);
    }
  }

  private void show(Context ctx, int status, Shared shared, MeasuredView measured, String problem) {
    Map<String, Object> shown = shown(ctx);
    shown.put("written", shared.written());
    shown.put("author", shared.author());
    shown.put("path", path(AccessPages.course(ctx)) + '/' + number(ctx));
    shown.put("measured", measured);
    shown.put("problem", problem);
    PersonalPages.send(ctx, status, templates.render("draft/shared", shown));
  }

  private Map<String, Object> shown(Context ctx) {
    Course course = courses.find(AccessPages.course(ctx)).orElseThrow(NotFoundResponse::new);
    Map<String, Object> shown = new HashMap<>();
    shown.put("course", course);
    shown.put("role", access.standing(ctx).word());
    return shown;
  }

  private Shared shared(Context ctx) {
    return store.find(AccessPages.course(ctx), number(ctx)).orElseThrow(NotFoundResponse::new);
  }

  private static long number(Context ctx) {
    String id = ctx.pathParam("draft");
    if (!id.matches("[1-9][0-9]{0,17}")) {
      throw new NotFoundResponse();
    }
    return Long.parseLong(id);
  }
}
