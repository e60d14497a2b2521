package touchline.client.browser.thread;

import org.jspecify.annotations.Nullable;
import touchline.trace.Recorder;

/**
 * Stands in for the class of this name in {@code touchline.trace}: the library's thread-local
 * variables would bring maps with weak keys along.
 */
final class ThreadRecorder {
  private static @Nullable Recorder here;

  private ThreadRecorder() {}

  static @Nullable Recorder recorder() {
    return here;
  }

  static void begin(Recorder recorder) {
    here = recorder;
  }

  static void end() {
    here = null;
  }
}
