package touchline.server.invite;

import static touchline.server.page.FormPages.field;

import io.javalin.http.Context;
import io.javalin.http.HttpStatus;
import io.javalin.http.NotFoundResponse;
import java.nio.charset.StandardCharsets;
import java.time.Clock;
import java.time.Instant;
import java.time.format.DateTimeFormatter;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import touchline.server.account.AccessPages;
import touchline.server.account.InvitationStore;
import touchline.server.account.LinkPages;
import touchline.server.course.Course;
import touchline.server.course.CourseStore;
import touchline.server.course.MemberStore;
import touchline.server.csv.CsvTable;
import touchline.server.page.ListAddress;
import touchline.server.page.ListPage;
import touchline.server.page.ListPages;
import touchline.server.page.PersonalPages;
import touchline.server.page.Templates;

/** Invites a class: by mail, or with links in a file or on a sheet. */
public final class InvitePages {
  private static final int ON_A_PAGE = 200;
  private static final String AFTER = "after";

  /** Batches; a term has fewer. */
  private static final int LATEST = 30;

  /** In seconds, while letters are being sent. */
  private static final String AGAIN = "10";

  private static final String ARCHIVED =
      "This course is archived. Let it run again in its settings to invite somebody.";

  private static final String NOBODY =
      "Nobody is left to invite there: all of them have a link or a password.";

  private static final DateTimeFormatter UNTIL =
      DateTimeFormatter.ofPattern("EEE d MMM uuuu, HH:mm", Locale.ENGLISH);

  private final CourseStore courses;
  private final MemberStore members;
  private final InviteStore store;
  private final LinkPages links;
  private final AccessPages access;
  private final Templates templates;
  private final Clock clock;
  private final int rate;

  /**
   * Wires it.
   *
   * @param rate how many letters go a minute
   */
  public InvitePages(
      CourseStore courses,
      MemberStore members,
      InviteStore store,
      LinkPages links,
      AccessPages access,
      Templates templates,
      Clock clock,
      int rate) {
    this.courses = courses;
    this.members = members;
    this.store = store;
    this.links = links;
    this.access = access;
    this.templates = templates;
    this.clock = clock;
    this.rate = rate;
  }

  /** Who can be invited, and how far earlier invitations are. */
  public void page(Context ctx) {
    show(ctx, 200, "");
  }

  /** Mails links, little by little. */
  public void mail(Context ctx) {
    if (!links.canMail()) {
      throw new NotFoundResponse();
    }
    if (course(ctx).isArchived()) {
      show(ctx, 422, ARCHIVED);
      return;
    }
    long batch = store.mail(choice(ctx), clock.instant());
    if (batch == 0) {
      show(ctx, 422, NOBODY);
    } else {
      ctx.redirect(path(ctx) + "/" + batch, HttpStatus.SEE_OTHER);
    }
  }

  /** Makes links and gives them out at once, in a file or on a sheet to print. */
  public void links(Context ctx) {
    if (course(ctx).isArchived()) {
      show(ctx, 422, ARCHIVED);
      return;
    }
    Instant now = clock.instant();
    List<InviteStore.Link> made = store.links(choice(ctx), now);
    if (made.isEmpty()) {
      show(ctx, 422, NOBODY);
    } else if (field(ctx, "form").equals("file")) {
      file(ctx, made, now);
    } else {
      sheet(ctx, made, now);
    }
  }

  private void file(Context ctx, List<InviteStore.Link> made, Instant now) {
    CsvTable table = CsvTable.forSpreadsheets();
    table.line(List.of("Name", "Login", "Section", "Mail", "Link", "Valid until"));
    for (InviteStore.Link link : made) {
      InviteStore.Person person = link.person();
      table.line(
          List.of(
              person.account().name(),
              person.account().login(),
              person.section(),
              person.address(),
              url(ctx, link),
              until(ctx, now)));
    }
    ctx.contentType("text/csv;charset=utf-8")
        .header("Cache-Control", "no-store")
        .header(
            "Content-Disposition",
            "attachment; filename=\"links-" + AccessPages.course(ctx) + ".csv\"")
        .result(table.toString().getBytes(StandardCharsets.UTF_8));
  }

  /** A slip to cut out; templates read it. */
  public record Slip(String name, String login, String section, String url) {}

  private void sheet(Context ctx, List<InviteStore.Link> made, Instant now) {
    List<Slip> slips =
        made.stream()
            .map(
                link ->
                    new Slip(
                        link.person().account().name(),
                        link.person().account().login(),
                        link.person().section(),
                        url(ctx, link)))
            .toList();
    Map<String, Object> shown = new HashMap<>();
    shown.put("course", course(ctx));
    shown.put("role", access.standing(ctx).word());
    shown.put("slips", slips);
    shown.put("until", until(ctx, now));
    PersonalPages.send(ctx, 200, templates.render("invite/sheet", shown));
    ctx.header("Cache-Control", "no-store");
  }

  private String url(Context ctx, InviteStore.Link link) {
    return links.site(ctx) + "/welcome/" + link.secret().text();
  }

  private String until(Context ctx, Instant now) {
    return UNTIL.format(now.plus(InvitationStore.LIFE).atZone(course(ctx).zone()));
  }

  /** Who was invited together, and what became of it. */
  public void batch(Context ctx) {
    Course course = course(ctx);
    String id = ctx.pathParam("batch");
    Batch batch =
        id.matches("[1-9][0-9]{0,17}")
            ? store.batch(course.id(), Long.parseLong(id)).orElseThrow(NotFoundResponse::new)
            : missing();
    ListAddress here = ListPages.address(ctx);
    List<InviteStore.Invited> found =
        store.invited(batch.id(), here.value(AFTER), ON_A_PAGE + 1).stream()
            .map(
                one ->
                    new InviteStore.Invited(one.login(), one.name(), BatchWords.state(one.state())))
            .toList();
    if (batch.waiting() > 0) {
      ctx.header("Refresh", AGAIN);
    }
    Map<String, Object> shown = new HashMap<>();
    shown.put("course", course);
    shown.put("role", access.standing(ctx).word());
    shown.put("batch", BatchWords.of(batch, path(ctx), course.zone(), rate));
    shown.put(
        "people", ListPage.following(found, ON_A_PAGE, here, AFTER, InviteStore.Invited::login));
    PersonalPages.send(ctx, 200, templates.render("invite/batch", shown));
  }

  private static Batch missing() {
    throw new NotFoundResponse();
  }

  private InviteStore.Choice choice(Context ctx) {
    return new InviteStore.Choice(
        AccessPages.course(ctx),
        access.required(ctx),
        field(ctx, "section"),
        field(ctx, "whom").equals("all"));
  }

  private void show(Context ctx, int status, String problem) {
    Course course = course(ctx);
    List<InviteStore.Person> all =
        store.people(new InviteStore.Choice(course.id(), access.required(ctx), "", true));
    List<InviteStore.Person> fresh =
        store.people(new InviteStore.Choice(course.id(), access.required(ctx), "", false));
    String section =
        Objects.requireNonNullElse(
            status == 200 ? ctx.queryParam("section") : ctx.formParam("section"), "");
    Map<String, Object> shown = new HashMap<>();
    shown.put("course", course);
    shown.put("role", access.standing(ctx).word());
    shown.put("problem", problem);
    shown.put("all", all.size());
    shown.put("fresh", fresh.size());
    shown.put("unknown", all.stream().filter(one -> one.address().isEmpty()).count());
    shown.put("sections", members.sections(course.id()));
    shown.put("section", section);
    shown.put("canMail", links.canMail());
    shown.put("rate", rate);
    shown.put(
        "batches",
        store.batches(course.id(), LATEST).stream()
            .map(batch -> BatchWords.of(batch, path(ctx), course.zone(), rate))
            .toList());
    PersonalPages.send(ctx, status, templates.render("invite/page", shown));
  }

  private static String path(Context ctx) {
    return "/courses/" + AccessPages.course(ctx) + "/invitations";
  }

  private Course course(Context ctx) {
    return courses.find(AccessPages.course(ctx)).orElseThrow(NotFoundResponse::new);
  }
}
