package touchline.client.browser.code;

import touchline.client.browser.Delay;
import touchline.client.browser.Element;
import touchline.client.browser.Page;
import touchline.client.browser.Wire;

/** Says how many are before a learner who has waited for longer than a second. */
final class QueueWords {
  private static final int SECOND = 1000;

  private final String path;
  private final Element status;
  private final Delay delay = new Delay();
  private boolean on;

  QueueWords(String path, Element status) {
    this.path = path;
    this.status = status;
  }

  void watch(boolean waits) {
    on = waits;
    delay.cancel();
    if (waits) {
      delay.restart(SECOND, this::ask);
    }
  }

  private void ask() {
    Page.get(
        path + "/queue",
        (code, body) -> {
          if (on && code == 200) {
            say(Wire.number(body, "before"));
          }
          if (on) {
            delay.restart(SECOND, this::ask);
          }
        });
  }

  private void say(int before) {
    status.setTextContent(
        before > 0
            ? "Waiting: " + before + (before == 1 ? " is" : " are") + " before yours."
            : "It is being run.");
  }
}
