package touchline.server.grading.pool;

import java.io.File;
import java.io.IOException;
import java.net.URI;
import java.net.URISyntaxException;
import java.net.URL;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.tree.ClassNode;
import touchline.geometry.Vec2;

/**
 * How the translating process is started: a Java, the client's translator, and its compiler, which
 * lies in a place of its own and is never on the class path of the site.
 */
final class TranslatorLine {
  private static final String MAIN = "touchline.client.browser.translator.Main";

  /** Beside the classes, when they are not in one file with it. */
  private static final String COMPILER = "lib/translator";

  /** The compiler keeps what it has read of the library: about 100 MB, measured. */
  private static final List<String> FLAGS =
      List.of(
          "-Xmx256m",
          "-XX:MaxMetaspaceSize=96m",
          "-Xss4m",
          "-XX:+UseSerialGC",
          "-XX:TieredStopAtLevel=1",
          "-XX:-UsePerfData",
          "-XX:+DisableAttachMechanism",
          "-XX:-CreateCoredumpOnCrash",
          "-XX:ErrorFile=/dev/null",
          "-Xshare:auto",
          "-Xlog:disable",
          "-Xlog:all=error:stderr",
          "-Djava.awt.headless=true",
          "-Duser.language=en",
          "-Duser.timezone=UTC",
          "-Dfile.encoding=UTF-8");

  private TranslatorLine() {}

  /** With bubblewrap around it, if that works here; empty if the compiler is not there. */
  static Optional<List<String>> words(Java java) throws IOException {
    List<Path> places = places();
    if (places.isEmpty()) {
      return Optional.empty();
    }
    List<String> words = new ArrayList<>();
    Bubble.found(java.home(), places).ifPresent(around -> words.addAll(around.words()));
    words.add(java.home().resolve("bin/java").toString());
    words.addAll(FLAGS);
    words.add("-cp");
    words.add(String.join(File.pathSeparator, places.stream().map(Path::toString).toList()));
    words.add(MAIN);
    return Optional.of(words);
  }

  /** Whether this program was built with the compiler. */
  static boolean isThere() {
    try {
      return packed().has("translator") || !placesOfClasses().isEmpty();
    } catch (IOException unreadable) {
      return false;
    }
  }

  private static List<Path> places() throws IOException {
    PackedJars packed = packed();
    return packed.isEmpty() ? placesOfClasses() : packed.copies(List.of("translator", "shared"));
  }

  private static PackedJars packed() throws IOException {
    return PackedJars.in(CommandLine.placeOf(TranslatorLine.class));
  }

  private static List<Path> placesOfClasses() throws IOException {
    URL main = TranslatorLine.class.getClassLoader().getResource(MAIN.replace('.', '/') + ".class");
    Path folder = CommandLine.placeOf(TranslatorLine.class).resolveSibling(COMPILER);
    if (main == null || !Files.isDirectory(folder)) {
      return List.of();
    }
    List<Path> places = new ArrayList<>();
    places.add(placeOf(main));
    for (Class<?> type : List.of(Vec2.class, ClassReader.class, ClassNode.class)) {
      places.add(CommandLine.placeOf(type));
    }
    try (Stream<Path> jars = Files.list(folder)) {
      jars.filter(jar -> jar.toString().endsWith(".jar")).sorted().forEach(places::add);
    }
    return places;
  }

  /** The jar, or the folder, that a class file is in. */
  private static Path placeOf(URL classFile) {
    String text = classFile.toString();
    String place = text.substring(0, text.length() - MAIN.length() - ".class".length());
    try {
      return Path.of(new URI(place.replaceFirst("^jar:", "").replaceFirst("!/$", "")));
    } catch (URISyntaxException broken) {
      throw new IllegalStateException("a class must come from a file: " + text, broken);
    }
  }
}
