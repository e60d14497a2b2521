package touchline.server.news;

import static touchline.server.page.FormPages.field;

import io.javalin.http.Context;
import io.javalin.http.HttpStatus;
import io.javalin.http.NotFoundResponse;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import touchline.server.account.AccessPages;
import touchline.server.account.Account;
import touchline.server.account.CourseRole;
import touchline.server.account.LinkPages;
import touchline.server.account.Standing;
import touchline.server.course.Course;
import touchline.server.course.CourseStore;
import touchline.server.page.FilledForm;
import touchline.server.page.ListAddress;
import touchline.server.page.ListPage;
import touchline.server.page.ListPages;
import touchline.server.page.PersonalPages;
import touchline.server.page.Templates;

/** What is new in a course: a page for everybody in it, and a number in its navigation. */
public final class NewsPages {
  private static final int ON_A_PAGE = 50;
  private static final String PAGE = "page";

  private static final int MANY = 99;
  private static final int LONGEST_TITLE = 200;
  private static final int LONGEST_TEXT = 8_000;
  private static final String TITLE = "title";
  private static final String TEXT = "text";
  private static final Pattern COURSE = Pattern.compile("/courses/([1-9][0-9]{0,17})(/.*)?");

  private static final DateTimeFormatter TIME =
      DateTimeFormatter.ofPattern("EEE d MMM uuuu, HH:mm", Locale.ENGLISH);

  private final CourseStore courses;
  private final NewsStore store;
  private final Standing standing;
  private final LinkPages links;
  private final AccessPages access;
  private final Templates templates;
  private final Clock clock;

  public NewsPages(
      CourseStore courses,
      NewsStore store,
      Standing standing,
      LinkPages links,
      AccessPages access,
      Templates templates,
      Clock clock) {
    this.courses = courses;
    this.store = store;
    this.standing = standing;
    this.links = links;
    this.access = access;
    this.templates = templates;
    this.clock = clock;
  }

  /** Before a route of a course: its navigation says how much is new or waits. */
  public void badge(Context ctx) {
    Matcher path = COURSE.matcher(ctx.path());
    if (path.matches()) {
      long course = Long.parseLong(path.group(1));
      PersonalPages.fill(ctx, "<!--news-->", () -> badge(news(ctx, course)));
      PersonalPages.fill(ctx, "<!--questions-->", () -> badge(questions(ctx, course)));
    }
  }

  private static String badge(int number) {
    String shown = number > MANY ? MANY + "+" : String.valueOf(number);
    return number == 0
        ? ""
        : " <span class=\"badge\">" + shown + "<span class=\"spoken\"> new</span></span>";
  }

  private int news(Context ctx, long course) {
    return access.account(ctx).map(account -> unread(course, account)).orElse(0);
  }

  private int unread(long course, Account account) {
    return store
        .seen(course, account.id())
        .map(seen -> store.since(course, account.id(), seen, clock.instant(), MANY + 1).size())
        .orElse(0);
  }

  private int questions(Context ctx, long course) {
    boolean isStaff =
        access
            .account(ctx)
            .flatMap(account -> standing.of(account, course))
            .filter(role -> role != CourseRole.STUDENT)
            .isPresent();
    return isStaff ? store.questions(course) : 0;
  }

  /** Something new; templates read it. */
  public record View(String words, String text, String path, String at, boolean isNew) {}

  public void page(Context ctx) {
    show(ctx, 200, FilledForm.EMPTY);
  }

  public void announce(Context ctx) {
    String title = field(ctx, TITLE).strip();
    String text = field(ctx, TEXT).strip();
    Course course = course(ctx);
    FilledForm form =
        new FilledForm(Map.of(TITLE, title, TEXT, text), Map.of())
            .with(TITLE, problem(title, LONGEST_TITLE, "title"))
            .with(TEXT, problem(text, LONGEST_TEXT, "text"));
    if (course.isArchived()) {
      String over = "This course is archived. Let it run again to announce something.";
      form = form.with(FilledForm.WHOLE, Optional.of(over));
    }
    if (!form.isRight()) {
      show(ctx, 422, form);
      return;
    }
    boolean isMailed = links.canMail() && field(ctx, "mail").equals("yes");
    Instant now = clock.instant();
    String path = "/courses/" + course.id() + "/news";
    String letter = text + "\n\n" + course.title() + "\n" + links.site(ctx) + path + "\n";
    Item item = new Item("announcement", title, text, "", now);
    store.announce(course.id(), access.required(ctx), item, letter, isMailed, now);
    ctx.redirect(path + "?done", HttpStatus.SEE_OTHER);
  }

  private static Optional<String> problem(String typed, int longest, String what) {
    if (typed.isEmpty()) {
      return Optional.of("Type a " + what + ".");
    }
    return typed.length() <= longest
        ? Optional.empty()
        : Optional.of("A " + what + " has at most " + longest + " characters.");
  }

  private void show(Context ctx, int status, FilledForm form) {
    Course course = course(ctx);
    Account account = access.required(ctx);
    Instant now = clock.instant();
    Instant seen = store.seen(course.id(), account.id()).orElse(now);
    CourseRole role = access.standing(ctx);
    // Nobody's, so that those of one's own are listed, too.
    long reader = role == CourseRole.STUDENT ? account.id() : 0;
    ListAddress here = ListPages.address(ctx, "/courses/" + course.id() + "/news");
    int from = (here.page(PAGE) - 1) * ON_A_PAGE;
    List<View> items =
        store.all(course.id(), reader, now, from, ON_A_PAGE + 1).stream()
            .map(item -> view(item, seen, course.zone()))
            .toList();
    Map<String, Object> shown = new HashMap<>();
    shown.put("course", course);
    shown.put("role", role.word());
    shown.put("form", form);
    shown.put("items", ListPage.numbered(items, ON_A_PAGE, here, PAGE));
    shown.put("done", "done".equals(ctx.queryString()));
    shown.put("canMail", links.canMail());
    shown.put("remarks", role.isAtLeast(CourseRole.INSTRUCTOR) ? store.remarks(course.id()) : 0);
    shown.put("questions", role == CourseRole.STUDENT ? 0 : store.questions(course.id()));
    shown.put("isTeacher", role.isAtLeast(CourseRole.INSTRUCTOR) && !course.isArchived());
    PersonalPages.send(ctx, status, templates.render("news/page", shown));
    if (access.account(ctx).isPresent() && store.seen(course.id(), account.id()).isPresent()) {
      store.see(course.id(), account.id(), now);
    }
  }

  private static View view(Item item, Instant seen, ZoneId zone) {
    return new View(
        item.words(),
        item.text(),
        item.path(),
        TIME.format(item.at().atZone(zone)),
        item.at().isAfter(seen));
  }

  private Course course(Context ctx) {
    return courses.find(AccessPages.course(ctx)).orElseThrow(NotFoundResponse::new);
  }
}
