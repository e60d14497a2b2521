package touchline.server;

import static touchline.server.account.Role.ANYONE;
import static touchline.server.account.Role.INSTRUCTOR;
import static touchline.server.account.Role.SIGNED_IN;
import static touchline.server.account.Role.STUDENT;

import io.javalin.config.RoutesConfig;
import java.time.Clock;
import java.util.Optional;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import touchline.server.assignment.AssignmentStore;
import touchline.server.assignment.ExtensionStore;
import touchline.server.course.CourseStore;
import touchline.server.news.CalendarStore;
import touchline.server.news.ChoicePages;
import touchline.server.news.ChoiceStore;
import touchline.server.news.NewsPages;
import touchline.server.news.NewsStore;
import touchline.server.page.Templates;
import touchline.server.store.Database;

/** The wiring of what tells people what is new. */
final class NewsRoom implements Room {
  private static final Logger LOG = LoggerFactory.getLogger(NewsRoom.class);

  /** In seconds, between two looks for somebody to write to. */
  private static final long ROUND = 60;

  private final NewsPages news;
  private final ChoicePages choice;
  private final ChoiceStore choices;
  private final Optional<String> site;
  private final Clock clock;
  private final ScheduledExecutorService rounds =
      Executors.newSingleThreadScheduledExecutor(NewsRoom::thread);

  NewsRoom(Ground ground, AccountRoom accounts) {
    Database database = ground.database();
    Templates templates = ground.templates();
    clock = ground.clock();
    CourseStore courses = new CourseStore(database);
    site = ground.settings().mail().flatMap(mail -> ground.settings().site());
    choices = new ChoiceStore(database, accounts.outbox());
    news =
        new NewsPages(
            courses,
            new NewsStore(database, accounts.outbox()),
            accounts.members(),
            accounts.links(),
            accounts.access(),
            templates,
            clock);
    choice =
        new ChoicePages(
            choices,
            new CalendarStore(database, accounts.store()),
            courses,
            new AssignmentStore(database),
            new ExtensionStore(database),
            accounts.links(),
            accounts.access(),
            templates,
            clock);
  }

  private static Thread thread(Runnable round) {
    Thread thread = new Thread(round, "news");
    thread.setDaemon(true);
    return thread;
  }

  @Override
  public void routes(RoutesConfig routes) {
    routes.before(news::badge);
    routes.get("/courses/{course}/news", news::page, STUDENT);
    routes.post("/courses/{course}/news", news::announce, INSTRUCTOR);
    routes.get("/account/news", choice::page, SIGNED_IN);
    routes.post("/account/news", choice::choose, SIGNED_IN);
    routes.post("/account/calendar", choice::makeCalendar, SIGNED_IN);
    routes.post("/account/calendar/end", choice::endCalendar, SIGNED_IN);
    routes.get("/calendar/{file}", choice::calendar, ANYONE);
  }

  /** Begins to look for somebody to write to, where mail can be sent. */
  @Override
  public void open() {
    site.ifPresent(
        address -> {
          Future<?> unused =
              rounds.scheduleWithFixedDelay(() -> tell(address), ROUND, ROUND, TimeUnit.SECONDS);
        });
  }

  private void tell(String address) {
    try {
      choices.tell(address, clock.instant());
    } catch (RuntimeException away) {
      LOG.warn("news were not written now: {}", away.toString());
    }
  }

  @Override
  public void close() {
    rounds.shutdownNow();
  }
}
