package touchline.server.mount;

import java.util.ListIterator;
import org.eclipse.jetty.http.HttpField;
import org.eclipse.jetty.http.HttpFields;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.http.HttpURI;
import org.eclipse.jetty.server.Handler;
import org.eclipse.jetty.server.HttpStream;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.util.Callback;

/**
 * Takes the mount off the path of what is asked and puts it before redirects and the paths of
 * cookies. A request without it is answered too: proxies may take it off themselves, and who checks
 * the health of the site from the same machine knows nothing of it.
 */
public final class MountHandler extends Handler.Wrapper {
  static final String NOTE = "touchline.mount";

  private final Mount mount;

  public MountHandler(Mount mount, Handler next) {
    super(next);
    this.mount = mount;
  }

  @Override
  public boolean handle(Request request, Response response, Callback callback) throws Exception {
    if (mount.isRoot()) {
      return super.handle(request, response, callback);
    }
    request.setAttribute(NOTE, mount);
    request.addHttpStreamWrapper(stream -> new Outgoing(stream, mount));
    HttpURI asked = request.getHttpURI();
    HttpURI inner = inner(asked);
    return super.handle(
        inner.equals(asked) ? request : Request.serveAs(request, inner), response, callback);
  }

  /** Not for paths that only seem to be below the mount, such as one that leads up again. */
  private HttpURI inner(HttpURI asked) {
    String canonical = asked.getCanonicalPath();
    if (canonical == null || mount.inner(canonical).isEmpty()) {
      return asked;
    }
    HttpURI inner =
        mount
            .inner(asked.getPath())
            .map(path -> (HttpURI) HttpURI.build(asked).path(path).query(asked.getQuery()))
            .orElse(asked);
    return inner.getCanonicalPath() == null ? asked : inner;
  }

  /** Changes the headers at the moment when they are sent: until then handlers may read them. */
  private static final class Outgoing extends HttpStream.Wrapper {
    private final Mount mount;

    Outgoing(HttpStream stream, Mount mount) {
      super(stream);
      this.mount = mount;
    }

    @Override
    public void prepareResponse(HttpFields.Mutable headers) {
      for (ListIterator<HttpField> fields = headers.listIterator(); fields.hasNext(); ) {
        HttpField field = fields.next();
        if (field.getHeader() == HttpHeader.LOCATION) {
          fields.set(new HttpField(HttpHeader.LOCATION, mount.location(field.getValue())));
        } else if (field.getHeader() == HttpHeader.SET_COOKIE) {
          fields.set(new HttpField(HttpHeader.SET_COOKIE, mount.cookie(field.getValue())));
        }
      }
      super.prepareResponse(headers);
    }
  }
}
