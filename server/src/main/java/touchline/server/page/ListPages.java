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

  /** The number below which a list goes on; above all numbers if none is given. */
  public static long before(String typed) {
    return typed.matches("[1-9][0-9]{0,17}") ? Long.parseLong(typed) : Long.MAX_VALUE;
  }
}
