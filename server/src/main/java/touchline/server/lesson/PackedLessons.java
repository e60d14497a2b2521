package touchline.server.lesson;

import java.io.ByteArrayInputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import touchline.server.asset.ClassPath;
import touchline.server.asset.MissingAsset;

/**
 * All files of the lessons in one, as the build packs them: to look for each of a thousand on the
 * class path takes a tenth of a start.
 */
public final class PackedLessons {
  private static final String RESOURCE = LessonReader.FOLDER + ".packed";

  private PackedLessons() {}

  /** The last step of the lessons' build. Takes the folder of the compiled classes. */
  public static void main(String[] arguments) throws IOException {
    Path classes = Path.of(arguments[0]);
    Path folder = classes.resolve(LessonReader.FOLDER);
    try (Stream<Path> found = Files.walk(folder);
        DataOutputStream out =
            new DataOutputStream(Files.newOutputStream(classes.resolve(RESOURCE)))) {
      List<Path> files = found.filter(Files::isRegularFile).sorted().toList();
      out.writeInt(files.size());
      for (Path file : files) {
        byte[] bytes = Files.readAllBytes(file);
        out.writeUTF(folder.relativize(file).toString().replace('\\', '/'));
        out.writeInt(bytes.length);
        out.write(bytes);
      }
    }
  }

  /**
   * What the build packed.
   *
   * @throws MissingAsset if the program was built without this step, or the file is damaged
   */
  static LessonFiles read() {
    byte[] packed = ClassPath.bytes(PackedLessons.class.getClassLoader(), RESOURCE);
    Map<String, Range> files = new HashMap<>();
    try (DataInputStream in = new DataInputStream(new ByteArrayInputStream(packed))) {
      for (int left = in.readInt(); left > 0; left--) {
        String name = in.readUTF();
        int length = in.readInt();
        files.put(name, new Range(packed.length - in.available(), length));
        in.skipNBytes(length);
      }
    } catch (IOException broken) {
      throw MissingAsset.damaged(RESOURCE, broken);
    }
    return name -> Optional.ofNullable(files.get(name)).map(range -> range.of(packed));
  }

  /** Where the bytes of a file lie. */
  private record Range(int from, int length) {
    byte[] of(byte[] packed) {
      return Arrays.copyOfRange(packed, from, from + length);
    }
  }
}
