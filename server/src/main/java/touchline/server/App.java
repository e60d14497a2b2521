package touchline.server;

import static touchline.server.account.Role.ANYONE;
import static touchline.server.account.Role.INSTRUCTOR;

import io.javalin.Javalin;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Handler;
import java.nio.file.Path;
import java.time.Clock;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.function.UnaryOperator;
import touchline.server.account.AccessPages;
import touchline.server.account.ApiTokenStore;
import touchline.server.account.LearnerStore;
import touchline.server.account.VisitorPages;
import touchline.server.assignment.StandingStore;
import touchline.server.course.MemberStore;
import touchline.server.exercise.AnswerMarking;
import touchline.server.exercise.Exercises;
import touchline.server.exercise.VariantKey;
import touchline.server.grading.pool.Pool;
import touchline.server.lesson.ExerciseText;
import touchline.server.lesson.Lessons;
import touchline.server.page.ErrorPages;
import touchline.server.page.PersonalPages;
import touchline.server.page.Templates;
import touchline.server.receipt.HandedInPages;
import touchline.server.receipt.ReceiptKeyStore;
import touchline.server.receipt.ReceiptPages;
import touchline.server.receipt.Receipts;
import touchline.server.remarking.RemarkLine;
import touchline.server.remarking.Remarks;
import touchline.server.store.Database;
import touchline.server.store.SigningKey;
import touchline.server.store.StoreBusy;
import touchline.server.submission.CodeSubmissionStore;
import touchline.server.submission.HandInStore;
import touchline.server.submission.SubmissionStore;

/** The running site. */
public final class App implements AutoCloseable {
  private final Database database;
  private final Accounts accounts;
  private final CodeRoom code;
  private final Remarks remarks;
  private final Javalin javalin;
  private final Optional<String> welcome;
  private final CountDownLatch stopped = new CountDownLatch(1);

  private App(
      Settings settings,
      Database database,
      Pool pool,
      Edition edition,
      Clock clock,
      Optional<Path> watched) {
    this.database = database;
    SigningKey key = new ReceiptKeyStore(database).open(settings.data().folder());
    Lessons lessons = edition.lessons();
    Templates templates = edition.templates();
    ErrorPages errors = new ErrorPages(templates, AccessPages::isSignedIn);

    LearnerStore learners = new LearnerStore(database);
    MemberStore members = new MemberStore(database, new StandingStore());
    UnaryOperator<String> titles = id -> lessons.exercise(id).map(ExerciseText::title).orElse(id);
    this.accounts = new Accounts(database, learners, members, titles, settings, templates, clock);
    VisitorPages visitors = new VisitorPages(accounts.access(), learners);
    Courses courses = new Courses(database, members, accounts, templates, clock);
    Assignments assignments =
        new Assignments(database, members, accounts.access(), lessons, templates, clock);

    Exercises exercises = new Exercises(lessons, VariantKey.of(database));
    SubmissionStore submissions = new SubmissionStore(database, learners);
    CodeSubmissionStore methods = new CodeSubmissionStore(database);
    Receipts receipts = new Receipts(key, submissions, methods);
    ReceiptPages receipt =
        new ReceiptPages(
            receipts, accounts.failures(), visitors, accounts.origins(), templates, clock);
    HandedInPages handedIn = assignments.handedIn(submissions, methods, receipts, templates);
    ExerciseRoom values =
        new ExerciseRoom(
            exercises,
            submissions,
            receipts,
            learners,
            visitors,
            accounts.origins(),
            assignments.works(),
            database,
            templates,
            clock);
    this.code =
        new CodeRoom(
            lessons,
            templates,
            database,
            new HandInStore(database, learners),
            methods,
            receipts,
            values.who(),
            assignments.works(),
            new ApiTokenStore(database, learners),
            accounts.access(),
            pool,
            clock);
    Gradebooks gradebooks =
        new Gradebooks(
            database,
            lessons,
            exercises,
            members,
            submissions,
            methods,
            receipts,
            accounts,
            templates,
            clock);
    AnswerMarking answers = new AnswerMarking(exercises);
    RemarkLine line = RemarkLine.of(database, submissions, methods, answers, code.marking(), clock);
    this.remarks =
        new Remarks(
            database,
            line,
            answers.version(),
            gradebooks.sections(),
            gradebooks.titles(),
            accounts.access(),
            templates,
            clock);
    UnaryOperator<String> panel = code.firstOr(values.panels()::first);
    LessonRoom lesson = new LessonRoom(lessons, edition.assets(), templates, panel);

    this.javalin =
        Javalin.create(
            config -> {
              WebServer.serve(config, lesson.kept(), errors);
              config.routes.before(PersonalPages::requireSameOrigin);
              errors.handle(config.routes);
              config.routes.exception(StoreBusy.class, errors::busy);
              accounts.guard(config.routes);
              accounts.routes(config.routes);
              courses.routes(config.routes);
              gradebooks.routes(config.routes);
              assignments.routes(config.routes);
              Assignments.work(config.routes, handedIn, values.assigned(), code.pages());
              code.pages().addTo(config.routes);
              code.api().addTo(config.routes);
              lesson.routes(config.routes, errors);
              values.routes(config.routes);
              remarkRoutes(config.routes, remarks);
              lesson.watch(config, watched);
              read(config.routes, "/receipts", receipt::page);
              config.routes.post("/receipts", receipt::check, ANYONE);
            });
    this.welcome = accounts.welcome();
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

  private static App start(
      Settings settings,
      Database database,
      Pool pool,
      Edition edition,
      Clock clock,
      Optional<Path> watched) {
    try {
      App app = new App(settings, database, pool, edition, clock, watched);
      app.javalin.start(settings.host(), settings.port());
      app.code.open();
      app.accounts.open();
      app.remarks.open();
      return app;
    } catch (RuntimeException failed) {
      database.close();
      throw failed;
    }
  }

  private static void remarkRoutes(RoutesConfig routes, Remarks remarks) {
    String path = "/courses/{course}/remarks";
    String one = path + "/{remark}";
    routes.get(path, remarks.all()::list, INSTRUCTOR);
    routes.post(path, remarks.all()::ask, INSTRUCTOR);
    routes.get(one, remarks.one()::page, INSTRUCTOR);
    routes.post(one + "/apply", remarks.one()::apply, INSTRUCTOR);
    routes.post(one + "/cancel", remarks.one()::cancel, INSTRUCTOR);
    routes.post(one + "/again", remarks.one()::again, INSTRUCTOR);
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

  /** Stops answering, then closes the store. */
  @Override
  public void close() {
    javalin.stop();
    accounts.close();
    remarks.close();
    code.close();
    remarks.awaitEnd();
    database.close();
    stopped.countDown();
  }
}
