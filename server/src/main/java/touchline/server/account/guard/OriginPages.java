package touchline.server.account.guard;

import io.javalin.http.Context;
import java.util.Collections;
import java.util.List;

/** Where a request comes from: the address that those without an account share their work by. */
public final class OriginPages {
  private final Proxies proxies;

  public OriginPages(Proxies proxies) {
    this.proxies = proxies;
  }

  /** The address; behind a proxy that is not known as one, that of the proxy. */
  public String address(Context ctx) {
    // A proxy may add a line of its own below one that the client sent.
    List<String> lines = Collections.list(ctx.req().getHeaders("X-Forwarded-For"));
    return proxies.client(ctx.ip(), String.join(",", lines));
  }
}
