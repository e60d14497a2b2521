package touchline.client.browser;

/** Does the latest of several things once they have stopped coming. */
final class Delay {
  private final int milliseconds;
  private int timer;

  Delay(int milliseconds) {
    this.milliseconds = milliseconds;
  }

  /** Forgets what was to be done and does this instead, after a full delay. */
  void restart(Page.Action action) {
    cancel();
    timer = Page.after(milliseconds, action);
  }

  void cancel() {
    Page.cancel(timer);
  }
}
