package touchline.server.news;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Instant;
import org.junit.jupiter.api.Test;

/** The rules of RFC 5545 that a calendar of due dates needs. */
class CalendarTextTest {
  private static final Instant NOW = Instant.parse("2026-03-02T08:00:00Z");
  private static final Instant DUE = Instant.parse("2026-03-29T01:30:00Z");

  private static String calendar(String title) {
    return new CalendarText().event("a-1@x", title, "https://x/1", DUE, NOW).toString();
  }

  @Test
  void everyLineEndsAsItMustAndMomentsAreInUniversalTime() {
    String text = calendar("Week 1");
    assertTrue(text.startsWith("BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:"), text);
    assertTrue(text.endsWith("END:VEVENT\r\nEND:VCALENDAR\r\n"), text);
    assertEquals(text.split("\n", -1).length, text.split("\r\n", -1).length);
    assertTrue(text.contains("\r\nDTSTART:20260329T013000Z\r\n"), text);
    assertTrue(text.contains("\r\nDTSTAMP:20260302T080000Z\r\n"), text);
    assertTrue(text.contains("\r\nUID:a-1@x\r\n"), text);
  }

  @Test
  void whatHasAMeaningIsEscapedAndNothingBeginsALineOfItsOwn() {
    String text = calendar("a;b,c\\d\nEND:VCALENDAR");
    assertTrue(text.contains("SUMMARY:a\\;b\\,c\\\\d\\nEND:VCALENDAR\r\n"), text);
  }

  @Test
  void longLinesAreFoldedBetweenLettersAndReadBackWhole() {
    String title =
        "Kollisionserkennung für Fortgeschrittene ".repeat(4) + "\uD83D\uDE80".repeat(30);
    String text = calendar(title);
    for (String line : text.split("\r\n", -1)) {
      assertTrue(line.getBytes(UTF_8).length <= 75, line);
      assertEquals(line, new String(line.getBytes(UTF_8), UTF_8), "no letter is cut");
    }
    assertTrue(text.replace("\r\n ", "").contains("SUMMARY:" + title + "\r\n"), text);
  }
}
