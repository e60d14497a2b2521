package touchline.weave;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.commons.ClassRemapper;
import org.objectweb.asm.commons.Remapper;

/**
 * A step of the build: beside the compiled algorithms, {@code touchline.taught}, it writes woven
 * copies, {@code touchline.traced.taught}, and the figures' table of functions, which calls the
 * copies; the table of the listings that topics ask for, and that of the listings with gaps. The
 * algorithms themselves stay as javac wrote them.
 */
public final class WeaveClasses {
  private static final String WOVEN = "touchline/taught/";
  private static final String TOPICS = "touchline/topic/";
  private static final String COPIES = "touchline/traced/taught/";
  private static final Remapper NAMES =
      new Remapper(Opcodes.ASM9) {
        @Override
        public String map(String name) {
          return name.startsWith(WOVEN) ? COPIES + name.substring(WOVEN.length()) : name;
        }
      };

  private WeaveClasses() {}

  /** Takes two arguments: the folders of the compiled classes and of the lessons. */
  public static void main(String[] arguments) throws IOException {
    Path classes = Path.of(arguments[0]);
    forget(classes.resolve(COPIES));
    ClassLoader loader = WeaveClasses.class.getClassLoader();
    List<TaughtMethod> functions = new ArrayList<>();
    for (Path file : classFilesIn(classes.resolve(WOVEN))) {
      byte[] classFile = Files.readAllBytes(file);
      write(classes, Weaver.weave(classFile, loader));
      functions.addAll(TaughtMethod.in(classFile, NAMES.map(nameOf(classes, file))));
    }
    Set<String> first = FirstLessons.classes(Path.of(arguments[1]));
    Files.write(
        classes.resolve(FunctionTableWriter.NAME + ".class"),
        FunctionTableWriter.of(functions, first));
    GapExercises gaps = GapExercises.in(Path.of(arguments[1]));
    List<String> names = new ArrayList<>(asked(classes));
    names.addAll(gaps.methods());
    List<String> listings = ListingSources.of(names, type -> sourceOf(classes, type));
    writeTable(classes, ListingTableWriter.NAME, listings);
    List<String> entries = gaps.entries(listings, functions, type -> sourceOf(classes, type));
    writeTable(classes, ListingTableWriter.GAPS, entries);
  }

  private static void writeTable(Path classes, String name, List<String> texts) throws IOException {
    Files.write(classes.resolve(name + ".class"), ListingTableWriter.of(name, texts));
  }

  private static List<String> asked(Path classes) throws IOException {
    List<String> names = new ArrayList<>();
    for (Path file : classFilesIn(classes.resolve(TOPICS))) {
      names.addAll(AskedListings.in(Files.readAllBytes(file)));
    }
    return names;
  }

  /** The sources lie beside the classes: the server prints them. */
  private static TaggedSource sourceOf(Path classes, String type) {
    try {
      return new TaggedSource(type, Files.readAllLines(classes.resolve(WOVEN + type + ".java")));
    } catch (IOException unread) {
      throw new UncheckedIOException(unread);
    }
  }

  /** A copy must not outlive an algorithm that was renamed or removed. */
  private static void forget(Path copies) throws IOException {
    if (Files.isDirectory(copies)) {
      for (Path copy : classFilesIn(copies)) {
        Files.delete(copy);
      }
    }
  }

  private static List<Path> classFilesIn(Path classes) throws IOException {
    try (Stream<Path> files = Files.walk(classes)) {
      return files
          .filter(file -> file.toString().endsWith(".class"))
          .filter(file -> !file.endsWith("package-info.class"))
          .sorted()
          .toList();
    }
  }

  private static String nameOf(Path classes, Path file) {
    String name =
        classes.relativize(file).toString().replace(file.getFileSystem().getSeparator(), "/");
    return name.substring(0, name.length() - ".class".length());
  }

  private static void write(Path classes, byte[] classFile) throws IOException {
    ClassReader reader = new ClassReader(classFile);
    ClassWriter writer = new ClassWriter(0);
    reader.accept(new ClassRemapper(writer, NAMES), 0);
    Path file = classes.resolve(NAMES.map(reader.getClassName()) + ".class");
    Files.createDirectories(file.getParent());
    Files.write(file, writer.toByteArray());
  }
}
