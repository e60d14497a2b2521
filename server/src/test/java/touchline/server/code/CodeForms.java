package touchline.server.code;

import java.net.URLEncoder;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import touchline.server.TestBrowser;

/** Sources to be run and handed in, and what is read from the answers. */
public final class CodeForms {
  public static final String PATH = "/exercises/closest-point/write-it";

  private static final Pattern OUTCOME = Pattern.compile("data-outcome=\"([a-z-]+)\"");
  private static final Pattern SUBMISSION = Pattern.compile("data-submission=\"([0-9]+)\"");

  private CodeForms() {}

  public static String solution(String body) {
    return """
        import touchline.geometry.*;

        class Solution {
          static Vec2 closestPoint(Vec2 a, Vec2 b, Vec2 p) {
            %s
          }
        }
        """
        .formatted(body);
  }

  public static String form(String source) {
    return "source=" + encode(source);
  }

  public static String form(String source, String key) {
    return form(source) + "&key=" + key;
  }

  public static String encode(String text) {
    return URLEncoder.encode(text, StandardCharsets.UTF_8);
  }

  /**
   * Hands in a method and looks again, as the page does, until there is a verdict: on a busy
   * machine a request does not wait long enough for it.
   *
   * @param path of the exercise, or of its part in an assignment
   */
  public static HttpResponse<String> handIn(TestBrowser who, String path, String form) {
    HttpResponse<String> answer = who.post(path + "/submit/result", form);
    while (outcome(answer).equals("waiting")) {
      answer = who.get(path + "/result/" + submission(answer));
    }
    return answer;
  }

  public static String outcome(HttpResponse<String> answer) {
    return first(OUTCOME, answer.body());
  }

  public static String submission(HttpResponse<String> answer) {
    return first(SUBMISSION, answer.body());
  }

  private static String first(Pattern pattern, String body) {
    Matcher found = pattern.matcher(body);
    return found.find() ? found.group(1) : "none in " + body;
  }
}
