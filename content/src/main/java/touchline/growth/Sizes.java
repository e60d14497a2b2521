package touchline.growth;

/** The numbers of circles that a reader can choose, each by its place: from 10 to 10,000. */
public final class Sizes {
  private static final int[] FIRST_DECADE = {10, 12, 15, 20, 25, 30, 40, 50, 60, 80};
  private static final int DECADES = 3;

  private Sizes() {}

  public static int count() {
    return FIRST_DECADE.length * DECADES + 1;
  }

  public static int at(int place) {
    int size = FIRST_DECADE[place % FIRST_DECADE.length];
    for (int decade = place / FIRST_DECADE.length; decade > 0; decade--) {
      size *= 10;
    }
    return size;
  }
}
