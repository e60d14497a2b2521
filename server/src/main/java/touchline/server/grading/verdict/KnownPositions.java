package touchline.server.grading.verdict;

import java.io.ByteArrayInputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import touchline.code.AskedMethod;
import touchline.code.CodeExercise;
import touchline.server.asset.ClassPath;
import touchline.server.asset.MissingAsset;
import touchline.topic.Topics;

/**
 * The positions of special cases of the lessons' methods, drawn by the build: they are the same at
 * every start, and to draw those of one method takes longer than to mark an answer to it.
 */
public final class KnownPositions {
  private static final String FOLDER = "touchline/positions";

  private static final Set<String> TOLD = ConcurrentHashMap.newKeySet();

  private KnownPositions() {}

  /** A step of the build. Takes the folder of the classes. */
  public static void main(String[] arguments) throws IOException {
    Path folder = Path.of(arguments[0]).resolve(FOLDER);
    Files.createDirectories(folder);
    List<CodeExercise> methods = Topics.methods();
    List<List<double[]>> drawn = methods.parallelStream().map(CodeExercise::positions).toList();
    for (int i = 0; i < methods.size(); i++) {
      write(folder.resolve(name(methods.get(i))), drawn.get(i));
    }
  }

  private static String name(AskedMethod method) {
    return method.id().replace('/', '.');
  }

  private static void write(Path file, List<double[]> lists) throws IOException {
    try (DataOutputStream out = new DataOutputStream(Files.newOutputStream(file))) {
      out.writeInt(lists.size());
      for (double[] numbers : lists) {
        out.writeInt(numbers.length);
        for (double number : numbers) {
          out.writeDouble(number);
        }
      }
    }
  }

  /** Tells a method of the lessons what the build drew; others draw for themselves. */
  static void tell(AskedMethod method) {
    Topics.method(method.id())
        .filter(lesson -> !TOLD.contains(lesson.id()))
        .ifPresent(
            lesson -> {
              lesson.know(read(lesson));
              TOLD.add(lesson.id());
            });
  }

  /**
   * What the build drew for a method.
   *
   * @throws MissingAsset if the program was built without it, or the file is damaged
   */
  static List<double[]> read(CodeExercise method) {
    String path = FOLDER + '/' + name(method);
    byte[] packed = ClassPath.bytes(KnownPositions.class.getClassLoader(), path);
    try (DataInputStream in = new DataInputStream(new ByteArrayInputStream(packed))) {
      List<double[]> lists = new ArrayList<>();
      for (int left = in.readInt(); left > 0; left--) {
        lists.add(numbers(in));
      }
      return lists;
    } catch (IOException broken) {
      throw MissingAsset.damaged(path, broken);
    }
  }

  private static double[] numbers(DataInputStream in) throws IOException {
    double[] numbers = new double[in.readInt()];
    for (int i = 0; i < numbers.length; i++) {
      numbers[i] = in.readDouble();
    }
    return numbers;
  }
}
