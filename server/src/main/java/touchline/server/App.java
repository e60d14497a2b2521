package touchline.server;

import static touchline.server.account.Role.ANYONE;
import static touchline.server.account.Role.INSTRUCTOR;

import io.javalin.Javalin;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Handler;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.time.Clock;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.UnaryOperator;
import org.eclipse.jetty.server.Server;
import touchline.server.account.ApiTokenStore;
import touchline.server.account.LearnerStore;
import touchline.server.account.VisitorPages;
import touchline.server.asset.Assets;
import touchline.server.asset.Kept;
import touchline.server.assignment.AttemptStore;
import touchline.server.assignment.StandingStore;
import touchline.server.course.MemberStore;
import touchline.server.exercise.AnswerMarking;
import touchline.server.exercise.AssignedDesk;
import touchline.server.exercise.AssignedPages;
import touchline.server.exercise.CreditDesk;
import touchline.server.exercise.CreditPages;
import touchline.server.exercise.CreditPanels;
import touchline.server.exercise.Desk;
import touchline.server.exercise.ExercisePages;
import touchline.server.exercise.Exercises;
import touchline.server.exercise.History;
import touchline.server.exercise.LearnerPages;
import touchline.server.exercise.Panels;
import touchline.server.grading.pool.Pool;
import touchline.server.lesson.ExerciseText;
import touchline.server.lesson.LessonPages;
import touchline.server.lesson.LessonWatch;
import touchline.server.lesson.Lessons;
import touchline.server.lesson.WatchPages;
import touchline.server.page.ErrorPages;
import touchline.server.page.PersonalPages;
import touchline.server.page.Templates;
import touchline.server.receipt.HandedInPages;
import touchline.server.receipt.ReceiptKey;
import touchline.server.receipt.ReceiptKeyStore;
import touchline.server.receipt.ReceiptPages;
import touchline.server.receipt.Receipts;
import touchline.server.remarking.Remarks;
import touchline.server.search.SearchPages;
import touchline.server.store.Database;
import touchline.server.store.StoreBusy;
import touchline.server.submission.CodeSubmissionStore;
import touchline.server.submission.DrawStore;
import touchline.server.submission.SubmissionStore;

/** The running site. */
public final class App implements AutoCloseable {
  private final Database database;
  private final CodeRoom code;
  private final Remarks remarks;
  private final Javalin javalin;
  private final Optional<String> welcome;

  private App(
      Settings settings,
      Database database,
      Pool pool,
      Assets assets,
      Clock clock,
      Optional<Path> watched) {
    this.database = database;
    ReceiptKey key =
        new ReceiptKeyStore(database).open(settings.data().folder(), new SecureRandom());
    Lessons lessons = Lessons.load();
    Templates templates = new Templates(assets);
    ErrorPages errors = new ErrorPages(templates);

    LearnerStore learners = new LearnerStore(database);
    MemberStore members = new MemberStore(database, new StandingStore());
    UnaryOperator<String> titles = id -> lessons.exercise(id).map(ExerciseText::title).orElse(id);
    Accounts accounts = new Accounts(database, learners, members, titles, templates, clock);
    VisitorPages visitors = new VisitorPages(accounts.access(), learners);
    Courses courses = new Courses(database, members, accounts, templates, clock);
    Assignments assignments =
        new Assignments(database, members, accounts.access(), lessons, templates, clock);
    SubmissionStore submissions = new SubmissionStore(database, learners);

    Exercises exercises = new Exercises(lessons);
    CodeSubmissionStore methods = new CodeSubmissionStore(database, learners);
    Receipts receipts = new Receipts(key, submissions, methods);
    Panels panels = new Panels(templates, exercises, receipts::of);
    Desk desk = new Desk(submissions, exercises, clock);
    LearnerPages who = new LearnerPages(exercises, visitors);
    ExercisePages exercise = new ExercisePages(panels, desk, new History(submissions), who);
    CreditPanels creditPanels = new CreditPanels(templates, receipts);
    CreditPages credit =
        new CreditPages(
            new CreditDesk(new DrawStore(database, learners), submissions, desk, exercises, clock),
            creditPanels,
            who);
    AssignedPages assigned =
        new AssignedPages(
            assignments.works(),
            new AssignedDesk(new AttemptStore(database), submissions, exercises, clock),
            creditPanels,
            who);
    HandedInPages handedIn = assignments.handedIn(submissions, methods, receipts, templates);

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
    ReceiptPages receipt = new ReceiptPages(receipts, visitors, templates);
    this.code =
        new CodeRoom(
            lessons,
            templates,
            database,
            methods,
            receipts,
            who,
            assignments.works(),
            new ApiTokenStore(database, learners),
            accounts.access(),
            pool,
            clock);

    this.remarks =
        new Remarks(
            database,
            submissions,
            methods,
            new AnswerMarking(exercises),
            code.marking(),
            gradebooks.sections(),
            gradebooks.titles(),
            accounts.access(),
            templates,
            clock);

    UnaryOperator<String> panel = code.firstOr(panels::first);
    LessonPages lesson = new LessonPages(lessons, templates, panel);
    Map<String, Kept> kept = new ConcurrentHashMap<>(assets.byPath());
    kept.putAll(lesson.kept());
    Optional<WatchPages> news = watched.map(folder -> new WatchPages());

    this.javalin =
        Javalin.create(
            config -> {
              WebServer.serve(config, kept, errors);
              config.routes.before(PersonalPages::requireSameOrigin);
              errors.handle(config.routes);
              config.routes.exception(StoreBusy.class, errors::busy);
              accounts.guard(config.routes);
              accounts.routes(config.routes);
              courses.routes(config.routes);
              gradebooks.routes(config.routes);
              assignments.routes(config.routes);
              Assignments.work(config.routes, handedIn, assigned, code.pages());
              code.pages().addTo(config.routes);
              code.api().addTo(config.routes);
              routes(config.routes, errors, lesson, exercise);
              creditRoutes(config.routes, credit);
              remarkRoutes(config.routes, remarks);
              news.ifPresent(
                  pages -> {
                    watchRoutes(config.routes, pages);
                    Thread thread =
                        watch(pages.watch(watched.get(), lessons, templates, panel, kept));
                    config.events.serverStopping(thread::interrupt);
                  });
              read(config.routes, "/search", new SearchPages(lessons, templates)::page);
              read(config.routes, "/receipts", receipt::page);
              config.routes.post("/receipts", receipt::check, ANYONE);
            });
    this.welcome = accounts.welcome();
  }

  /** Opens the data folder and starts to answer; the workers start when they are needed. */
  public static App start(Settings settings, Assets assets, Clock clock) {
    return start(settings, Pool.whenAsked(), assets, clock, Optional.empty());
  }

  /**
   * The same, with these workers, and with the lessons of a folder compiled again whenever one of
   * them is saved.
   */
  static App start(
      Settings settings, Pool pool, Assets assets, Clock clock, Optional<Path> watched) {
    try {
      return start(settings, Database.open(settings.data()), pool, assets, clock, watched);
    } catch (RuntimeException failed) {
      pool.close();
      throw failed;
    }
  }

  private static App start(
      Settings settings,
      Database database,
      Pool pool,
      Assets assets,
      Clock clock,
      Optional<Path> watched) {
    try {
      App app = new App(settings, database, pool, assets, clock, watched);
      app.javalin.start(settings.host(), settings.port());
      app.code.open();
      app.remarks.open();
      return app;
    } catch (RuntimeException failed) {
      database.close();
      throw failed;
    }
  }

  /** Ends with the site; an author's tool, so one thread and no more ceremony. */
  private static Thread watch(LessonWatch watch) {
    Thread thread =
        new Thread(
            () -> {
              try {
                watch.run();
              } catch (InterruptedException stopped) {
                Thread.currentThread().interrupt();
              }
            },
            "watch");
    thread.setDaemon(true);
    thread.start();
    return thread;
  }

  /** Every address of the site, and who may use it. */
  private static void routes(
      RoutesConfig routes, ErrorPages errors, LessonPages lesson, ExercisePages exercise) {
    read(routes, "/", errors::notFound);
    read(routes, "/review", errors::notFound);
    read(routes, "/assets/{name}", errors::notFound);
    read(routes, "/lessons/{slug}", lesson::elsewhere);
    read(routes, "/exercises/{lesson}/{name}", exercise::page);
    read(routes, "/exercises/{lesson}/{name}/panel", exercise::panel);
    routes.post("/exercises/{lesson}/{name}", exercise::submit, ANYONE);
    routes.post("/exercises/{lesson}/{name}/panel", exercise::submitPanel, ANYONE);
  }

  private static void watchRoutes(RoutesConfig routes, WatchPages news) {
    read(routes, WatchPages.SCRIPT, news::script);
    routes.sse(WatchPages.EVENTS, news::listen, ANYONE);
  }

  private static void creditRoutes(RoutesConfig routes, CreditPages credit) {
    String path = "/exercises/{lesson}/{name}/credit";
    read(routes, path, credit::page);
    read(routes, path + "/panel", credit::panel);
    routes.post(path, credit::submit, ANYONE);
    routes.post(path + "/panel", credit::submitPanel, ANYONE);
    routes.post(path + "/start", credit::start, ANYONE);
    routes.post(path + "/hint", credit::hint, ANYONE);
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

  private static void read(RoutesConfig routes, String path, Handler handler) {
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

  /** Waits until the site is stopped. */
  void await() throws InterruptedException {
    Server server = javalin.jettyServer().server();
    server.join();
  }

  /** Stops answering, then closes the store. */
  @Override
  public void close() {
    javalin.stop();
    remarks.close();
    code.close();
    remarks.awaitEnd();
    database.close();
  }
}
