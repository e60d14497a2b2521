package touchline.server.author;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Element;
import touchline.geometry.Vec2;

/** What is given on the page of a question, by name, case by case. */
public record AskedCases(List<Map<String, String>> all) {
  private static final Pattern POINT = Pattern.compile("\\((\\S+), (\\S+)\\)");

  public static AskedCases of(String page) {
    return new AskedCases(
        Jsoup.parse(page).select("form.answer dl.given, dl.given[aria-label=Given]").stream()
            .map(AskedCases::given)
            .toList());
  }

  private static Map<String, String> given(Element list) {
    Map<String, String> given = new HashMap<>();
    for (Element name : list.select("dt")) {
      given.put(name.text(), name.nextElementSibling().text());
    }
    return given;
  }

  public int count() {
    return all.size();
  }

  public Stream<Map<String, String>> each() {
    return all.stream();
  }

  public static Vec2 point(Map<String, String> given, String name) {
    Matcher point = POINT.matcher(given.getOrDefault(name, ""));
    if (!point.matches()) {
      throw new AssertionError(name + " must be a point: " + given);
    }
    return new Vec2(number(point.group(1)), number(point.group(2)));
  }

  public static double number(Map<String, String> given, String name) {
    return number(given.getOrDefault(name, ""));
  }

  /** With our minus, which is none of Java's. */
  private static double number(String text) {
    return Double.parseDouble(text.replace('−', '-'));
  }
}
