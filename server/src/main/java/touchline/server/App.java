package touchline.server;

import static touchline.server.account.Role.ANYONE;

import io.javalin.Javalin;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Handler;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.CountDownLatch;
import touchline.server.account.AccessPages;
import touchline.server.author.AnswersStore;
import touchline.server.author.ExerciseShelf;
import touchline.server.author.LessonTests;
import touchline.server.author.Measuring;
import touchline.server.door.Door;
import touchline.server.draft.Published;
import touchline.server.grading.pool.Pool;
import touchline.server.log.LoggedPages;
import touchline.server.mount.Mount;
import touchline.server.page.ErrorPages;
import touchline.server.page.PersonalPages;
import touchline.server.store.Database;
import touchline.server.store.StoreBusy;

/** The running site: its rooms. */
public final class App implements AutoCloseable {
  /** An answer takes less; what takes longer is cut off. */
  private static final Duration FINISHING = Duration.ofSeconds(20);

  /** Browsers and proxies have noticed by then that their connections end. */
  private static final Duration LINGERING = Duration.ofSeconds(1);

  private final Database database;
  private final List<Room> rooms;
  private final HealthRoom health;
  private final Door door;
  private final Javalin javalin;
  private final Optional<String> welcome;
  private final CountDownLatch stopped = new CountDownLatch(1);

  private App(Ground ground, Optional<Path> watched) {
    Mount mount = Mount.of(ground.settings().site());
    ErrorPages errors = new ErrorPages(ground.templates(), mount, AccessPages::isSignedIn);
    MetricsRoom metrics = new MetricsRoom(ground);
    AccountRoom accounts = new AccountRoom(ground);
    ProviderRoom providers = new ProviderRoom(ground, accounts);
    CourseRoom courses = new CourseRoom(ground, accounts);
    InviteRoom invites = new InviteRoom(ground, accounts);
    NewsRoom news = new NewsRoom(ground, accounts);
    AssignmentRoom assignments = new AssignmentRoom(ground, accounts);
    SubmissionRoom submissions = new SubmissionRoom(ground, accounts);
    ExerciseRoom values = new ExerciseRoom(ground, accounts, assignments, submissions);
    CodeRoom methods =
        new CodeRoom(
            ground, metrics.timed(ground.pool()::run), accounts, assignments, submissions, values);
    WorkRoom work = new WorkRoom(ground, assignments, submissions, values, methods);
    GradebookRoom gradebooks = new GradebookRoom(ground, accounts, submissions, values);
    MarkingRoom marking = new MarkingRoom(ground, accounts, assignments, submissions, gradebooks);
    SeenRoom seen = new SeenRoom(ground, accounts, courses, assignments, work, gradebooks);
    LtiRoom lti = new LtiRoom(ground, accounts);
    RemarkRoom remarks = new RemarkRoom(ground, accounts, submissions, values, methods, gradebooks);
    LessonRoom lessons = new LessonRoom(ground, mount, errors, methods::panel);

    this.database = ground.database();
    this.health = new HealthRoom(ground);
    // The addresses of methods stand before those of all exercises.
    this.rooms =
        List.of(
            accounts,
            providers,
            courses,
            invites,
            news,
            gradebooks,
            marking,
            seen,
            assignments,
            work,
            methods,
            lessons,
            values,
            remarks,
            submissions,
            lti,
            health,
            metrics);
    this.door = new Door(errors);
    this.welcome = accounts.welcome();
    this.javalin =
        Javalin.create(
            config -> {
              new WebServer(
                      mount,
                      ground.settings().proxies(),
                      ground.edition().assets().styles(),
                      lessons.kept(),
                      errors,
                      metrics.requests(),
                      door)
                  .serve(config);
              config.routes.before(
                  ctx -> {
                    if (!LtiRoom.isFromPlatforms(ctx.path())) {
                      PersonalPages.requireSameOrigin(ctx);
                    }
                  });
              errors.handle(config.routes);
              config.routes.exception(StoreBusy.class, errors::busy);
              config.routes.exception(Measuring.CannotRun.class, errors::busy);
              accounts.guard(config.routes);
              LoggedPages.note(config.routes);
              values.takeAnswers(config.routes);
              rooms.forEach(room -> room.routes(config.routes));
              lessons.watch(config, watched);
            });
  }

  /** Opens the data folder and starts to answer; the workers start when they are needed. */
  static App start(Settings settings, Edition edition, Clock clock) {
    return start(settings, Pool.whenAsked(), edition, clock, Optional.empty());
  }

  /**
   * The same, with these workers, and with the lessons of a folder compiled again whenever one of
   * them is saved.
   */
  static App start(
      Settings settings, Pool pool, Edition edition, Clock clock, Optional<Path> watched) {
    try {
      return start(settings, Database.open(settings.data()), pool, edition, clock, watched);
    } catch (RuntimeException failed) {
      pool.close();
      throw failed;
    }
  }

  /**
   * The same, with the store opened while the edition is read.
   *
   * @param reading gives what the site shows
   */
  static App start(
      Settings settings,
      Pool pool,
      CompletableFuture<Edition> reading,
      Clock clock,
      Optional<Path> watched) {
    try {
      Database database = Database.open(settings.data());
      return start(settings, database, pool, read(reading, database), clock, watched);
    } catch (RuntimeException failed) {
      pool.close();
      throw failed;
    }
  }

  private static Edition read(CompletableFuture<Edition> reading, Database database) {
    try {
      return reading.join();
    } catch (CompletionException failed) {
      database.close();
      throw failed.getCause() instanceof RuntimeException cause ? cause : failed;
    }
  }

  private static App start(
      Settings settings,
      Database database,
      Pool pool,
      Edition edition,
      Clock clock,
      Optional<Path> watched) {
    try {
      ExerciseShelf shelf =
          ExerciseShelf.of(
              settings.exercises(), pool::run, new AnswersStore(database, clock), clock);
      Ground ground =
          new Ground(
              settings,
              database,
              edition
                  .tried(new LessonTests(pool::run))
                  .with(shelf.exercises())
                  .with(new Published(database, pool::run)),
              shelf,
              pool,
              clock);
      App app = new App(ground, watched);
      app.javalin.start(settings.host(), settings.port());
      app.rooms.forEach(Room::open);
      return app;
    } catch (RuntimeException failed) {
      database.close();
      throw failed;
    }
  }

  /** A page that anybody may ask for. */
  static void read(RoutesConfig routes, String path, Handler handler) {
    routes.get(path, handler, ANYONE);
    routes.head(path, handler, ANYONE);
  }

  /** The port that it listens on, also where 0 was asked for. */
  public int port() {
    return javalin.port();
  }

  /** The path that makes the first administrator, while there is none. */
  Optional<String> welcome() {
    return welcome;
  }

  /** Method and path of each route, so that a test can see that none is forgotten. */
  List<String> routes() {
    return javalin.unsafe.internalRouter.allHttpHandlers().stream()
        .map(route -> route.endpoint.method.name() + " " + route.endpoint.path)
        .filter(route -> route.matches("(GET|HEAD|POST|PUT|PATCH|DELETE) .*"))
        .toList();
  }

  /**
   * Waits until the site is stopped. The web server cannot be asked for that: on virtual threads it
   * has no thread that could be waited for, and says at once that it ended.
   */
  void await() throws InterruptedException {
    stopped.await();
  }

  /**
   * Lets nobody in any more, waits for who is in, stops answering, then what goes on in the rooms,
   * the latest first, then closes the store.
   */
  @Override
  public void close() {
    close(LINGERING);
  }

  /**
   * The same, for who knows whether anybody will ask again.
   *
   * @param lingering how long to wait for connections on which nothing is asked
   */
  void close(Duration lingering) {
    health.stop();
    door.close(FINISHING, lingering);
    javalin.stop();
    for (int i = rooms.size() - 1; i >= 0; i--) {
      rooms.get(i).close();
    }
    rooms.forEach(Room::awaitEnd);
    database.close();
    stopped.countDown();
  }
}
