package touchline.server.lesson.figure;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;

/** The methods that lessons teach, as they are printed, from the text packed into the program. */
public final class TaughtSource {
  private TaughtSource() {}

  /**
   * The listing of a method such as {@code SegmentCircle#closestPoint}.
   *
   * @throws MissingListing if the program was built without it
   */
  public static Listing listing(String reference) {
    int hash = reference.indexOf('#');
    String type = reference.substring(0, hash);
    return JavaSources.region(text(type).lines().toList(), type, reference.substring(hash + 1));
  }

  private static String text(String type) {
    String path = "touchline/taught/" + type + ".java";
    try (InputStream in = TaughtSource.class.getClassLoader().getResourceAsStream(path)) {
      if (in == null) {
        throw new MissingListing("the program must contain " + path);
      }
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException unreadable) {
      throw new UncheckedIOException(path, unreadable);
    }
  }
}
