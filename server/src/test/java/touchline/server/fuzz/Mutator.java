package touchline.server.fuzz;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.util.Arrays;
import java.util.List;
import java.util.Random;

/** Changes what was right: a few cuts, copies, pieces of others, and bytes that readers trip on. */
final class Mutator {
  private static final int MOST_CHANGES = 6;
  private static final int LONGEST = 20_000;

  private static final byte[][] TRICKY = {
    {0},
    {-1, -1, -1, -1},
    {127, -1, -1, -1},
    {-17, -69, -65},
    {-19, -96, -128},
    {13, 10},
    {9},
    "\"".getBytes(UTF_8),
    "'".getBytes(UTF_8),
    ";".getBytes(UTF_8),
    ",".getBytes(UTF_8),
    "(((".getBytes(UTF_8),
    ")".getBytes(UTF_8),
    "[](".getBytes(UTF_8),
    "```".getBytes(UTF_8),
    "$$".getBytes(UTF_8),
    "$\\frac{1}{".getBytes(UTF_8),
    "<script>".getBytes(UTF_8),
    "&#x0;".getBytes(UTF_8),
    "=1+1".getBytes(UTF_8),
    "1e309".getBytes(UTF_8),
    "-0".getBytes(UTF_8),
    "NaN".getBytes(UTF_8),
    "1/0".getBytes(UTF_8),
    "√".getBytes(UTF_8),
    "\u202e".getBytes(UTF_8),
    "\ud83d\ude00".getBytes(UTF_8),
    "    ".getBytes(UTF_8),
    "> > > ".getBytes(UTF_8),
    "| - |".getBytes(UTF_8),
    "*_*_".getBytes(UTF_8),
    ": ".getBytes(UTF_8)
  };

  private final List<byte[]> seeds;
  private final Random random;

  Mutator(List<byte[]> seeds, Random random) {
    this.seeds = seeds;
    this.random = random;
  }

  byte[] next() {
    byte[] bytes = any(seeds);
    int changes = random.nextInt(MOST_CHANGES) + 1;
    for (int i = 0; i < changes; i++) {
      bytes = changed(bytes);
    }
    return bytes.length > LONGEST ? Arrays.copyOf(bytes, LONGEST) : bytes;
  }

  private <T> T any(List<T> all) {
    return all.get(random.nextInt(all.size()));
  }

  private byte[] changed(byte[] bytes) {
    int from = random.nextInt(bytes.length + 1);
    int to = from + random.nextInt(Math.min(40, bytes.length - from) + 1);
    byte[] piece = Arrays.copyOfRange(bytes, from, to);
    return switch (random.nextInt(6)) {
      case 0 -> joined(bytes, from, new byte[0], to);
      case 1 -> joined(bytes, from, repeated(piece), to);
      case 2 -> joined(bytes, from, any(Arrays.asList(TRICKY)), from);
      case 3 -> joined(bytes, from, repeated(any(Arrays.asList(TRICKY))), to);
      case 4 -> joined(bytes, from, ofAnother(), to);
      default -> flipped(bytes);
    };
  }

  private byte[] ofAnother() {
    byte[] other = any(seeds);
    int from = random.nextInt(other.length + 1);
    return Arrays.copyOfRange(other, from, from + random.nextInt(other.length - from + 1));
  }

  private byte[] repeated(byte[] piece) {
    int times = random.nextInt(8) == 0 ? random.nextInt(500) : random.nextInt(4);
    byte[] all = new byte[Math.min(LONGEST, piece.length * times)];
    for (int i = 0; i < all.length; i++) {
      all[i] = piece[i % piece.length];
    }
    return all;
  }

  private byte[] flipped(byte[] bytes) {
    byte[] flipped = bytes.clone();
    if (flipped.length > 0) {
      flipped[random.nextInt(flipped.length)] ^= (byte) (1 << random.nextInt(8));
    }
    return flipped;
  }

  private static byte[] joined(byte[] bytes, int until, byte[] middle, int from) {
    byte[] all = new byte[until + middle.length + bytes.length - from];
    System.arraycopy(bytes, 0, all, 0, until);
    System.arraycopy(middle, 0, all, until, middle.length);
    System.arraycopy(bytes, from, all, until + middle.length, bytes.length - from);
    return all;
  }
}
