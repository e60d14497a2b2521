package touchline.client.browser;

/** Does the latest of several things once they have stopped coming. */
public final class Delay {
  private int timer;

  /** Forgets what was to be done and does this instead, after a full delay. */
  public void restart(int milliseconds, Page.Action action) {
    cancel();
    timer = Page.after(milliseconds, action);
  }

  public void cancel() {
    Page.cancel(timer);
  }
}
