package touchline.server.submission;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static touchline.server.TestBrowser.EXERCISE;

import java.net.http.HttpResponse;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.jsoup.Jsoup;
import org.junit.jupiter.api.Test;
import touchline.server.Rows;
import touchline.server.TestBrowser;

/** Answers over HTTP, into a real database. */
class SubmissionTest extends SubmissionCase {
  @Test
  void rightAnswerIsStoredThenAcknowledged() {
    HttpResponse<String> sent = submitRight(EXERCISE, 1);
    assertEquals(303, sent.statusCode());
    HttpResponse<String> page = browser.get(sent.headers().firstValue("Location").orElseThrow());
    assertEquals(200, page.statusCode());
    assertTrue(page.body().contains("class=\"verdict right\""), page.body());
    assertTrue(page.body().contains(answer(1)));
    assertEquals(List.of("right"), Rows.of(data, "SELECT outcome FROM submission"));
  }

  @Test
  void knownMistakeIsNamedAndStored() {
    long seed = 1;
    List<Double> a = given(seed).get(0).numbers();
    List<Double> b = given(seed).get(1).numbers();
    HttpResponse<String> panel =
        browser.submit(
            EXERCISE + "/panel",
            "1",
            Double.toString((a.get(0) + b.get(0)) / 2),
            Double.toString((a.get(1) + b.get(1)) / 2));
    assertEquals(200, panel.statusCode());
    assertTrue(panel.body().contains("class=\"verdict "), panel.body());
    assertTrue(panel.body().contains("v-yours"));
    assertFalse(panel.body().contains("v-result"), "the right one is not shown yet");
    assertTrue(panel.body().startsWith("<section"), panel.body().substring(0, 60));
    assertTrue(
        Rows.of(data, "SELECT mistakes FROM submission").get(0).matches("(M\\d\\d\\+? ?)+"),
        "the midpoint is a known mistake");
  }

  @Test
  void everythingThatIsNeededToMarkAgainIsStored() {
    browser.submit(EXERCISE, "7", " +1.50 ", "\u22122");
    assertEquals(
        List.of("closest-point/find-it|7|0|[\"( +1.50 , \u22122)\"]|practice|64"),
        Rows.of(
            data,
            "SELECT exercise||'|'||seed||'|'||question||'|'||answer||'|'||purpose||'|'||"
                + "length(content_version) FROM submission"));
  }

  @Test
  void sameAnswerOnTheSameFormIsStoredOnce() {
    browser.submit(EXERCISE, "7", "9", "9");
    String form = "seed=7&key=abc_-1&a0=1+2";
    String first = browser.post(EXERCISE, form).headers().firstValue("Location").orElseThrow();
    String again = browser.post(EXERCISE, form).headers().firstValue("Location").orElseThrow();
    assertEquals(first, again, "a repeated request leads to the same verdict");
    assertEquals(2, Rows.count(data, "submission"));
    browser.post(EXERCISE, "seed=7&key=abc_-1&a0=1+3");
    browser.post(EXERCISE, "seed=7&key=other&a0=1+2");
    assertEquals(4, Rows.count(data, "submission"), "another answer or form is another attempt");
    TestBrowser other = new TestBrowser(site.url());
    other.post(EXERCISE, form);
    assertEquals(5, Rows.count(data, "submission"), "another learner, too");
  }

  @Test
  void everyShowingOfTheFormHasAKeyOfItsOwn() {
    Pattern key = Pattern.compile("name=\"key\" value=\"([A-Za-z0-9_-]{22})\"");
    Set<String> keys = new HashSet<>();
    for (int i = 0; i < 5; i++) {
      Matcher found = key.matcher(browser.get(EXERCISE).body());
      assertTrue(found.find());
      keys.add(found.group(1));
    }
    assertEquals(5, keys.size());
  }

  /** A seed whose answer is none of the given points, so that it must not be on the page. */
  private static long seedWithHiddenAnswer() {
    return IntStream.range(1, 100)
        .filter(seed -> given(seed).stream().noneMatch(one -> one.text().equals(answer(seed))))
        .findFirst()
        .orElseThrow();
  }

  @Test
  void expectedAnswerIsOnNoPageBeforeAnAnswer() {
    long seed = seedWithHiddenAnswer();
    String right = answer(seed);
    String x = right.substring(1, right.indexOf(','));
    String page = browser.get(EXERCISE + "?seed=" + seed).body();
    assertTrue(page.contains("data-seed=\"" + seed + "\""));
    assertFalse(page.contains(right));
    assertFalse(page.contains("v-result"));
    assertFalse(x.contains(".") && page.contains(x), "not even half of it: " + x);
    String refused = browser.submit(EXERCISE, Long.toString(seed), "abc", "1").body();
    assertFalse(refused.contains(right), "a refused answer reveals nothing");
    String lesson = browser.get("/lessons/closest-point").body();
    String panels = Jsoup.parse(lesson).select("section.exercise").outerHtml();
    assertTrue(panels.contains(EXERCISE), "the lesson has this exercise");
    assertFalse(panels.contains("v-result"), "the figures may show theirs, an exercise may not");
  }
}
