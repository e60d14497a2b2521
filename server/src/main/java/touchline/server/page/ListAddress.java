package touchline.server.page;

import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/**
 * Where a list stands, and what its address asks for: a filter, an order, a page. Links to other
 * pages of it are made from this one, so that they keep the rest of what was asked for.
 *
 * @param path without what is asked for
 * @param asked by name
 */
public record ListAddress(String path, Map<String, String> asked) {
  public ListAddress {
    asked = Map.copyOf(asked);
  }

  /** What was asked for by this name; empty text if nothing was. */
  public String value(String name) {
    return asked.getOrDefault(name, "");
  }

  /** The number of the page that was asked for, from 1. */
  public int page(String name) {
    String typed = value(name);
    return typed.matches("[1-9][0-9]{0,5}") ? Integer.parseInt(typed) : 1;
  }

  /** The same list asked for something else as well, or instead. */
  String with(String name, String value) {
    return address(Optional.of(Map.entry(name, value)), name);
  }

  /** The same list without asking for this. */
  String without(String name) {
    return address(Optional.empty(), name);
  }

  /** The whole address; {@code asked} goes from one request to the next. */
  @Override
  public String toString() {
    return address(Optional.empty(), "");
  }

  /** What is asked for, as forms on the list send it along: empty, or from the question mark on. */
  public String query() {
    return toString().substring(path.length());
  }

  private String address(Optional<Map.Entry<String, String>> more, String replaced) {
    Map<String, String> all = new LinkedHashMap<>();
    asked.keySet().stream()
        .filter(name -> !name.equals(replaced))
        .sorted()
        .forEach(name -> all.put(name, value(name)));
    more.ifPresent(one -> all.put(one.getKey(), one.getValue()));
    StringBuilder address = new StringBuilder(path);
    all.forEach(
        (name, value) ->
            address
                .append(address.indexOf("?") < 0 ? '?' : '&')
                .append(encoded(name))
                .append('=')
                .append(encoded(value)));
    return address.toString();
  }

  private static String encoded(String text) {
    return URLEncoder.encode(text, StandardCharsets.UTF_8);
  }
}
