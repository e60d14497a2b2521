package touchline.client.browser.code;

import java.util.Optional;
import touchline.client.browser.Delay;
import touchline.client.browser.Element;
import touchline.client.browser.Page;

/** Looks again for a verdict that a busy server had not given when it answered. */
final class LateVerdict {
  /** Milliseconds; as long as a page without a script waits. */
  private static final int AGAIN = 3_000;

  private final Element result;
  private final String path;
  private final Delay delay = new Delay();

  /** For what is shown in an element, of the exercise at this path. */
  LateVerdict(Element result, String path) {
    this.result = result;
    this.path = path;
  }

  /** If what is shown now waits, tells what comes of it; whatever was followed before is left. */
  void follow(Page.Reply come) {
    delay.cancel();
    waiting().ifPresent(submission -> lookLater(submission, come));
  }

  private void lookLater(String submission, Page.Reply come) {
    delay.restart(AGAIN, () -> look(submission, come));
  }

  private void look(String submission, Page.Reply come) {
    Page.get(
        path + "/result/" + submission,
        (code, body) -> {
          if (!waiting().orElse("").equals(submission)) {
            return;
          }
          if (code == 200) {
            come.heard(code, body);
          } else {
            lookLater(submission, come);
          }
        });
  }

  private Optional<String> waiting() {
    return result
        .find(".code-verdict[data-outcome=waiting]")
        .map(shown -> shown.attribute("data-submission"));
  }
}
