package touchline.server.asset;

import java.util.EnumSet;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * The forms in which the bytes of an answer travel (RFC 9110, section 8.4.1), the shortest first.
 */
public enum Coding {
  /** Browsers take it over https, and from their own machine. */
  BROTLI("br"),
  GZIP("gzip"),
  PLAIN("");

  private final String token;

  Coding(String token) {
    this.token = token;
  }

  /** What Content-Encoding says; nothing where there is no such header. */
  public Optional<String> token() {
    return Optional.of(token).filter(said -> !said.isEmpty());
  }

  /** What an entity tag ends with, since every form has its own. */
  String tagEnd() {
    return token.isEmpty() ? "" : "-" + token;
  }

  /** All that can be made on this machine. */
  static Set<Coding> canBeMade() {
    return Brotli.isThere() ? EnumSet.allOf(Coding.class) : EnumSet.of(GZIP, PLAIN);
  }

  /** The bytes in this form. */
  public byte[] compress(byte[] bytes, Effort effort) {
    return switch (this) {
      case BROTLI -> Brotli.compress(bytes, effort);
      case GZIP -> Gzip.compress(bytes, effort);
      case PLAIN -> bytes;
    };
  }

  /**
   * The shortest form that a client takes and that can be made here.
   *
   * @param acceptEncoding the header's value; empty when there is none
   */
  public static Coding best(String acceptEncoding) {
    return accepted(acceptEncoding).iterator().next();
  }

  /**
   * All forms that a client takes and that can be made here: those named with a weight above 0 (RFC
   * 9110, section 12.5.3). A star stands for gzip, which whatever sends one knows.
   */
  static Set<Coding> accepted(String acceptEncoding) {
    Map<String, Boolean> named = named(acceptEncoding);
    Set<Coding> accepted = EnumSet.of(PLAIN);
    boolean star = named.getOrDefault("*", false);
    if (named.getOrDefault(GZIP.token, named.getOrDefault("x-gzip", star))) {
      accepted.add(GZIP);
    }
    if (named.getOrDefault(BROTLI.token, false) && Brotli.isThere()) {
      accepted.add(BROTLI);
    }
    return accepted;
  }

  private static Map<String, Boolean> named(String acceptEncoding) {
    Map<String, Boolean> named = new HashMap<>();
    for (String part : acceptEncoding.toLowerCase(Locale.ROOT).split(",", -1)) {
      String[] coding = part.split(";", 2);
      named.put(coding[0].strip(), coding.length < 2 || !isZero(coding[1]));
    }
    return named;
  }

  private static boolean isZero(String weight) {
    return weight.replace(" ", "").matches("q=0(\\.0*)?");
  }
}
