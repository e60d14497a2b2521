package touchline.server.lesson;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import touchline.server.asset.Assets;
import touchline.server.asset.KeptAnswer;
import touchline.server.mount.Mount;
import touchline.server.page.ErrorPages;
import touchline.server.page.ReadyParts;
import touchline.server.page.Templates;

/** What the build renders for {@link ReadyParts}: the pages of errors, and the first page. */
public final class ReadyPages {
  private ReadyPages() {}

  /** The last step of the build. Takes the folder of the compiled classes. */
  public static void main(String[] arguments) throws IOException {
    ReadyParts.write(rendered(), Path.of(arguments[0]));
  }

  /** By the names under which a site asks for them. */
  static Map<String, String> rendered() {
    Map<String, String> parts = new TreeMap<>();
    show(Lessons.load(), Templates.noting(Assets.load(), parts::put));
    return parts;
  }

  /** What a site renders when it starts, and its first page. */
  static byte[] show(Lessons lessons, Templates templates) {
    new ErrorPages(templates, Mount.ROOT, cookies -> false);
    Map<String, KeptAnswer> pages = new LessonPages(lessons, templates, exercise -> "").kept();
    return Objects.requireNonNull(pages.get("/")).bytes();
  }
}
