package touchline.trace;

import org.jspecify.annotations.Nullable;

/**
 * Which recorder hears the woven code that a thread runs. The script puts a class without threads
 * in its place, since a page has only one.
 */
final class ThreadRecorder {
  private static final ThreadLocal<Recorder> HERE = new ThreadLocal<>();

  private ThreadRecorder() {}

  static @Nullable Recorder recorder() {
    return HERE.get();
  }

  static void begin(Recorder recorder) {
    HERE.set(recorder);
  }

  static void end() {
    HERE.remove();
  }
}
