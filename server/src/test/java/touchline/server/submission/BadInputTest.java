package touchline.server.submission;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static touchline.server.TestBrowser.EXERCISE;

import java.net.http.HttpResponse;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What is typed and is no answer gets a message for a person. */
class BadInputTest extends BadInputCase {
  @ParameterizedTest
  @ValueSource(
      strings = {
        "abc",
        "NaN",
        "Infinity",
        "-Infinity",
        "1e999",
        "-1e999",
        "1000001",
        "0x10",
        "1d",
        "1f",
        "1 2",
        "1e",
        "--1",
        "٣",
        "\u0000",
        "1\n2",
        "=1+1",
        "1;2",
        "½"
      })
  void whatIsNoNumberIsRefusedBesideItsField(String typed) {
    for (String path : new String[] {EXERCISE, EXERCISE + "/panel"}) {
      HttpResponse<String> answer = browser.submit(path, "1", typed, "2");
      assertEquals(422, answer.statusCode());
      assertFalse(problem(answer).isEmpty(), typed);
    }
  }

  @Test
  void emptyFieldsAreNamed() {
    HttpResponse<String> answer = browser.submit(EXERCISE, "1", "  ");
    assertEquals(422, answer.statusCode());
    assertEquals("An answer is missing here.", problem(answer));
    assertEquals("An answer is missing here.", problem(browser.post(EXERCISE, "seed=1")));
  }

  @Test
  void whatWasUnderstoodIsSaid() {
    assertEquals(
        "3 was understood as x. The second coordinate is missing.",
        problem(browser.submit(EXERCISE, "1", "(3, four)")));
    assertEquals(
        "(3, 4) was understood, but the bracket is not closed.",
        problem(browser.submit(EXERCISE, "1", "(3, 4")));
  }

  @Test
  void typedTextStaysInItsField() {
    String page = browser.submit(EXERCISE, "9", "two", "-3.5").body();
    assertTrue(page.contains("name=\"a0\" value=\"(two, -3.5)\""), page);
    assertTrue(page.contains("data-seed=\"9\""), "and the variant stays the same");
  }

  @Test
  void longTextIsCut() {
    HttpResponse<String> answer = browser.submit(EXERCISE, "1", "9".repeat(5000), "1");
    assertEquals(422, answer.statusCode());
    assertTrue(problem(answer).startsWith("This is too long"));
    assertFalse(answer.body().contains("9".repeat(100)));
  }

  @Test
  void pageOfBlanksAroundANumberIsTooLong() {
    HttpResponse<String> answer = browser.submit(EXERCISE, "1", " ".repeat(9000) + "1", "2");
    assertEquals(422, answer.statusCode());
    assertTrue(problem(answer).startsWith("This is too long"), problem(answer));
  }

  @Test
  void markupIsEscaped() {
    String evil = "\"><script>alert(1)</script>";
    for (String path : new String[] {EXERCISE, EXERCISE + "/panel"}) {
      assertFalse(browser.submit(path, evil, evil, evil).body().contains("<script>alert"));
    }
    assertFalse(browser.get("/%3Cscript%3Ealert(1)%3C/script%3E").body().contains("<script>alert"));
    assertFalse(browser.get(EXERCISE + "?seed=%3Cscript%3Ealert").body().contains("<script>alert"));
  }
}
