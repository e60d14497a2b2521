package touchline.server;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import touchline.server.account.guard.PasswordCost;
import touchline.server.account.guard.Proxies;
import touchline.server.account.guard.SessionLife;
import touchline.server.asset.Assets;
import touchline.server.fetch.Reach;
import touchline.server.grading.pool.KeptWorkers;
import touchline.server.grading.pool.Pool;
import touchline.server.lesson.Lessons;
import touchline.server.mail.MailServer;
import touchline.server.metrics.MetricsToken;
import touchline.server.oidc.Provider;
import touchline.server.page.RenderedParts;
import touchline.server.store.TestPlace;

/** The site on a free port and a data folder of the test's own. */
public final class TestSite implements AutoCloseable {
  private static final Assets NO_SCRIPT =
      Assets.of(name -> "export const start = () => {}, mark = () => '';\n".getBytes(UTF_8));

  /** As little as can be: tests make hundreds of people. */
  public static final PasswordCost QUICK = new PasswordCost(8, 1);

  /** Read once: they never change. */
  private static final Lessons LESSONS = Lessons.load();

  static {
    TestKeys.use();
  }

  private final App app;

  private TestSite(App app) {
    this.app = app;
  }

  /** With everything that the program has. */
  public static TestSite start(Path data) {
    return start(data, Assets.load(), Clock.systemUTC());
  }

  /** Without the compiled script, for tests that ask only the server. */
  public static TestSite startWithoutScript(Path data) {
    return startAt(data, Clock.systemUTC());
  }

  /** The same, at the time of a clock. */
  public static TestSite startAt(Path data, Clock clock) {
    return start(data, NO_SCRIPT, clock);
  }

  /** The same, with a mail server. */
  public static TestSite startWithMail(Path data, Clock clock, MailServer mail) {
    Settings settings = settings(data, Optional.of(mail));
    return started(settings, edition(NO_SCRIPT), clock);
  }

  /** The same, with a provider whose accounts people sign in with. */
  public static TestSite startWithProvider(Path data, Clock clock, Provider provider) {
    Settings settings = settings(data).with(Optional.of(provider));
    return started(settings, edition(NO_SCRIPT), clock);
  }

  /** The same with everything that the program has, on a port that the provider knows. */
  public static TestSite startWithProvider(Path data, int port, Provider provider) {
    Settings known =
        new Settings(
            "127.0.0.1",
            port,
            TestPlace.of(data),
            Optional.empty(),
            Optional.empty(),
            QUICK,
            Proxies.NONE);
    Settings settings = known.with(Optional.of(provider));
    return started(settings, edition(Assets.load()), Clock.systemUTC());
  }

  /** Without the script, behind these proxies. */
  public static TestSite startBehind(Path data, Proxies proxies) {
    Optional<MailServer> none = Optional.empty();
    Settings settings =
        new Settings("127.0.0.1", 0, TestPlace.of(data), none, Optional.empty(), QUICK, proxies);
    return started(settings, edition(NO_SCRIPT), Clock.systemUTC());
  }

  /** Without the script, on a port that it had before or shall have again. */
  public static TestSite startOn(int port, Path data, Proxies proxies) {
    Settings settings =
        new Settings(
            "127.0.0.1",
            port,
            TestPlace.of(data),
            Optional.empty(),
            Optional.empty(),
            QUICK,
            proxies);
    return started(settings, edition(NO_SCRIPT), Clock.systemUTC());
  }

  /** Without the script, told of to who shows this token. */
  public static TestSite startWatched(Path data, MetricsToken token) {
    Settings settings = settings(data).watched(token);
    return started(settings, edition(NO_SCRIPT), Clock.systemUTC());
  }

  /** With everything that the program has, shown by these proxies at this address. */
  public static TestSite startShownAs(String site, Path data, Clock clock, Proxies proxies) {
    Settings settings =
        new Settings(
            "127.0.0.1",
            0,
            TestPlace.of(data),
            Optional.empty(),
            Optional.of(site),
            QUICK,
            proxies);
    return started(settings, edition(Assets.load()), clock);
  }

  /** Without the script, with the exercises in the folders below this one. */
  public static TestSite startServing(Path folders, Path data, Clock clock) {
    return startServing(folders, data, NO_SCRIPT, clock);
  }

  /** With everything that the program has, and the exercises in the folders below this one. */
  public static TestSite startServing(Path folders, Path data) {
    return startServing(folders, data, Assets.load(), Clock.systemUTC());
  }

  private static TestSite startServing(Path folders, Path data, Assets assets, Clock clock) {
    return started(settings(data).serving(Optional.of(folders)), edition(assets), clock);
  }

  /** With everything that the program has, and asking other sites on this machine, too. */
  public static TestSite startReaching(Path data) {
    Edition edition = edition(Assets.load());
    return started(reaching(data), edition, Clock.systemUTC());
  }

  /** Without the script; it knows its address, and asks other sites on this machine, too. */
  public static TestSite startReaching(Path data, Clock clock) {
    return started(reaching(data), edition(NO_SCRIPT), clock);
  }

  /** A second server of such a site, on the same data; people know the address of the first. */
  public static TestSite startBeside(TestSite first, Path data, Clock clock) {
    Settings settings = reaching(data, FreePort.find(), first.url());
    return started(settings, edition(NO_SCRIPT), clock);
  }

  private static Settings reaching(Path data) {
    int port = FreePort.find();
    return reaching(data, port, "http://127.0.0.1:" + port);
  }

  private static Settings reaching(Path data, int port, String known) {
    return new Settings(
        "127.0.0.1",
        port,
        TestPlace.of(data),
        Optional.empty(),
        Optional.of(known),
        QUICK,
        Proxies.NONE,
        Reach.LOOPBACK_TOO);
  }

  /** Without the script, and with passwords that cost what they cost whoever is served. */
  public static TestSite startWithDearPasswords(Path data) {
    Settings settings = new Settings("127.0.0.1", 0, TestPlace.of(data));
    return started(settings, edition(NO_SCRIPT), Clock.systemUTC());
  }

  /** The same, with the lessons of a folder compiled whenever one of them is saved. */
  public static TestSite watching(Path data, Path lessons) {
    Optional<Path> watched = Optional.of(lessons);
    return new TestSite(
        App.start(
            lasting(settings(data)),
            Pool.whenAsked(),
            edition(NO_SCRIPT),
            Clock.systemUTC(),
            watched));
  }

  /** Without the script, where browsers stay signed in as long as for whoever is served. */
  public static TestSite startWithUsualSessions(Path data, Clock clock) {
    return served(settings(data), edition(NO_SCRIPT), clock);
  }

  /**
   * Tests let weeks go by in which somebody is signed in, and each student gets the same variants
   * whenever a test runs.
   */
  private static TestSite started(Settings settings, Edition edition, Clock clock) {
    return served(lasting(settings), edition, clock);
  }

  private static Settings lasting(Settings settings) {
    return settings
        .with(new SessionLife(SessionLife.LONGEST, SessionLife.LONGEST))
        .with(new SameSeeds());
  }

  /** With workers that sites before it may have used. */
  private static TestSite served(Settings settings, Edition edition, Clock clock) {
    return new TestSite(App.start(settings, KeptWorkers.pool(), edition, clock, Optional.empty()));
  }

  private static TestSite start(Path data, Assets assets, Clock clock) {
    return started(settings(data), edition(assets), clock);
  }

  private static Edition edition(Assets assets) {
    return new Edition(LESSONS, assets, RenderedParts.templates(assets));
  }

  /** With everything that the program has, but other lessons. */
  public static TestSite teaching(Path data, Lessons lessons) {
    Assets assets = Assets.load();
    Edition edition = new Edition(lessons, assets, RenderedParts.templates(assets));
    return started(settings(data), edition, Clock.systemUTC());
  }

  private static Settings settings(Path data) {
    return settings(data, Optional.empty());
  }

  private static Settings settings(Path data, Optional<MailServer> mail) {
    return new Settings(
        "127.0.0.1", 0, TestPlace.of(data), mail, mail.map(MailServer::site), QUICK, Proxies.NONE);
  }

  /** Its address, without a slash at the end. */
  public String url() {
    return "http://127.0.0.1:" + port();
  }

  /** The path that makes the first administrator. */
  public String welcome() {
    return app.welcome().orElseThrow();
  }

  public boolean hasNoWelcome() {
    return app.welcome().isEmpty();
  }

  public int port() {
    return app.port();
  }

  /** Method and path of each route. */
  public List<String> routes() {
    return app.routes();
  }

  /** As when the program is stopped, which gives clients a moment to notice. */
  public void stop() {
    app.close();
  }

  /** After a test, when nobody asks any more: connections that clients keep open are cut off. */
  @Override
  public void close() {
    app.close(Duration.ZERO);
  }
}
