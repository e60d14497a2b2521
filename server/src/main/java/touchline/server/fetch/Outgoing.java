package touchline.server.fetch;

import java.net.URI;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * What another site is asked.
 *
 * @param body empty where the method sends none
 */
public record Outgoing(String method, URI address, Map<String, String> headers, String body) {
  public Outgoing {
    headers = Map.copyOf(headers);
  }

  /** Something to be read, of this media type. */
  public static Outgoing get(URI address, String accept) {
    return new Outgoing("GET", address, Map.of("Accept", accept), "");
  }

  /** Something to be sent, of this media type. */
  public static Outgoing post(URI address, String type, String body) {
    return new Outgoing("POST", address, Map.of("Content-Type", type), body);
  }

  /** The same with a header more. */
  public Outgoing with(String name, String value) {
    Map<String, String> more = new LinkedHashMap<>(headers);
    more.put(name, value);
    return new Outgoing(method, address, more, body);
  }
}
