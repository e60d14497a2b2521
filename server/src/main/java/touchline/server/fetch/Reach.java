package touchline.server.fetch;

import java.net.Inet4Address;
import java.net.Inet6Address;
import java.net.InetAddress;
import java.net.URI;
import java.net.UnknownHostException;
import java.util.Locale;
import java.util.Optional;

/** Which addresses are asked. */
public enum Reach {
  /** Those that everybody on the internet could ask, and only by https. */
  PUBLIC,

  /** Also this machine, by http, to try things out. */
  LOOPBACK_TOO,

  /** Whatever the operator of this site named themselves, also in a network of their own. */
  NAMED;

  private static final int CARRIER = 100;
  private static final int CARRIER_FROM = 64;
  private static final int CARRIER_TO = 127;
  private static final int BENCHMARKS = 198;
  private static final int EXPERIMENTS = 240;
  private static final int UNIQUE_LOCAL = 0xfc;
  private static final int UNIQUE_LOCAL_BITS = 0xfe;
  private static final int EMBEDDING = 12;

  /**
   * Why nobody is asked there, or nothing. The name is looked up for that; the look-up is kept by
   * the platform for a while, so that what is asked a moment later is what was looked at here.
   */
  public Optional<String> problem(URI address) {
    Optional<String> form = problemOfForm(address);
    if (form.isPresent()) {
      return form;
    }
    try {
      InetAddress[] all = InetAddress.getAllByName(address.getHost());
      for (InetAddress one : all) {
        if (!allows(address, one)) {
          return Optional.of("its host must be one of the public internet: " + address.getHost());
        }
      }
      return Optional.empty();
    } catch (UnknownHostException unknown) {
      return Optional.of("its host must be known: " + address.getHost());
    }
  }

  /** The same without looking the name up. */
  public Optional<String> problemOfForm(URI address) {
    String scheme = String.valueOf(address.getScheme()).toLowerCase(Locale.ROOT);
    if (address.getHost() == null || address.getUserInfo() != null) {
      return Optional.of("it must be an address with a host: " + address);
    }
    boolean isTls = scheme.equals("https");
    boolean isLocal = this != PUBLIC && scheme.equals("http");
    return isTls || isLocal
        ? Optional.empty()
        : Optional.of("it must begin with https: " + address);
  }

  private boolean allows(URI address, InetAddress host) {
    if (host.isLoopbackAddress() || this == NAMED) {
      return this != PUBLIC;
    }
    return "https".equalsIgnoreCase(address.getScheme()) && isPublic(host);
  }

  /** Not a network of somebody's own, nor one that leads back to this machine. */
  static boolean isPublic(InetAddress host) {
    if (host.isAnyLocalAddress()
        || host.isLoopbackAddress()
        || host.isLinkLocalAddress()
        || host.isSiteLocalAddress()
        || host.isMulticastAddress()) {
      return false;
    }
    byte[] bytes = host.getAddress();
    if (host instanceof Inet4Address) {
      return isPublic(bytes[0] & 0xff, bytes[1] & 0xff);
    }
    return host instanceof Inet6Address long128 && isPublic(long128);
  }

  private static boolean isPublic(int first, int second) {
    boolean isCarrier = first == CARRIER && second >= CARRIER_FROM && second <= CARRIER_TO;
    boolean isBenchmark = first == BENCHMARKS && (second == 18 || second == 19);
    return first != 0 && first < EXPERIMENTS && !isCarrier && !isBenchmark;
  }

  /** Addresses that hold a short one lead where that one does: they are not asked at all. */
  private static boolean isPublic(Inet6Address host) {
    byte[] bytes = host.getAddress();
    boolean isOwn = (bytes[0] & UNIQUE_LOCAL_BITS) == UNIQUE_LOCAL;
    boolean isNat = bytes[0] == 0 && bytes[1] == 0x64;
    boolean isTranslated = isNat || (bytes[0] == 0x20 && bytes[1] == 2);
    boolean isEmbedding = true;
    for (int i = 0; i < EMBEDDING - 2; i++) {
      isEmbedding &= bytes[i] == 0;
    }
    return !isOwn && !isTranslated && !isEmbedding;
  }
}
