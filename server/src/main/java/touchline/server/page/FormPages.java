package touchline.server.page;

import io.javalin.http.Context;
import java.util.Objects;

/** What forms send. */
public final class FormPages {
  private FormPages() {}

  /** What was typed there, or nothing. */
  public static String field(Context ctx, String name) {
    return Objects.requireNonNullElse(ctx.formParam(name), "");
  }
}
