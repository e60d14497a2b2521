package touchline.server.audit;

import io.javalin.http.Context;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import touchline.server.page.ListAddress;
import touchline.server.page.ListPage;
import touchline.server.page.ListPages;
import touchline.server.page.PersonalPages;
import touchline.server.page.Templates;

/** The security log of the site, the newest first, for administrators. */
public final class SecurityLogPages {
  private static final int ON_A_PAGE = 100;
  private static final String BEFORE = "before";

  private static final DateTimeFormatter TIME =
      DateTimeFormatter.ofPattern("d MMM yyyy, HH:mm:ss", Locale.ENGLISH).withZone(ZoneOffset.UTC);

  /** What a line of the page says. */
  record Row(long id, String at, String who, String what, String how) {
    private static Row of(LogEntry entry) {
      Change change = entry.change();
      String what =
          change.subject().isEmpty() ? change.what() : change.what() + ": " + change.subject();
      return new Row(entry.id(), TIME.format(entry.at()), entry.who(), what, change.after());
    }
  }

  private final AuditStore audit;
  private final Templates templates;

  public SecurityLogPages(AuditStore audit, Templates templates) {
    this.audit = audit;
    this.templates = templates;
  }

  public void page(Context ctx) {
    ListAddress here = ListPages.address(ctx);
    List<Row> found =
        audit.site(ListPages.before(here.value(BEFORE)), ON_A_PAGE + 1).stream()
            .map(Row::of)
            .toList();
    ListPage<Row> events =
        ListPage.following(found, ON_A_PAGE, here, BEFORE, one -> String.valueOf(one.id()));
    PersonalPages.send(ctx, 200, templates.render("account/log", Map.of("events", events)));
  }
}
