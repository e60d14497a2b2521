package touchline.server;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import touchline.server.account.AccountStore;
import touchline.server.account.LearnerStore;
import touchline.server.account.guard.Passwords;
import touchline.server.demo.Demo;
import touchline.server.demo.DemoSize;
import touchline.server.lesson.Lessons;
import touchline.server.store.Database;
import touchline.server.store.TestPlace;

/** A site with an invented class, whose course is {@code /courses/1}. */
public final class DemoSite implements AutoCloseable {
  public static final String COURSE = "/courses/1";

  private static final String PASSWORD = "correct horse battery";

  public final TestClock clock = new TestClock();
  public final Path data;
  private final TestSite site;

  /** Some of the people can sign in; the methods are left out, so no worker starts. */
  public DemoSite(Path data, DemoSize size, String... logins) {
    this.data = data;
    try (Database database = Database.open(TestPlace.of(data))) {
      Passwords passwords = new Passwords(TestSite.QUICK);
      AccountStore accounts = new AccountStore(database, new LearnerStore(database), passwords);
      new Demo(
              Lessons.load(),
              size,
              (exercise, form, source, seed) -> Optional.empty(),
              clock.instant())
          .fill(database, accounts);
      for (String login : logins) {
        accounts.givePassword(accounts.named(login).orElseThrow(), PASSWORD);
      }
    }
    this.site = TestSite.startAt(data, clock);
  }

  public TestBrowser as(String login) {
    TestBrowser browser = stranger();
    int status = browser.fill("/sign-in", "login", login, "password", PASSWORD).statusCode();
    assertEquals(303, status);
    return browser;
  }

  public TestBrowser stranger() {
    return new TestBrowser(site.url());
  }

  public List<String> rows(String query) {
    return Rows.of(data, query);
  }

  public String row(String query) {
    return rows(query).get(0);
  }

  public String account(String login) {
    return row("SELECT id FROM account WHERE login = '" + login + "'");
  }

  @Override
  public void close() {
    site.close();
  }
}
