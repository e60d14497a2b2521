package touchline.server.lesson.compile;

/** A file holds bytes that are not text in UTF-8. */
final class NotUtf8 extends Exception {
  private static final long serialVersionUID = 1;

  private final int line;

  NotUtf8(int line) {
    super("bytes must be UTF-8, on line " + line);
    this.line = line;
  }

  /** The line of the first such byte, from 1. */
  int line() {
    return line;
  }
}
