package touchline.server.lesson.figure;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import touchline.figure.CalledShows;

/**
 * The Java that lessons print, by tag: the lines between {@code // tag::name[]} and {@code //
 * end::name[]} of a class, so that a listing follows its source when that moves or changes.
 */
public final class JavaSources {
  private static final String COMMENT = "//";

  private final List<Path> roots;
  private final Translations translations;
  private final Map<List<Object>, FigureHtml> figures = new HashMap<>();

  /** Takes the folders of the classes that may be printed, and what they are in other languages. */
  public JavaSources(List<Path> roots, Translations translations) {
    this.roots = List.copyOf(roots);
    this.translations = translations;
  }

  /** The other languages below a listing, as HTML; nothing where there are none. */
  public String translations(String reference) {
    return translations.html(reference);
  }

  /**
   * A figure that runs this Java, made once.
   *
   * @param shows how methods that it calls are drawn; others make another figure
   * @throws touchline.figure.FigureProblem if it breaks a rule of the figure language
   * @throws MissingListing if its method, or one that it calls, is not a tagged region
   */
  public FigureHtml figure(String name, String text, CalledShows shows) {
    List<Object> key = List.of(name, text, shows);
    FigureHtml made = figures.get(key);
    if (made == null) {
      made = FigureHtml.of(name, text, this, shows);
      figures.put(key, made);
    }
    return made;
  }

  /**
   * The region that a reference such as {@code SegmentCircle#closestPoint} names.
   *
   * @throws MissingListing if the reference does not read so, or names no class or no tag
   */
  public Listing listing(String reference) {
    int hash = reference.indexOf('#');
    if (hash < 1 || hash == reference.length() - 1) {
      throw new MissingListing("a listing must be named Class#tag: " + reference);
    }
    String type = reference.substring(0, hash);
    String tag = reference.substring(hash + 1);
    return region(read(fileOf(type)), type, tag);
  }

  /**
   * The region around a line of a class, as a reference: the name of the method that the line is
   * in.
   *
   * @throws MissingListing if the line is in no region
   */
  String referenceAt(String type, int line) {
    return Region.around(read(fileOf(type)), COMMENT, line)
        .map(tag -> type + "#" + tag)
        .orElseThrow(
            () ->
                new MissingListing(
                    type + ".java must have a region // tag::… around line " + line));
  }

  private Path fileOf(String type) {
    List<Path> found = roots.stream().flatMap(root -> files(root, type + ".java")).toList();
    if (found.size() != 1) {
      String rule = "a listing must name one class, of which there are " + found.size() + ": ";
      throw new MissingListing(rule + type);
    }
    return found.get(0);
  }

  private static Stream<Path> files(Path root, String name) {
    try (Stream<Path> files = Files.walk(root)) {
      return files.filter(file -> file.endsWith(name)).sorted().toList().stream();
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    }
  }

  /** The region of that tag among the lines of a class. */
  static Listing region(List<String> lines, String type, String tag) {
    List<Listing.Line> region =
        Region.find(lines, COMMENT, tag)
            .orElseThrow(
                () ->
                    new MissingListing(
                        type
                            + ".java must have a region // tag::"
                            + tag
                            + "[] … // end::"
                            + tag
                            + "[]"));
    if (region.isEmpty()) {
      throw new MissingListing("the region must have lines: " + type + "#" + tag);
    }
    return new Listing(region);
  }

  static List<String> read(Path file) {
    try {
      return Files.readAllLines(file);
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    }
  }
}
