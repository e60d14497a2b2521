package touchline.server.account;

import io.javalin.http.Context;
import java.util.Objects;

/** Where a request comes from: the address that those without an account share their work by. */
public final class OriginPages {
  private final Proxies proxies;

  public OriginPages(Proxies proxies) {
    this.proxies = proxies;
  }

  /** The address; behind a proxy that is not known as one, that of the proxy. */
  public String address(Context ctx) {
    String forwarded = Objects.requireNonNullElse(ctx.header("X-Forwarded-For"), "");
    return proxies.client(ctx.ip(), forwarded);
  }
}
