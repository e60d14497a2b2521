package touchline.client.browser;

/** Does the latest of several things once they have stopped coming. */
final class Delay {
  private int timer;

  /** Forgets what was to be done and does this instead, after a full delay. */
  void restart(int milliseconds, Page.Action action) {
    cancel();
    timer = Page.after(milliseconds, action);
  }

  void cancel() {
    Page.cancel(timer);
  }
}
