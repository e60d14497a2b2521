package touchline.server.account.guard;

import java.net.InetAddress;
import java.net.UnknownHostException;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * The proxies that the operator put in front of the site. What they say about where a request comes
 * from is believed, and what anybody else says is not.
 */
public record Proxies(List<Network> trusted) {
  /** Requests come straight from those who ask. */
  public static final Proxies NONE = new Proxies(List.of());

  /** A customer of a provider has a network of so many bits of their own. */
  private static final int OWN_BITS = 64;

  private static final Pattern ADDRESS =
      Pattern.compile("[0-9]{1,3}(\\.[0-9]{1,3}){3}|[0-9a-fA-F:.]*:[0-9a-fA-F:.]*");

  private static final int BYTE = 8;
  private static final int SHORT_ADDRESS = 4;

  public Proxies {
    trusted = List.copyOf(trusted);
  }

  /**
   * Addresses that begin alike.
   *
   * @param bits how many of the first ones are the same
   */
  public record Network(InetAddress address, int bits) {
    boolean has(InetAddress other) {
      byte[] own = address.getAddress();
      byte[] its = other.getAddress();
      return own.length == its.length && Arrays.equals(first(own, bits), first(its, bits));
    }
  }

  /** Reads addresses and networks with commas between; empty if one of them is neither. */
  public static Optional<Proxies> parse(String text) {
    List<Optional<Network>> all =
        Arrays.stream(text.split(",", -1)).map(String::strip).map(Proxies::network).toList();
    return all.stream().allMatch(Optional::isPresent)
        ? Optional.of(new Proxies(all.stream().map(Optional::orElseThrow).toList()))
        : Optional.empty();
  }

  private static Optional<Network> network(String text) {
    String[] parts = text.split("/", 2);
    Optional<InetAddress> address = address(parts[0]);
    if (parts.length == 1 || address.isEmpty()) {
      return address.map(one -> new Network(one, one.getAddress().length * BYTE));
    }
    int bits = parts[1].matches("[0-9]{1,3}") ? Integer.parseInt(parts[1]) : -1;
    return address
        .filter(first -> bits >= 0 && bits <= first.getAddress().length * BYTE)
        .map(first -> new Network(first, bits));
  }

  /** Only what is written as an address, so that no name is ever looked up. */
  private static Optional<InetAddress> address(String text) {
    try {
      return ADDRESS.matcher(text).matches()
          ? Optional.of(InetAddress.getByName(text))
          : Optional.empty();
    } catch (UnknownHostException noAddress) {
      return Optional.empty();
    }
  }

  /**
   * Where a request comes from.
   *
   * @param peer who sent it to us
   * @param forwarded what proxies wrote down, the nearest last
   */
  public String client(String peer, String forwarded) {
    Optional<InetAddress> client = address(peer);
    String[] hops = forwarded.split(",", -1);
    for (int i = hops.length - 1; i >= 0 && client.filter(this::isTrusted).isPresent(); i--) {
      Optional<InetAddress> before = address(hops[i].strip());
      if (before.isEmpty()) {
        break;
      }
      client = before;
    }
    return client.map(Proxies::shown).orElse(peer);
  }

  /** Whether this address is that of one of them. */
  boolean isOne(String peer) {
    return !trusted.isEmpty() && address(peer).filter(this::isTrusted).isPresent();
  }

  private boolean isTrusted(InetAddress address) {
    return trusted.stream().anyMatch(network -> network.has(address));
  }

  /** Of a long address the part that its owner cannot change at will. */
  private static String shown(InetAddress address) {
    byte[] all = address.getAddress();
    if (all.length == SHORT_ADDRESS) {
      return address.getHostAddress();
    }
    try {
      return InetAddress.getByAddress(first(all, OWN_BITS)).getHostAddress() + "/" + OWN_BITS;
    } catch (UnknownHostException ofGoodLength) {
      throw new IllegalStateException(ofGoodLength);
    }
  }

  private static byte[] first(byte[] address, int bits) {
    byte[] first = new byte[address.length];
    for (int i = 0; i < address.length; i++) {
      int left = Math.max(0, Math.min(BYTE, bits - i * BYTE));
      first[i] = (byte) (address[i] & (0xff << (BYTE - left)));
    }
    return first;
  }
}
