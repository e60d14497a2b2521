package touchline.game;

/** The places of values in a list of all that there are, by which numbers name them. */
final class Places {
  private Places() {}

  /** -1 for one that is not among them. */
  static <T> int of(T[] all, T one) {
    for (int i = 0; i < all.length; i++) {
      if (all[i] == one) {
        return i;
      }
    }
    return -1;
  }

  /** The one at a place; the first or the last for a number that is no place. */
  static <T> T at(T[] all, double place) {
    return all[(int) Math.max(0, Math.min(all.length - 1.0, place))];
  }
}
