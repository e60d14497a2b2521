package touchline.client.code;

/**
 * Two runs under one scrub bar, so that both are where they part at the same time. The one with
 * fewer steps before that waits at its first; the one with fewer after it waits at its last.
 *
 * @param one index of the last step of the first run
 * @param onePart index of the step at which it parts
 * @param other index of the last step of the other run
 * @param otherPart index of the step at which that one parts
 */
public record Alignment(int one, int onePart, int other, int otherPart) {
  public Alignment {
    if (onePart < 0 || onePart > one || otherPart < 0 || otherPart > other) {
      throw new IllegalArgumentException("a run must part at one of its steps");
    }
  }

  /** Runs that never part end together. */
  public static Alignment ofSame(int one, int other) {
    return new Alignment(one, one, other, other);
  }

  /** The place at which both part. */
  public int parting() {
    return Math.max(onePart, otherPart);
  }

  /** The last place of the bar; the first is 0. */
  public int last() {
    return parting() + Math.max(one - onePart, other - otherPart);
  }

  /** The step of the first run at a place of the bar. */
  public int one(int place) {
    return at(place, onePart, one);
  }

  /** The step of the other run at a place of the bar. */
  public int other(int place) {
    return at(place, otherPart, other);
  }

  private int at(int place, int part, int last) {
    return Math.min(Math.max(part + place - parting(), 0), last);
  }
}
