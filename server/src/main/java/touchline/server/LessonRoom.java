package touchline.server;

import static touchline.server.account.Role.ANYONE;

import io.javalin.config.JavalinConfig;
import io.javalin.config.RoutesConfig;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.UnaryOperator;
import touchline.server.asset.KeptAnswer;
import touchline.server.lesson.LessonPages;
import touchline.server.lesson.Lessons;
import touchline.server.lesson.watch.LessonWatch;
import touchline.server.lesson.watch.WatchPages;
import touchline.server.mount.Mount;
import touchline.server.page.ErrorPages;
import touchline.server.page.Templates;
import touchline.server.search.SearchPages;

/** The wiring of what is the same for everybody: lessons, the search over them, and assets. */
final class LessonRoom implements Room {
  private final ErrorPages errors;
  private final Lessons lessons;
  private final Templates templates;
  private final UnaryOperator<String> panel;
  private final LessonPages pages;
  private final Map<String, KeptAnswer> kept;

  /**
   * @param panel the first variant of an exercise as HTML, by its id
   */
  LessonRoom(Ground ground, Mount mount, ErrorPages errors, UnaryOperator<String> panel) {
    this.errors = errors;
    this.lessons = ground.lessons();
    this.templates = ground.templates();
    this.panel = panel;
    this.pages = new LessonPages(lessons, templates, panel);
    this.kept = new ConcurrentHashMap<>(ground.edition().assets().byPath());
    kept.putAll(pages.kept());
    if (!mount.equals(Mount.ROOT)) {
      kept.replaceAll((path, answer) -> mounted(mount, path, answer));
    }
  }

  private static KeptAnswer mounted(Mount mount, String path, KeptAnswer answer) {
    if (!path.startsWith("/assets/")) {
      return answer.changed(mount::page);
    }
    return path.endsWith(".css") ? answer.changed(mount::style) : answer;
  }

  /** What is answered before any route is asked, by path. */
  Map<String, KeptAnswer> kept() {
    return kept;
  }

  @Override
  public void routes(RoutesConfig routes) {
    App.read(routes, "/", errors::notFound);
    App.read(routes, "/review", errors::notFound);
    App.read(routes, "/assets/{name}", errors::notFound);
    App.read(routes, "/lessons", pages::all);
    App.read(routes, "/lessons/{slug}", pages::elsewhere);
    App.read(routes, "/search", new SearchPages(lessons, templates)::page);
  }

  /** Compiles the lessons of a folder again whenever one is saved, until the site stops. */
  void watch(JavalinConfig config, Optional<Path> folder) {
    folder.ifPresent(
        watched -> {
          WatchPages news = new WatchPages();
          App.read(config.routes, WatchPages.SCRIPT, news::script);
          config.routes.sse(WatchPages.EVENTS, news::listen, ANYONE);
          Thread thread = start(news.watch(watched, lessons, templates, panel, kept));
          config.events.serverStopping(thread::interrupt);
        });
  }

  /** Ends with the site; an author's tool, so one thread and no more ceremony. */
  private static Thread start(LessonWatch watch) {
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
}
