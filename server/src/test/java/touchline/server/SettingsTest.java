package touchline.server;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import touchline.server.account.guard.PasswordCost;
import touchline.server.account.guard.SessionLife;
import touchline.server.command.BadSetting;
import touchline.server.command.Given;
import touchline.server.command.MailArguments;
import touchline.server.fetch.Reach;
import touchline.server.store.Place;
import touchline.server.store.TestPlace;

/** Tests make passwords cheap; whoever is served does not get them. */
class SettingsTest {
  private static final Given NONE = new Given("none", "");

  @Test
  void passwordsCostWhatOwaspNames(@TempDir Path data) throws BadSetting {
    Place place = TestPlace.of(data);
    assertEquals(PasswordCost.OWASP, new Settings("127.0.0.1", 0, place).passwords());
    Given host = new Given("--host", "127.0.0.1");
    Given port = new Given("--port", "0");
    MailArguments mail = new MailArguments(NONE, NONE, NONE, NONE, "");
    assertEquals(
        PasswordCost.OWASP, Settings.of(host, port, place, mail, NONE, Reach.PUBLIC).passwords());
  }

  @Test
  void sessionsEndWhenTheyAreLeftAlone(@TempDir Path data) throws BadSetting {
    Place place = TestPlace.of(data);
    SessionLife usual = new SessionLife(Duration.ofHours(12), Duration.ofDays(15));
    assertEquals(usual, new Settings("127.0.0.1", 0, place).sessions());
    Given host = new Given("--host", "127.0.0.1");
    Given port = new Given("--port", "0");
    MailArguments mail = new MailArguments(NONE, NONE, NONE, NONE, "");
    assertEquals(usual, Settings.of(host, port, place, mail, NONE, Reach.PUBLIC).sessions());
  }

  @ParameterizedTest
  @CsvSource({
    "https://a.example,        '',        1",
    "https://a.example/a/b.c/, '',        1",
    "https://a.example/a,      127.0.0.1, 0",
    "http://a.example,         '',        0",
    "'',                       '',        0"
  })
  void siteByTlsWithoutAProxyIsDoubted(String site, String proxy, int doubts, @TempDir Path data)
      throws BadSetting {
    MailArguments mail = new MailArguments(NONE, NONE, new Given("--site", site), NONE, "");
    Settings settings =
        Settings.of(
            new Given("--host", "127.0.0.1"),
            new Given("--port", "0"),
            TestPlace.of(data),
            mail,
            new Given("--proxy", proxy),
            Reach.PUBLIC);
    assertEquals(doubts, settings.doubts().size());
  }
}
