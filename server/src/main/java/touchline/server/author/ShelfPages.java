package touchline.server.author;

import io.javalin.http.Context;
import java.util.Map;
import touchline.server.page.PersonalPages;
import touchline.server.page.Templates;

/** Which exercises of this site's own are served, and what is wrong with the others. */
public final class ShelfPages {
  private final ExerciseShelf shelf;
  private final Templates templates;

  public ShelfPages(ExerciseShelf shelf, Templates templates) {
    this.shelf = shelf;
    this.templates = templates;
  }

  public void page(Context ctx) {
    PersonalPages.send(
        ctx, 200, templates.render("author/shelf", Map.of("reports", shelf.reports())));
  }
}
