package touchline.server.lti;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.nimbusds.jose.util.JSONArrayUtils;
import com.nimbusds.jose.util.JSONObjectUtils;
import com.sun.net.httpserver.HttpExchange;
import java.io.IOException;
import java.net.URLDecoder;
import java.text.ParseException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** What the services of a platform read from requests, and how they answer. */
final class Exchanges {
  private Exchanges() {}

  static Map<String, String> fields(String text) {
    Map<String, String> fields = new LinkedHashMap<>();
    for (String pair : text.split("&")) {
      String[] parts = pair.split("=", 2);
      fields.put(parts[0], parts.length < 2 ? "" : URLDecoder.decode(parts[1], UTF_8));
    }
    return fields;
  }

  static Map<String, String> form(HttpExchange exchange) throws IOException {
    return fields(body(exchange));
  }

  static Map<String, Object> json(HttpExchange exchange) throws IOException, ParseException {
    return JSONObjectUtils.parse(body(exchange));
  }

  static String header(HttpExchange exchange, String name) {
    return String.valueOf(exchange.getRequestHeaders().getFirst(name));
  }

  private static String body(HttpExchange exchange) throws IOException {
    return new String(exchange.getRequestBody().readAllBytes(), UTF_8);
  }

  @SuppressWarnings("unchecked")
  static void send(HttpExchange exchange, int status, Object json) throws IOException {
    String text =
        json instanceof Map<?, ?> map
            ? JSONObjectUtils.toJSONString((Map<String, ?>) map)
            : JSONArrayUtils.toJSONString((List<?>) json);
    byte[] bytes = text.getBytes(UTF_8);
    exchange.getResponseHeaders().set("Content-Type", "application/json");
    exchange.sendResponseHeaders(status, bytes.length);
    exchange.getResponseBody().write(bytes);
  }
}
