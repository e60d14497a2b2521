package touchline.server.asset;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;

/** Reads what was packed into the program. */
final class ClassPath {
  private ClassPath() {}

  /**
   * The bytes of a resource.
   *
   * @throws MissingAsset if the program was built without it
   */
  static byte[] bytes(String path) {
    try (InputStream in = ClassPath.class.getClassLoader().getResourceAsStream(path)) {
      if (in == null) {
        throw new MissingAsset(path);
      }
      return in.readAllBytes();
    } catch (IOException unreadable) {
      throw new UncheckedIOException(path, unreadable);
    }
  }

  static String text(String path) {
    return new String(bytes(path), StandardCharsets.UTF_8);
  }
}
