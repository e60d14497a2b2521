package touchline.server.author.file;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;

/** The files of a folder of our own as bytes, to be kept beside the compiled lessons. */
public final class PackedFiles {
  private PackedFiles() {}

  /** The same bytes for the same files. */
  public static byte[] of(Path folder) throws IOException {
    Map<String, byte[]> files = new TreeMap<>();
    for (Path file : files(folder)) {
      files.put(folder.relativize(file).toString().replace('\\', '/'), Files.readAllBytes(file));
    }
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    DataOutputStream out = new DataOutputStream(bytes);
    out.writeInt(files.size());
    for (Map.Entry<String, byte[]> file : files.entrySet()) {
      out.writeUTF(file.getKey());
      out.writeInt(file.getValue().length);
      out.write(file.getValue());
    }
    return bytes.toByteArray();
  }

  private static List<Path> files(Path folder) throws IOException {
    try (Stream<Path> all = Files.walk(folder)) {
      return all.filter(Files::isRegularFile).toList();
    }
  }

  /** What was kept. */
  public static FilesInMemory read(byte[] bytes) {
    try (DataInputStream in = new DataInputStream(new ByteArrayInputStream(bytes))) {
      Map<String, String> texts = new TreeMap<>();
      int count = in.readInt();
      for (int i = 0; i < count; i++) {
        String name = in.readUTF();
        texts.put(name, new String(in.readNBytes(in.readInt()), UTF_8));
      }
      return new FilesInMemory(texts);
    } catch (IOException broken) {
      throw new UncheckedIOException(broken);
    }
  }
}
