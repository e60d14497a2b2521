package touchline.server.page;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.ByteArrayInputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import touchline.server.asset.ClassPath;
import touchline.server.asset.MissingAsset;

/**
 * What every site shows first and alike, rendered by the build: a start that renders it again
 * spends a third of its time on that, most of it to load what renders.
 */
public final class ReadyParts {
  private static final String RESOURCE = "touchline/parts.packed";

  private ReadyParts() {}

  /**
   * A step of the build.
   *
   * @param classes the folder of the compiled classes
   */
  public static void write(Map<String, String> parts, Path classes) throws IOException {
    Path made = classes.resolve(RESOURCE);
    Files.createDirectories(Objects.requireNonNull(made.getParent()));
    try (DataOutputStream out = new DataOutputStream(Files.newOutputStream(made))) {
      out.writeInt(parts.size());
      for (Map.Entry<String, String> part : new TreeMap<>(parts).entrySet()) {
        byte[] html = part.getValue().getBytes(UTF_8);
        out.writeUTF(part.getKey());
        out.writeInt(html.length);
        out.write(html);
      }
    }
  }

  /**
   * What the build rendered, by name.
   *
   * @throws MissingAsset if the program was built without this step, or the file is damaged
   */
  public static Map<String, String> read() {
    byte[] packed = ClassPath.bytes(ReadyParts.class.getClassLoader(), RESOURCE);
    Map<String, String> parts = new HashMap<>();
    try (DataInputStream in = new DataInputStream(new ByteArrayInputStream(packed))) {
      for (int left = in.readInt(); left > 0; left--) {
        parts.put(in.readUTF(), new String(in.readNBytes(in.readInt()), UTF_8));
      }
    } catch (IOException broken) {
      throw MissingAsset.damaged(RESOURCE, broken);
    }
    return parts;
  }
}
