package touchline.server.course;

import static touchline.server.page.FormPages.field;

import io.javalin.http.Context;
import io.javalin.http.ForbiddenResponse;
import io.javalin.http.HttpStatus;
import io.javalin.http.NotFoundResponse;
import java.time.Clock;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import touchline.server.account.AccessPages;
import touchline.server.account.Account;
import touchline.server.account.AccountStore;
import touchline.server.account.CourseRole;
import touchline.server.account.LinkMaker;
import touchline.server.account.LinkPages;
import touchline.server.account.LoginName;
import touchline.server.page.FilledForm;
import touchline.server.page.ListAddress;
import touchline.server.page.ListPage;
import touchline.server.page.ListPages;
import touchline.server.page.PersonalPages;
import touchline.server.page.Templates;

/** Who is in a course: reading it, adding people, changing roles and sections. */
public final class MemberPages {
  private static final int ON_A_PAGE = 200;
  private static final String PAGE = "page";
  private static final String DONE = "done";

  /** Of those who were taken out; more are found by their login names. */
  private static final int FORMER = 100;

  private static final int LONGEST_SECTION = 100;

  private static final String WHOSE_LINKS =
      "Staff make links for students whose account a roster of this course made, who are in nobody"
          + " else’s course, and who have not chosen a password yet.";

  static final String LAST_OWNER = "A course keeps at least one owner.";
  static final String ARCHIVED =
      "This course is archived. Let it run again in its settings to change something.";

  private final CourseStore courses;
  private final MemberStore members;
  private final FormerMemberStore former;
  private final AccountStore accounts;
  private final LinkPages links;
  private final AccessPages access;
  private final Templates templates;
  private final Clock clock;

  public MemberPages(
      CourseStore courses,
      MemberStore members,
      FormerMemberStore former,
      AccountStore accounts,
      LinkPages links,
      AccessPages access,
      Templates templates,
      Clock clock) {
    this.courses = courses;
    this.members = members;
    this.former = former;
    this.accounts = accounts;
    this.links = links;
    this.access = access;
    this.templates = templates;
    this.clock = clock;
  }

  public void page(Context ctx) {
    show(ctx, 200, FilledForm.EMPTY, null, "");
  }

  /** Takes somebody in who has an account. */
  public void add(Context ctx) {
    String login = field(ctx, "login");
    FilledForm form = new FilledForm(Map.of("login", login), Map.of());
    Optional<Account> account = accounts.named(LoginName.stored(login));
    Optional<CourseRole> role = CourseRole.of(field(ctx, "role"));
    if (account.isEmpty()) {
      String text = "Nobody has this login name. Administrators add people; so does a roster.";
      form = form.with("login", Optional.of(text));
    }
    form = form.with(FilledForm.WHOLE, refusal(ctx, role));
    if (form.isRight()) {
      Account found = account.orElseThrow();
      members.takeIn(
          course(ctx).id(), found, role.orElseThrow(), access.required(ctx), clock.instant());
      back(ctx, found.id());
    } else {
      show(ctx, 422, form, null, "");
    }
  }

  /** Another role or section. */
  public void change(Context ctx) {
    Member member = member(ctx);
    Optional<CourseRole> role = CourseRole.of(field(ctx, "role"));
    String section = field(ctx, "section").strip();
    Optional<String> refusal = refusal(ctx, role);
    if (!mayTouch(ctx, member)) {
      throw new ForbiddenResponse();
    }
    if (section.length() > LONGEST_SECTION) {
      refusal = Optional.of("A section's name has at most " + LONGEST_SECTION + " characters.");
    }
    if (refusal.isEmpty()
        && !members.change(
            course(ctx).id(),
            member,
            role.orElseThrow(),
            section,
            access.required(ctx),
            clock.instant())) {
      refusal = Optional.of(LAST_OWNER);
    }
    if (refusal.isEmpty()) {
      back(ctx, member.account());
    } else {
      show(ctx, 422, FilledForm.EMPTY.with(FilledForm.WHOLE, refusal), null, "");
    }
  }

  /** A link with which a student chooses a password. */
  public void link(Context ctx) {
    Account account = linked(ctx);
    links
        .link(ctx, maker(ctx), account)
        .ifPresentOrElse(
            link -> show(ctx, 200, FilledForm.EMPTY, link, ""), () -> refuseLink(ctx, account));
  }

  /** The same by mail. */
  public void mail(Context ctx) {
    Account account = linked(ctx);
    links
        .mail(maker(ctx), account)
        .ifPresentOrElse(
            told -> show(ctx, 200, FilledForm.EMPTY, null, told), () -> refuseLink(ctx, account));
  }

  private LinkMaker maker(Context ctx) {
    return LinkMaker.in(AccessPages.course(ctx), access.required(ctx));
  }

  private void refuseLink(Context ctx, Account account) {
    String text = account.name() + ": only an administrator can make a link for this account. ";
    Optional<String> why = Optional.of(text + WHOSE_LINKS);
    show(ctx, 422, FilledForm.EMPTY.with(FilledForm.WHOLE, why), null, "");
  }

  private Account linked(Context ctx) {
    return accounts.findInUse(member(ctx).account()).orElseThrow(NotFoundResponse::new);
  }

  /** Nobody raises anybody above themselves. */
  private Optional<String> refusal(Context ctx, Optional<CourseRole> role) {
    if (course(ctx).isArchived()) {
      return Optional.of(ARCHIVED);
    }
    if (role.isEmpty()) {
      return Optional.of("Choose a role.");
    }
    return access.standing(ctx).isAtLeast(role.get())
        ? Optional.empty()
        : Optional.of("Only an owner makes owners.");
  }

  private boolean mayTouch(Context ctx, Member member) {
    return access.standing(ctx).isAtLeast(member.role());
  }

  /** To the list as it was looked at, which says what was done. */
  private void back(Context ctx, long account) {
    Map<String, String> asked = new HashMap<>(here(ctx).asked());
    asked.put(DONE, String.valueOf(account));
    ctx.redirect(new ListAddress(here(ctx).path(), asked).toString(), HttpStatus.SEE_OTHER);
  }

  /** The list as it was looked at when a form on it was sent. */
  private static ListAddress here(Context ctx) {
    ListAddress here = ListPages.address(ctx, "/courses/" + AccessPages.course(ctx) + "/members");
    Map<String, String> asked = new HashMap<>(here.asked());
    asked.remove(DONE);
    return new ListAddress(here.path(), asked);
  }

  /** What was just done, by the last word of the address; empty if nothing was. */
  private String done(Context ctx) {
    String done = Objects.requireNonNullElse(ctx.queryParam(DONE), "");
    if (done.matches("[1-9][0-9]{0,17}")) {
      return members
          .find(AccessPages.course(ctx), Long.parseLong(done))
          .map(one -> "Saved: " + one.name() + ", " + words(one) + ".")
          .orElse("");
    }
    return done.matches("out-[1-9][0-9]{0,17}")
        ? accounts
            .find(Long.parseLong(done.substring(4)))
            .map(one -> one.name() + " is not in this course any more. Their work is kept.")
            .orElse("")
        : "";
  }

  private static String words(Member member) {
    String section = member.section().isEmpty() ? "no section" : "section " + member.section();
    return member.role().word() + ", " + section;
  }

  private Course course(Context ctx) {
    return courses.find(AccessPages.course(ctx)).orElseThrow(NotFoundResponse::new);
  }

  private Member member(Context ctx) {
    return member(ctx, members);
  }

  /** Whom the address names. */
  static Member member(Context ctx, MemberStore members) {
    String id = ctx.pathParam("account");
    if (!id.matches("[1-9][0-9]{0,17}")) {
      throw new NotFoundResponse();
    }
    return members
        .find(AccessPages.course(ctx), Long.parseLong(id))
        .orElseThrow(NotFoundResponse::new);
  }

  /** An assistant with a section sees that one only. */
  private String section(Context ctx) {
    if (access.standing(ctx) == CourseRole.ASSISTANT) {
      String own =
          members
              .find(AccessPages.course(ctx), access.required(ctx).id())
              .map(Member::section)
              .orElse("");
      if (!own.isEmpty()) {
        return own;
      }
    }
    return Objects.requireNonNullElse(ctx.queryParam("section"), "");
  }

  private void show(
      Context ctx, int status, FilledForm form, LinkPages.@Nullable Link link, String mailed) {
    Course course = course(ctx);
    String section = section(ctx);
    ListAddress here = here(ctx);
    int from = (here.page(PAGE) - 1) * ON_A_PAGE;
    MemberChoice choice = MemberChoice.of(here, section);
    List<Member> found = members.list(course.id(), choice, from, ON_A_PAGE + 1);
    CourseRole role = access.standing(ctx);
    Map<String, Object> shown = new HashMap<>();
    shown.put("course", course);
    shown.put("role", role.word());
    shown.put("mayChange", role.isAtLeast(CourseRole.INSTRUCTOR) && !course.isArchived());
    shown.put("roles", roles(role));
    shown.put("members", ListPage.numbered(found, ON_A_PAGE, here, PAGE));
    shown.put("asked", here.query());
    shown.put("sections", members.sections(course.id()));
    shown.put("choice", choice);
    shown.put("done", done(ctx));
    shown.put("awaited", courses.facts(course.id()).awaited());
    shown.put("former", former.list(course.id(), FORMER));
    shown.put("mostFormer", FORMER);
    shown.put("outside", courses.isListedOutside(course.id()));
    shown.put("form", form);
    shown.put("link", link);
    shown.put("mailed", mailed);
    shown.put("canMail", links.canMail());
    shown.put("open", links.open(maker(ctx), found.stream().map(Member::account).toList()));
    shown.put("isAdministrator", access.required(ctx).isAdministrator());
    shown.put("whoseLinks", WHOSE_LINKS);
    PersonalPages.send(ctx, status, templates.render("course/members", shown));
  }

  private static List<String> roles(CourseRole most) {
    return List.of(CourseRole.values()).stream()
        .filter(most::isAtLeast)
        .map(CourseRole::word)
        .toList();
  }
}
