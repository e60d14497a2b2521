package touchline.server.exercise;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.net.http.HttpResponse;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import touchline.server.DemoSite;
import touchline.server.TestBrowser;
import touchline.server.demo.DemoSize;

/** Questions about points over HTTP. */
@Tag("store")
class RequestTest {
  private static final String REQUESTS = DemoSite.COURSE + "/requests";

  @TempDir private static Path data;
  private static DemoSite site;

  @BeforeAll
  static void start() {
    String[] people = {"owner", "assistant", "student", "student2", "student3"};
    site = new DemoSite(data, new DemoSize(3, 1, false), people);
  }

  @AfterAll
  static void stop() {
    site.close();
  }

  private static String asked(TestBrowser student, String text) {
    HttpResponse<String> answer = student.fill(REQUESTS, "assignment", "1", "text", text);
    assertEquals(303, answer.statusCode(), answer.body());
    return answer.headers().firstValue("Location").orElseThrow();
  }

  @Test
  void studentAsksIsAnsweredAndAsksAgainInTheSameThread() {
    TestBrowser student = site.as("student");
    TestBrowser owner = site.as("owner");
    String thread = asked(student, "Why <0> points?");
    assertTrue(owner.get(thread).body().contains("Why &lt;0&gt; points?"));
    assertEquals(303, owner.fill(thread, "text", "Mended.", "state", "close").statusCode());
    assertTrue(student.get(thread).body().contains(">closed</span>"));
    assertEquals(thread, asked(student, "Thanks, one more thing."));
    String again = owner.get(thread).body();
    assertTrue(again.contains(">open</span>") && again.contains("Mended."), again);
    assertEquals(303, student.fill(thread, "text", "More.", "state", "close").statusCode());
    assertTrue(owner.get(thread).body().contains(">open</span>"), "only staff close");
  }

  @Test
  void threadIsForItsStudentAndTheStaffOfTheirSection() {
    String thread = asked(site.as("student2"), "Only for staff to read.");
    assertEquals(404, site.as("student3").get(thread).statusCode());
    assertFalse(site.as("student3").get(REQUESTS).body().contains(thread));
    assertEquals(404, site.as("assistant").get(thread).statusCode(), "of another section");
    assertFalse(site.as("assistant").get(REQUESTS).body().contains(thread));
    assertTrue(site.as("owner").get(REQUESTS).body().contains(thread));
    assertEquals(401, site.stranger().get(REQUESTS).statusCode());
  }

  @Test
  void emptyQuestionAndUnknownAssignmentAreRefusedAtTheirFields() {
    TestBrowser student = site.as("student3");
    HttpResponse<String> refused = student.fill(REQUESTS, "assignment", "99", "text", " ");
    assertEquals(422, refused.statusCode());
    assertTrue(refused.body().contains("Choose an assignment."), refused.body());
    assertTrue(refused.body().contains("Write what you think"), refused.body());
    HttpResponse<String> tooLong =
        student.fill(REQUESTS, "assignment", "1", "text", "x".repeat(4_001));
    assertEquals(422, tooLong.statusCode());
    assertTrue(tooLong.body().contains("x".repeat(4_001)), "what was typed stays");
    assertEquals(404, site.as("owner").fill(REQUESTS, "assignment", "1", "text", "x").statusCode());
  }
}
