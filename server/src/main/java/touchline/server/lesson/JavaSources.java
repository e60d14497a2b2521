package touchline.server.lesson;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/**
 * The Java that lessons print, by tag: the lines between {@code // tag::name[]} and {@code //
 * end::name[]} of a class, so that a listing follows its source when that moves or changes.
 */
final class JavaSources {
  private static final String TAG = "// tag::";
  private static final String END = "// end::";

  private final List<Path> roots;
  private final Map<List<String>, FigureHtml> figures = new HashMap<>();

  /** Takes the folders of the classes that may be printed. */
  JavaSources(Path... roots) {
    this.roots = List.of(roots);
  }

  /**
   * A figure that runs this Java, made once.
   *
   * @throws touchline.figure.FigureProblem if it breaks a rule of the figure language
   * @throws MissingListing if its method, or one that it calls, is not a tagged region
   */
  FigureHtml figure(String name, String text) {
    List<String> key = List.of(name, text);
    FigureHtml made = figures.get(key);
    if (made == null) {
      made = FigureHtml.of(name, text, this);
      figures.put(key, made);
    }
    return made;
  }

  /**
   * The region that a reference such as {@code SegmentCircle#closestPoint} names.
   *
   * @throws MissingListing if the reference does not read so, or names no class or no tag
   */
  Listing listing(String reference) {
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
    List<String> lines = read(fileOf(type));
    for (int i = line - 1; i >= 0; i--) {
      String text = lines.get(i).strip();
      if (text.startsWith(END)) {
        break;
      }
      if (text.startsWith(TAG)) {
        return type + "#" + text.substring(TAG.length(), text.length() - 2);
      }
    }
    throw new MissingListing(type + ".java must have a region // tag::… around line " + line);
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
    int start = indexOf(lines, TAG + tag + "[]");
    int end = indexOf(lines, END + tag + "[]");
    if (start < 0 || end < start) {
      String rule = type + ".java must have a region " + TAG + tag + "[] … " + END + tag + "[]";
      throw new MissingListing(rule);
    }
    List<Listing.Line> region = new ArrayList<>();
    for (int i = start + 1; i < end; i++) {
      if (!isMarker(lines.get(i))) {
        region.add(new Listing.Line(i + 1, lines.get(i).stripTrailing()));
      }
    }
    if (region.isEmpty()) {
      throw new MissingListing("the region must have lines: " + type + "#" + tag);
    }
    return new Listing(outdented(region));
  }

  private static List<String> read(Path file) {
    try {
      return Files.readAllLines(file);
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    }
  }

  private static int indexOf(List<String> lines, String marker) {
    return lines.stream().map(String::strip).toList().indexOf(marker);
  }

  /** Markers of regions inside a region are not part of it. */
  private static boolean isMarker(String line) {
    String text = line.strip();
    return text.startsWith(TAG) || text.startsWith(END);
  }

  private static List<Listing.Line> outdented(List<Listing.Line> lines) {
    int margin =
        lines.stream()
            .filter(line -> !line.text().isEmpty())
            .mapToInt(line -> line.text().length() - line.text().stripLeading().length())
            .min()
            .orElse(0);
    return lines.stream()
        .map(
            line ->
                new Listing.Line(
                    line.number(), line.text().substring(Math.min(margin, line.text().length()))))
        .toList();
  }
}
