package touchline.server.account.guard;

import java.util.List;
import org.eclipse.jetty.http.HttpFields;
import org.eclipse.jetty.http.HttpURI;
import org.eclipse.jetty.server.HttpConfiguration;
import org.eclipse.jetty.server.Request;

/**
 * Knows that a request came by TLS, where a proxy of ours says so. Jetty's own customizer believes
 * everybody.
 */
public final class ForwardedScheme implements HttpConfiguration.Customizer {
  private static final String HEADER = "X-Forwarded-Proto";
  private static final String TLS = "https";

  private final Proxies proxies;

  public ForwardedScheme(Proxies proxies) {
    this.proxies = proxies;
  }

  @Override
  public Request customize(Request request, HttpFields.Mutable answer) {
    return proxies.isOne(Request.getRemoteAddr(request)) && isByTls(request)
        ? new ByTls(request)
        : request;
  }

  /** Of several words the last is that of the nearest proxy. */
  private static boolean isByTls(Request request) {
    List<String> words = request.getHeaders().getCSV(HEADER, false);
    return !words.isEmpty() && words.get(words.size() - 1).equalsIgnoreCase(TLS);
  }

  /** The request as its sender made it. */
  private static final class ByTls extends Request.Wrapper {
    private final HttpURI uri;

    ByTls(Request request) {
      super(request);
      this.uri = HttpURI.build(request.getHttpURI()).scheme(TLS).asImmutable();
    }

    @Override
    public HttpURI getHttpURI() {
      return uri;
    }

    @Override
    public boolean isSecure() {
      return true;
    }
  }
}
