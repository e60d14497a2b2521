package touchline.server.grading.pool;

import java.nio.file.Path;

/**
 * The Java that runs the workers.
 *
 * @param home the folder that it is installed in
 * @param version such as 17
 */
record Java(Path home, int version) {
  /** The one that runs this program. */
  static Java running() {
    return new Java(Path.of(System.getProperty("java.home")), Runtime.version().feature());
  }
}
