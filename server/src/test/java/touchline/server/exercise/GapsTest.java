package touchline.server.exercise;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import touchline.server.AnswerFields;
import touchline.server.Rows;
import touchline.server.TestBrowser;
import touchline.server.TestSite;

/** A method with gaps over HTTP, without script: in practice and for credit. */
@Tag("store")
class GapsTest {
  private static final String EXERCISE = "/exercises/closest-point/gaps";
  private static final List<String> RIGHT =
      List.of("b.minus(a)", "p.minus(a)", "pV.dot(unit)", "proj >= length", "a.plus(projV)");

  @TempDir private Path data;
  private TestSite site;
  private TestBrowser browser;

  @BeforeEach
  void start() {
    site = TestSite.startWithoutScript(data);
    browser = new TestBrowser(site.url());
  }

  @AfterEach
  void stop() {
    site.close();
  }

  private static List<String> with(int gap, String typed) {
    List<String> texts = new ArrayList<>(RIGHT);
    texts.set(gap, typed);
    return texts;
  }

  private Document post(String path, String more, List<String> texts) {
    return AnswerFields.post(browser, path, more, texts);
  }

  @Test
  void everyGapIsALabelledFieldWithinTheListing() {
    Document page = Jsoup.parse(browser.get(EXERCISE).body());
    List<Element> gaps = page.select(".gaps .gap");
    assertEquals(5, gaps.size());
    for (Element gap : gaps) {
      String input = gap.selectFirst("input[type=text]").id();
      assertEquals(input, gap.selectFirst("label").attr("for"));
    }
    String code = page.selectFirst(".gaps").wholeText();
    assertTrue(code.startsWith("public static Vec2 closestPoint(Segment segment, Vec2 p) {"), code);
    assertTrue(code.contains("double length = segV.length();\n  if (length == 0) {"), code);
  }

  @Test
  void whatDoesNotParseIsSaidAtItsGapAndDoesNotCount() {
    Document refused = post(EXERCISE, "&seed=1", with(2, "pV.dot(segV"));
    Element gap = refused.select(".gaps .gap").get(2);
    assertEquals(
        "Java cannot read this: a bracket is not closed.", gap.selectFirst(".problem").text());
    assertEquals("pV.dot(segV", gap.selectFirst("input").val());
    assertEquals("true", gap.selectFirst("input").attr("aria-invalid"));
    assertEquals(List.of("0"), Rows.of(data, "SELECT count(*) FROM submission"));
  }

  @Test
  void aWrongGapIsNamedWithItsMistakeAndACase() {
    post(EXERCISE, "&seed=1", with(1, "p"));
    Document page = post(EXERCISE, "&seed=1", with(1, "a.minus(p)"));
    String told = page.select(".verdict").text();
    assertTrue(told.contains("4 of 5 gaps are right. With your gap 2 it goes wrong."), told);
    assertTrue(told.contains("For a = ("), told);
    assertEquals("wrong", page.select(".gap .field-state").get(1).text());
    assertEquals("right", page.select(".gap .field-state").get(2).text());
  }

  @Test
  void anyExpressionThatWorksIsRight() {
    Document page = post(EXERCISE, "&seed=1", with(2, "pV.dot(segV) / length"));
    assertEquals("Right.", page.select(".verdict-word").text());
  }

  @Test
  void forCreditEachGapIsWorthTheSame() {
    browser.post(EXERCISE + "/credit/start", "");
    Document page = post(EXERCISE + "/credit", "", with(3, "false"));
    String told = page.select(".verdict").text();
    assertTrue(told.contains("Partly right: 80 %."), told);
    assertTrue(told.contains("Every gap is worth the same."), told);
    assertFalse(page.html().contains("proj &gt;= length"), "the right one is not told yet");
  }
}
