package touchline.game;

/** How a kick ended; {@link #NOTHING} while it has not. */
public enum Happening {
  NOTHING,
  GOAL,
  OUT,
  STOPPED,
  SAVED,
  LOST,
  RECEIVED;

  /** Its place among all, by which numbers name it. */
  int number() {
    return Places.of(values(), this);
  }
}
