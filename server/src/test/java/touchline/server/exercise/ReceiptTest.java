package touchline.server.exercise;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.HexFormat;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import touchline.server.Rows;
import touchline.server.TestBrowser;
import touchline.server.TestSite;
import touchline.server.store.TestPlace;

/** Receipts over HTTP: shown with a verdict, checked on their page. */
class ReceiptTest {
  private static final Pattern SHOWN = Pattern.compile("(?s)<pre class=\"receipt\">(.*?)</pre>");
  private static final String GENUINE = "This receipt is genuine.";
  private static final String FORGED = "The signature does not fit.";

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

  private String receipt() {
    String panel = browser.submit(TestBrowser.EXERCISE + "/panel", "7", "1.5", "-2").body();
    Matcher shown = SHOWN.matcher(panel);
    assertTrue(shown.find(), panel);
    return shown.group(1).replace("&quot;", "\"").replace("&amp;", "&");
  }

  private static String check(TestBrowser who, String receipt) {
    String form = "receipt=" + URLEncoder.encode(receipt, StandardCharsets.UTF_8);
    return who.post("/receipts", form).body();
  }

  @Test
  void receiptIsGenuineForAnybodyAndAfterARestart() {
    String receipt = receipt();
    assertTrue(check(new TestBrowser(site.url()), receipt).contains(GENUINE));
    assertTrue(check(browser, "\n  " + receipt.replace("\n", "  \r\n")).contains(GENUINE));
    site.close();
    site = TestSite.startWithoutScript(data);
    assertTrue(check(new TestBrowser(site.url()), receipt).contains(GENUINE));
  }

  @ParameterizedTest
  @CsvSource({
    "seed: 7, seed: 8, seed",
    "mark: 0.0, mark: 1.0, mark",
    "purpose: practice, purpose: credit, purpose",
    "learner: 1, learner: 2, learner",
    "question: 1, question: 2, question",
    "exercise: closest-point/find-it, exercise: closest-point/other, exercise"
  })
  void changedLineIsNamedToItsOwnerAndToNobodyElse(String line, String changed, String name) {
    String receipt = receipt();
    assertTrue(receipt.contains(line), receipt);
    String forged = receipt.replace(line, changed);
    String own = check(browser, forged);
    assertTrue(own.contains(FORGED), own);
    assertTrue(own.contains("Not as stored with your submission: " + name + "."), own);
    String other = check(new TestBrowser(site.url()), forged);
    assertTrue(other.contains(FORGED), other);
    assertFalse(other.contains("Not as stored"), "a stranger learns nothing by guessing");
  }

  @Test
  void anotherSitesReceiptIsNotOurs(@TempDir Path elsewhere) {
    String receipt = receipt();
    try (TestSite other = TestSite.startWithoutScript(elsewhere)) {
      assertTrue(check(new TestBrowser(other.url()), receipt).contains(FORGED));
    }
  }

  @Test
  void recordThatChangedAfterwardsIsSaid() {
    String receipt = receipt();
    Rows.change(data, "UPDATE submission SET mark = 0.5, outcome = 'partly'");
    String page = check(browser, receipt);
    assertTrue(page.contains("genuine, but its record has changed"), page);
    assertTrue(page.contains("Stored differently today: mark."), page);
    Rows.change(data, "DELETE FROM submission");
    assertTrue(check(browser, receipt).contains("its submission is gone"));
  }

  @Test
  void otherTextIsNoReceiptAndIsShownAgainAsText() {
    String page = check(browser, "<b>mark: 1</b>");
    assertTrue(page.contains("This is not a receipt."), page);
    assertTrue(page.contains("&lt;b&gt;mark: 1&lt;/b&gt;"), page);
    assertTrue(check(browser, "").contains("This is not a receipt."));
    assertEquals(200, browser.get("/receipts").statusCode());
  }

  @Test
  void onlyTheServersUserMayReadTheData() throws IOException {
    assumeTrue(!TestPlace.isServer());
    assumeTrue(Files.getFileStore(data).supportsFileAttributeView("posix"));
    Path file = data.resolve("touchline.db");
    assertEquals("rw-------", PosixFilePermissions.toString(Files.getPosixFilePermissions(file)));
  }

  @Test
  void keyOfAnEarlierVersionIsTakenOverFromItsFile() throws IOException {
    assumeTrue(!TestPlace.isServer());
    String receipt = receipt();
    site.close();
    byte[] key =
        HexFormat.of()
            .parseHex(
                Rows.of(data, "SELECT hex(value) FROM secret WHERE name = 'receipts'").get(0));
    Path file = Files.write(data.resolve("receipt.key"), key);
    Rows.change(data, "DELETE FROM secret WHERE name = 'receipts'");
    site = TestSite.startWithoutScript(data);
    assertTrue(check(new TestBrowser(site.url()), receipt).contains(GENUINE));
    assertFalse(Files.exists(file), "what is in the database needs no second place");
  }
}
