package touchline.server.lesson.figure;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * The printed Java in other languages, where it was written in them: the region of the same tag in
 * the file of the same name, {@code segment_circle.py} beside {@code SegmentCircle}.
 */
public final class Translations {
  private enum Language {
    PYTHON("Python", "python", ".py", "#", Grammar.PYTHON),
    CLOJURE("Clojure", "clojure/touchline", ".clj", ";;", Grammar.CLOJURE);

    private final String title;
    private final String folder;
    private final String ending;
    private final String comment;
    private final Grammar grammar;

    Language(String title, String folder, String ending, String comment, Grammar grammar) {
      this.title = title;
      this.folder = folder;
      this.ending = ending;
      this.comment = comment;
      this.grammar = grammar;
    }
  }

  private final Path sources;

  /** The folders of the languages that there are. */
  public static Stream<Path> folders(Path sources) {
    return Stream.of(Language.values())
        .map(language -> sources.resolve(language.folder))
        .filter(Files::isDirectory);
  }

  /** Takes the folder that has one for each language. */
  public Translations(Path sources) {
    this.sources = sources;
  }

  /** What stands below the listing of a method such as {@code SegmentCircle#closestPoint}. */
  String html(String reference) {
    StringBuilder html = new StringBuilder();
    for (Language language : Language.values()) {
      listing(language, reference)
          .map(new CodeHtml(language.grammar, Set.of())::listing)
          .ifPresent(
              code ->
                  html.append("<details class=\"translation\"><summary>The same in ")
                      .append(language.title)
                      .append("</summary>")
                      .append(code)
                      .append("</details>"));
    }
    return html.toString();
  }

  private Optional<Listing> listing(Language language, String reference) {
    int hash = reference.indexOf('#');
    Path file =
        sources
            .resolve(language.folder)
            .resolve(snake(reference.substring(0, hash)) + language.ending);
    if (!Files.isRegularFile(file)) {
      return Optional.empty();
    }
    return Region.find(JavaSources.read(file), language.comment, reference.substring(hash + 1))
        .map(Listing::new);
  }

  private static String snake(String type) {
    return type.replaceAll("(?<=[a-z])(?=[A-Z])", "_").toLowerCase(Locale.ROOT);
  }
}
