package touchline.server;

import java.net.URLEncoder;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Document;

/** The fields of an answer to the first question of an exercise, as a form sends them. */
public final class AnswerFields {
  private AnswerFields() {}

  /**
   * Sends them; gives the page that comes in the end.
   *
   * @param more other fields, each with an ampersand before it
   */
  public static Document post(TestBrowser browser, String path, String more, List<String> texts) {
    StringBuilder form = new StringBuilder("question=1").append(more);
    for (int i = 0; i < texts.size(); i++) {
      String typed = URLEncoder.encode(texts.get(i), StandardCharsets.UTF_8);
      form.append("&a").append(i).append('=').append(typed);
    }
    HttpResponse<String> answer = browser.post(path, form.toString());
    boolean stored = answer.statusCode() == 303;
    return Jsoup.parse((stored ? browser.get(ClassRoom.location(answer)) : answer).body());
  }
}
