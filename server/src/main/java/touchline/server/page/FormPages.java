package touchline.server.page;

import io.javalin.http.BadRequestResponse;
import io.javalin.http.Context;
import io.javalin.http.UnsupportedMediaTypeResponse;
import java.io.IOException;
import java.util.Objects;

/** What forms send. */
public final class FormPages {
  private FormPages() {}

  /** What was typed there, or nothing. */
  public static String field(Context ctx, String name) {
    return Objects.requireNonNullElse(ctx.formParam(name), "");
  }

  /** The form that was sent, of which as many bytes count as answers need. */
  public static Form form(Context ctx) throws IOException {
    return form(ctx, Form.MOST);
  }

  /** The form that was sent, of which so many bytes count. */
  public static Form form(Context ctx, int most) throws IOException {
    if (!ctx.isFormUrlencoded()) {
      throw new UnsupportedMediaTypeResponse();
    }
    try {
      return Form.read(ctx.req().getInputStream(), most);
    } catch (Form.Malformed malformed) {
      throw new BadRequestResponse(malformed.getMessage());
    }
  }
}
