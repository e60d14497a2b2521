package touchline.server.lesson.watch;

import io.javalin.http.Context;
import io.javalin.http.sse.SseClient;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.UnaryOperator;
import touchline.server.asset.KeptAnswer;
import touchline.server.lesson.Lessons;
import touchline.server.page.Templates;

/**
 * Tells open pages that their lesson was compiled again, so that they show it. There only while an
 * author watches lessons.
 */
public final class WatchPages implements LessonWatch.Listener {
  /** Where a page listens. */
  public static final String EVENTS = "/watch";

  /** Where it gets the script that does. */
  public static final String SCRIPT = "/watch.js";

  private final Set<SseClient> pages = ConcurrentHashMap.newKeySet();
  private volatile int version;

  /** The watch that tells these pages; its parameters are those of the lessons' pages. */
  public LessonWatch watch(
      Path folder,
      Lessons built,
      Templates templates,
      UnaryOperator<String> panel,
      Map<String, KeptAnswer> answers) {
    return new LessonWatch(folder, built, templates, panel, answers, this);
  }

  /** What a page needs to know when it is out of date. */
  static String scriptFor(int version) {
    return "<script type=\"module\" src=\""
        + SCRIPT
        + "\" data-version=\""
        + version
        + "\"></script>\n";
  }

  public void script(Context ctx) {
    ctx.contentType("text/javascript;charset=utf-8").header("Cache-Control", "no-store");
    ctx.result(read());
  }

  private static String read() {
    try (InputStream stream = WatchPages.class.getResourceAsStream("watch.js")) {
      if (stream == null) {
        throw new IllegalStateException("watch.js must be on the class path");
      }
      return new String(stream.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    }
  }

  /** A page that came while something was saved hears of it now. */
  public void listen(SseClient page) {
    page.keepAlive();
    page.onClose(() -> pages.remove(page));
    pages.add(page);
    page.sendEvent(Integer.toString(version));
  }

  @Override
  public void compiled(int now) {
    version = now;
    pages.forEach(page -> page.sendEvent(Integer.toString(now)));
  }

  /** A connection that says nothing is cut off. */
  @Override
  public void quiet() {
    pages.forEach(page -> page.sendComment("quiet"));
  }
}
