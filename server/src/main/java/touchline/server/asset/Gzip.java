package touchline.server.asset;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Locale;
import java.util.zip.Deflater;
import java.util.zip.GZIPInputStream;
import java.util.zip.GZIPOutputStream;

/** The gzip form of an answer, and whether a client may get it. */
public final class Gzip {
  private Gzip() {}

  /** As small as possible: for bytes that are kept. */
  static byte[] small(byte[] bytes) {
    return zip(bytes, Deflater.BEST_COMPRESSION);
  }

  /** As fast as possible: for a page that is made for one answer. */
  public static byte[] fast(byte[] bytes) {
    return zip(bytes, Deflater.BEST_SPEED);
  }

  /** What was compressed by this class. */
  static byte[] unzip(byte[] gzip) {
    try (GZIPInputStream in = new GZIPInputStream(new ByteArrayInputStream(gzip))) {
      return in.readAllBytes();
    } catch (IOException impossible) {
      throw new UncheckedIOException(impossible);
    }
  }

  private static byte[] zip(byte[] bytes, int level) {
    ByteArrayOutputStream out = new ByteArrayOutputStream(bytes.length / 3 + 64);
    try (GZIPOutputStream zip = new LevelledGzip(out, level)) {
      zip.write(bytes);
    } catch (IOException impossible) {
      throw new UncheckedIOException(impossible);
    }
    return out.toByteArray();
  }

  /**
   * Whether an Accept-Encoding allows gzip: named with a weight above 0, or covered by a star and
   * not named (RFC 9110, section 12.5.3).
   *
   * @param accepted the header's value; empty when there is none
   */
  public static boolean isAccepted(String accepted) {
    boolean byStar = false;
    for (String part : accepted.toLowerCase(Locale.ROOT).split(",", -1)) {
      String[] coding = part.split(";", 2);
      boolean allowed = coding.length < 2 || !isZero(coding[1]);
      String name = coding[0].strip();
      if (name.equals("gzip") || name.equals("x-gzip")) {
        return allowed;
      }
      byStar |= name.equals("*") && allowed;
    }
    return byStar;
  }

  private static boolean isZero(String weight) {
    return weight.replace(" ", "").matches("q=0(\\.0*)?");
  }

  private static final class LevelledGzip extends GZIPOutputStream {
    LevelledGzip(ByteArrayOutputStream out, int level) throws IOException {
      super(out);
      def.setLevel(level);
    }
  }
}
