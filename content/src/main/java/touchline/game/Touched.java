package touchline.game;

/** What stopped or turned the ball last. */
enum Touched {
  NOTHING,
  WALL,
  POST;

  /** Its place among all, by which numbers name it. */
  int number() {
    return Places.of(values(), this);
  }
}
