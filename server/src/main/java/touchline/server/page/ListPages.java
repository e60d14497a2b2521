package touchline.server.page;

import io.javalin.http.Context;
import java.util.LinkedHashMap;
import java.util.Map;

/** What addresses of lists ask for. */
public final class ListPages {
  private ListPages() {}

  /** The list that this address shows. */
  public static ListAddress address(Context ctx) {
    return address(ctx, ctx.path());
  }

  /** The list at another path, with what this address asks for; after a form of that list's. */
  public static ListAddress address(Context ctx, String path) {
    Map<String, String> asked = new LinkedHashMap<>();
    ctx.queryParamMap()
        .forEach(
            (name, values) -> {
              if (!values.isEmpty() && !values.get(0).isEmpty()) {
                asked.put(name, values.get(0));
              }
            });
    return new ListAddress(path, asked);
  }
}
