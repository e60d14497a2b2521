package touchline.server.asset;

import java.io.IOException;
import java.io.InputStream;
import java.net.JarURLConnection;
import java.net.URL;
import java.net.URLConnection;
import java.nio.charset.StandardCharsets;
import java.util.zip.CRC32;

/** Reads what was packed into the program, and sees that it is what was packed. */
public final class ClassPath {
  private ClassPath() {}

  static byte[] bytes(String path) {
    return bytes(ClassPath.class.getClassLoader(), path);
  }

  static String text(String path) {
    return new String(bytes(path), StandardCharsets.UTF_8);
  }

  /**
   * The bytes of a resource.
   *
   * @throws MissingAsset if the program was built without it, or its file is damaged there
   */
  public static byte[] bytes(ClassLoader loader, String path) {
    URL place = loader.getResource(path);
    if (place == null) {
      throw new MissingAsset(path);
    }
    try {
      URLConnection packed = place.openConnection();
      byte[] bytes;
      try (InputStream in = packed.getInputStream()) {
        bytes = in.readAllBytes();
      }
      if (packed instanceof JarURLConnection jar && jar.getJarEntry().getCrc() != sum(bytes)) {
        throw MissingAsset.damaged(path);
      }
      return bytes;
    } catch (IOException unreadable) {
      throw MissingAsset.damaged(path, unreadable);
    }
  }

  /** What a jar keeps of each entry, and Java does not compare when it reads one. */
  private static long sum(byte[] bytes) {
    CRC32 sum = new CRC32();
    sum.update(bytes);
    return sum.getValue();
  }
}
