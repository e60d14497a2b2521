package touchline.client.browser.exercise;

import java.util.ArrayList;
import java.util.List;

/** What is done once something has happened, however long that takes. */
final class Opening {
  private final List<Runnable> waiting = new ArrayList<>();
  private boolean isOpen;

  /** It has happened. */
  void open() {
    isOpen = true;
    waiting.forEach(Runnable::run);
    waiting.clear();
  }

  /** Does this now if it has happened, or else then. */
  void onceOpen(Runnable action) {
    if (isOpen) {
      action.run();
    } else {
      waiting.add(action);
    }
  }
}
