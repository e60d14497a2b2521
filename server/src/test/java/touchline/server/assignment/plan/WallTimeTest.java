package touchline.server.assignment.plan;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.time.Instant;
import java.time.ZoneId;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class WallTimeTest {
  private static final String TWICE =
      "The clocks go back then, and this time comes twice; the second one counts.";

  @ParameterizedTest
  @CsvSource({
    "2026-03-28T23:59, Europe/Berlin, 2026-03-28T22:59:00Z, ''",
    "2026-03-29 03:00, Europe/Berlin, 2026-03-29T01:00:00Z, ''",
    "2026-10-25T01:59, Europe/Berlin, 2026-10-24T23:59:00Z, ''",
    "2026-10-25T03:00, Europe/Berlin, 2026-10-25T02:00:00Z, ''",
    "2026-11-30T23:59:30, UTC, 2026-11-30T23:59:30Z, ''",
    "2026-11-30T23:59+01:00, America/New_York, 2026-11-30T22:59:00Z, ''",
    "2026-11-30T23:59Z, America/New_York, 2026-11-30T23:59:00Z, ''",
    "2026-07-01T12:00, Australia/Lord_Howe, 2026-07-01T01:30:00Z, ''"
  })
  void timeOfTheZoneIsAMoment(String typed, String zone, String instant, String note) {
    WallTime.At at = new WallTime.At(Instant.parse(instant), note);
    assertEquals(at, WallTime.read(typed, ZoneId.of(zone)));
  }

  @ParameterizedTest
  @CsvSource({
    "2026-10-25T02:30, Europe/Berlin, 2026-10-25T01:30:00Z",
    "2026-11-01T01:30, America/New_York, 2026-11-01T06:30:00Z",
  })
  void timeThatComesTwiceIsTheLaterOneForTheStudentsSake(
      String typed, String zone, String instant) {
    WallTime.At at = new WallTime.At(Instant.parse(instant), TWICE);
    assertEquals(at, WallTime.read(typed, ZoneId.of(zone)));
  }

  @ParameterizedTest
  @CsvSource({
    "2026-03-29T02:30, Europe/Berlin, 02:00 to 03:00",
    "2026-03-08T02:00, America/New_York, 02:00 to 03:00",
    "2026-10-04T02:15, Australia/Lord_Howe, 02:00 to 02:30"
  })
  void timeThatTheClocksSkipIsRefused(String typed, String zone, String skipped) {
    assertEquals(
        new WallTime.Problem(
            "There is no such time: the clocks go forward from " + skipped + " that night."),
        WallTime.read(typed, ZoneId.of(zone)));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "tomorrow",
        "2026-02-30T10:00",
        "2026-02-30T10:00Z",
        "2026-13-01T10:00",
        "2026-11-30"
      })
  void anythingElseIsNoTime(String typed) {
    assertEquals(
        new WallTime.Problem("Type a date and a time, such as 2026-11-30 23:59."),
        WallTime.read(typed, ZoneId.of("UTC")));
  }

  @ParameterizedTest
  @CsvSource({"2026-07-01T12:30, Europe/Berlin", "2026-10-25T02:30, Europe/Berlin"})
  void whatIsWrittenIsReadAsTheSame(String typed, String zone) {
    WallTime.At at = (WallTime.At) WallTime.read(typed, ZoneId.of(zone));
    assertEquals(typed, WallTime.written(at.instant(), ZoneId.of(zone)));
    assertEquals(
        at, WallTime.read(WallTime.written(at.instant(), ZoneId.of(zone)), ZoneId.of(zone)));
  }
}
