package touchline.server.grading.pool;

import java.io.File;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.tree.ClassNode;
import touchline.geometry.Vec2;
import touchline.server.grading.worker.Main;

/**
 * Where the classes of this program come from that a worker uses, wherever that is.
 *
 * @param places jars and folders
 * @param archive where the class-data archive of them is or would be, for workers of commands
 */
record WorkerClasses(List<Path> places, Optional<Archive> archive) {
  WorkerClasses {
    places = List.copyOf(places);
  }

  static WorkerClasses of(Java java, Life life) throws IOException {
    PackedJars packed = PackedJars.in(CommandLine.placeOf(Main.class));
    if (packed.isEmpty()) {
      return new WorkerClasses(unpacked(), Optional.empty());
    }
    List<Path> jars = packed.copies(List.of("worker", "shared"));
    return new WorkerClasses(
        jars, life == Life.SHORT ? Optional.of(Archive.of(java, jars)) : Optional.empty());
  }

  private static List<Path> unpacked() {
    return Stream.of(Main.class, Vec2.class, ClassReader.class, ClassNode.class)
        .map(CommandLine::placeOf)
        .distinct()
        .toList();
  }

  /** All that a worker reads. */
  List<Path> shown() {
    List<Path> shown = new ArrayList<>(places);
    archive.ifPresent(made -> shown.add(made.file()));
    return shown;
  }

  /** What Java is told of them. */
  List<String> words() throws IOException {
    List<String> words = new ArrayList<>(archive.isPresent() ? archive.get().words() : List.of());
    words.add("-cp");
    words.add(path());
    return words;
  }

  /** The places as a class path. */
  String path() {
    return places.stream().map(Path::toString).collect(Collectors.joining(File.pathSeparator));
  }
}
