package touchline.server.course;

import static touchline.server.page.FormPages.field;

import io.javalin.http.Context;
import io.javalin.http.HttpStatus;
import io.javalin.http.NotFoundResponse;
import java.security.SecureRandom;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneId;
import java.util.HashMap;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import touchline.server.account.AccessPages;
import touchline.server.account.Account;
import touchline.server.account.guard.FailureStore;
import touchline.server.account.guard.GuessPages;
import touchline.server.account.guard.Patience;
import touchline.server.page.FilledForm;
import touchline.server.page.ListAddress;
import touchline.server.page.PersonalPages;
import touchline.server.page.Templates;

/** Courses: one's own, a new one, joining one, its first page and its settings. */
public final class CoursePages {
  /** Codes that are no course's: one is mistyped a few times, and not a hundred. */
  private static final Patience OF_A_PERSON = new Patience.Doubling(10);

  private static final String CHANGED =
      "Somebody else changed this course while you did. What you see now is theirs; what you typed"
          + " is in the fields. Save again to put it in the place of theirs.";

  private static final String TAKEN_OUT =
      "You were taken out of this course. Its staff can take you in again, with all your work.";

  private static final String CODE = "code";

  /** Far more than a code has, so that a mistyped one is shown as it was. */
  private static final int LONGEST_CODE = 100;

  private final CourseStore courses;
  private final MemberStore members;
  private final FailureStore failures;
  private final AccessPages access;
  private final Templates templates;
  private final Clock clock;
  private final SecureRandom random = new SecureRandom();

  public CoursePages(
      CourseStore courses,
      MemberStore members,
      FailureStore failures,
      AccessPages access,
      Templates templates,
      Clock clock) {
    this.courses = courses;
    this.members = members;
    this.failures = failures;
    this.access = access;
    this.templates = templates;
    this.clock = clock;
  }

  /** The courses of who asks; what courses are for who is not signed in. */
  public void list(Context ctx) {
    String code = Objects.requireNonNullElse(ctx.queryParam(CODE), "");
    if (access.account(ctx).isPresent()) {
      list(ctx, 200, new FilledForm(Map.of(CODE, code), Map.of()));
    } else if (code.isEmpty()) {
      PersonalPages.send(ctx, 200, templates.render("course/about", Map.of()));
    } else {
      String kept = code.substring(0, Math.min(code.length(), LONGEST_CODE));
      ctx.redirect(new ListAddress("/join", Map.of(CODE, kept)).toString(), HttpStatus.SEE_OTHER);
    }
  }

  /** Makes a course; who makes it owns it. */
  public void add(Context ctx) {
    FilledForm form = CourseForm.of(field(ctx, CourseForm.TITLE), field(ctx, CourseForm.ZONE));
    if (form.isRight()) {
      ZoneId zone = CourseForm.zone(form.value(CourseForm.ZONE)).orElseThrow();
      String title = form.value(CourseForm.TITLE).strip();
      long course = courses.add(title, zone, access.required(ctx), clock.instant());
      ctx.redirect("/courses/" + course, HttpStatus.SEE_OTHER);
    } else {
      list(ctx, 422, form);
    }
  }

  /** Lets a student in who has the code. */
  public void join(Context ctx) {
    String typed = field(ctx, CODE);
    Account account = access.required(ctx);
    Map<String, Patience> patience = Map.of("join code of account " + account.id(), OF_A_PERSON);
    Instant now = clock.instant();
    Instant open = failures.begin(patience, now);
    if (open.isAfter(now)) {
      FilledForm form = new FilledForm(Map.of(CODE, typed), Map.of());
      Duration left = Duration.between(now, open);
      list(ctx, 429, form.with(CODE, GuessPages.tooSoon(ctx, left)));
      return;
    }
    Optional<Course> course = courses.joinable(JoinCode.stored(typed));
    if (course.isPresent()) {
      failures.succeeded(patience);
      join(ctx, course.get(), account, typed);
    } else {
      String text = "No running course has this code. Ask for it again: it may have been replaced.";
      FilledForm form = new FilledForm(Map.of(CODE, typed), Map.of(CODE, text));
      list(ctx, 422, form);
    }
  }

  private void join(Context ctx, Course course, Account account, String typed) {
    if (members.join(course.id(), account, clock.instant())) {
      ctx.redirect("/courses/" + course.id(), HttpStatus.SEE_OTHER);
    } else {
      list(ctx, 422, new FilledForm(Map.of(CODE, typed), Map.of(CODE, TAKEN_OUT)));
    }
  }

  private void list(Context ctx, int status, FilledForm form) {
    Account account = access.required(ctx);
    Map<String, Object> shown =
        Map.of(
            "mayMake",
            access.makesCourses(account),
            "teaches",
            access.teaches(account),
            "courses",
            courses.of(account),
            "form",
            form,
            "zones",
            zones());
    PersonalPages.send(ctx, status, templates.render("course/list", shown));
  }

  private static Set<String> zones() {
    return new TreeSet<>(ZoneId.getAvailableZoneIds());
  }

  /** The course's first page. */
  public void home(Context ctx) {
    Course course = course(ctx);
    Map<String, Object> shown =
        Map.of(
            "course",
            course,
            "role",
            access.standing(ctx).word(),
            "facts",
            courses.facts(course.id()));
    PersonalPages.send(ctx, 200, templates.render("course/home", shown));
  }

  public void settings(Context ctx) {
    Course course = course(ctx);
    Map<String, String> now =
        Map.of(CourseForm.TITLE, course.title(), CourseForm.ZONE, course.zone().getId());
    settings(ctx, 200, course, new FilledForm(now, Map.of()));
  }

  public void describe(Context ctx) {
    Course course = course(ctx);
    FilledForm form = CourseForm.of(field(ctx, CourseForm.TITLE), field(ctx, CourseForm.ZONE));
    if (!form.isRight()) {
      settings(ctx, 422, course, form);
    } else if (!field(ctx, "was").equals(fingerprint(course))) {
      settings(ctx, 409, course, form.with(FilledForm.WHOLE, Optional.of(CHANGED)));
    } else {
      ZoneId zone = CourseForm.zone(form.value(CourseForm.ZONE)).orElseThrow();
      String title = form.value(CourseForm.TITLE).strip();
      replace(
          ctx,
          course,
          new Course(course.id(), title, zone, course.joinCode(), course.isArchived()));
    }
  }

  /** Opens the course to everybody with a new code, or closes it. */
  public void setJoinCode(Context ctx) {
    Course course = course(ctx);
    String code = field(ctx, "open").equals("yes") ? JoinCode.random(random) : "";
    replace(
        ctx,
        course,
        new Course(course.id(), course.title(), course.zone(), code, course.isArchived()));
  }

  public void archive(Context ctx) {
    Course course = course(ctx);
    boolean isArchived = field(ctx, "archived").equals("yes");
    replace(
        ctx,
        course,
        new Course(course.id(), course.title(), course.zone(), course.joinCode(), isArchived));
  }

  private void replace(Context ctx, Course before, Course after) {
    if (courses.replace(before, after, access.required(ctx), clock.instant())) {
      ctx.redirect("/courses/" + before.id() + "/settings", HttpStatus.SEE_OTHER);
    } else {
      Map<String, String> typed =
          Map.of(CourseForm.TITLE, after.title(), CourseForm.ZONE, after.zone().getId());
      settings(ctx, 409, course(ctx), new FilledForm(typed, Map.of(FilledForm.WHOLE, CHANGED)));
    }
  }

  private void settings(Context ctx, int status, Course course, FilledForm form) {
    Map<String, Object> shown = new HashMap<>();
    shown.put("course", course);
    shown.put("form", form);
    shown.put("was", fingerprint(course));
    shown.put("zones", zones());
    shown.put("signUp", courses.signUp(course.id()).orElse(null));
    PersonalPages.send(ctx, status, templates.render("course/settings", shown));
  }

  /** What the form was made from, so that a change in between shows. */
  private static String fingerprint(Course course) {
    return course.title() + " | " + course.zone();
  }

  private Course course(Context ctx) {
    return courses.find(AccessPages.course(ctx)).orElseThrow(NotFoundResponse::new);
  }
}
