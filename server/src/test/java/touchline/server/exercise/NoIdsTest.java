package touchline.server.exercise;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Document;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import touchline.server.TestBrowser;
import touchline.server.TestSite;
import touchline.server.code.CodeForms;
import touchline.server.lesson.AnswerFiles;
import touchline.server.lesson.Lesson;
import touchline.server.lesson.Lessons;
import touchline.topic.Topics;

/** The ids of mistakes are for people who teach: no page of a student says one. */
class NoIdsTest {
  private static final Pattern ID = Pattern.compile("\\b[A-Z]{1,2}\\d{2}\\b");

  private static void look(String where, String html) {
    Document page = Jsoup.parse(html);
    page.select("template").forEach(template -> template.before(template.wholeText()));
    List<String> ids = ID.matcher(page.text()).results().map(MatchResult::group).toList();
    assertEquals(List.of(), ids, where);
  }

  @Test
  void noPageAndNoVerdictSaysOne(@TempDir Path data) {
    try (TestSite site = TestSite.startWithoutScript(data)) {
      TestBrowser browser = new TestBrowser(site.url());
      for (Lesson lesson : Lessons.load().course()) {
        look(lesson.slug(), browser.get("/lessons/" + lesson.slug()).body());
        for (String id : lesson.exercises()) {
          look(id, browser.get("/exercises/" + id).body());
        }
      }
      look("/review", browser.get("/review").body());
    }
  }

  @Test
  void aVerdictOnAMethodNamesItsMistakeInWords(@TempDir Path data) {
    String exercise = "closest-point/write-it";
    String answer = AnswerFiles.source(exercise, "wrong-M01");
    String source = answer.substring(answer.indexOf('\n') + 1);
    String id = "M01";
    assertTrue(Topics.method(exercise).orElseThrow().mistakes().contains(id));
    try (TestSite site = TestSite.startWithoutScript(data)) {
      TestBrowser browser = new TestBrowser(site.url());
      String verdict = CodeForms.handIn(browser, CodeForms.PATH, CodeForms.form(source)).body();
      assertTrue(verdict.contains("code-mistake"), verdict);
      look("verdict", verdict);
    }
  }

  @Test
  void aVerdictOnAValueNamesItsMistakeInWords(@TempDir Path data) {
    try (TestSite site = TestSite.startWithoutScript(data)) {
      TestBrowser browser = new TestBrowser(site.url());
      String verdict = browser.submit(TestBrowser.EXERCISE + "/panel", "7", "1.5", "-2").body();
      assertTrue(verdict.contains("verdict wrong"), verdict);
      look("verdict", verdict);
    }
  }
}
