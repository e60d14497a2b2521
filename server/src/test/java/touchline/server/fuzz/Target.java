package touchline.server.fuzz;

import java.util.List;

/**
 * A reader of what strangers send.
 *
 * @param name one word, for the command line
 * @param few how many inputs the short form has; readers differ in how much they do
 * @param seeds what is right
 * @param reader takes what is changed; it throws only what is a fault of ours
 */
record Target(String name, int few, List<byte[]> seeds, Reader reader) {
  Target {
    seeds = List.copyOf(seeds);
  }

  /** Takes one input. */
  interface Reader {
    void take(byte[] input) throws Exception;
  }
}
