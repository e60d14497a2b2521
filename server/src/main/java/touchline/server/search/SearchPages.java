package touchline.server.search;

import io.javalin.http.Context;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import touchline.server.later.Later;
import touchline.server.lesson.Lessons;
import touchline.server.page.PersonalPages;
import touchline.server.page.Templates;

/** Searching the course. */
public final class SearchPages {
  private static final int MOST = 20;
  private static final int LONGEST = 200;

  private final Later<SearchStore> index;
  private final Lessons lessons;
  private final Templates templates;

  public SearchPages(Lessons lessons, Templates templates) {
    this.index = new Later<>(() -> new SearchStore(Passages.of(lessons)));
    this.lessons = lessons;
    this.templates = templates;
  }

  /** The form, and what was found if something was searched for. */
  public void page(Context ctx) {
    String typed = Objects.requireNonNullElse(ctx.queryParam("q"), "");
    String kept = typed.substring(0, Math.min(typed.length(), LONGEST));
    Optional<Query> query = Query.of(kept);
    List<Hit> hits = query.map(asked -> index.get().find(asked, MOST)).orElse(List.of());
    Map<String, Object> shown =
        Map.of(
            "typed",
            kept,
            "isAsked",
            query.isPresent(),
            "hits",
            hits,
            "isCut",
            hits.size() == MOST,
            "lessons",
            lessons.course());
    PersonalPages.send(ctx, 200, templates.render("search/page", shown));
  }
}
