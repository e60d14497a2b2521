package touchline.client.browser.code;

import java.util.Optional;
import touchline.client.browser.Delay;
import touchline.client.browser.Page;
import touchline.client.browser.Wire;
import touchline.client.browser.panel.Outbox;
import touchline.client.code.Unsent;

/** A submission that could not be sent is kept on the device and sent when the server answers. */
final class Mailbox {
  /** Milliseconds; a browser does not always notice that it is online again. */
  private static final int AGAIN = 20_000;

  private final String name;
  private final String path;
  private final Delay delay = new Delay();
  private Page.Reply delivered = (code, body) -> {};
  private boolean sending;

  /** Hears what became of a submission that was sent late. */
  interface Delivered {
    void heard(String body, String source);
  }

  Mailbox(String exercise, String path) {
    this.name = "touchline.unsent." + exercise;
    this.path = path;
  }

  /** Sends what an earlier visit left, and from now on what cannot be sent. */
  void open(Delivered heard) {
    delivered =
        (code, body) ->
            Unsent.read(Page.kept(name))
                .ifPresent(
                    unsent -> {
                      Page.keep(name, "");
                      heard.heard(body, unsent.source());
                    });
    Page.onConnection(this::send);
    send();
  }

  /** Keeps a submission to be sent later, and says so. */
  String keep(String key, String source) {
    boolean kept = Page.keep(name, new Unsent(key, source).text());
    delay.restart(AGAIN, this::send);
    return kept
        ? "Not sent: the server did not answer. Your submission is kept on this device and is sent"
            + " when it answers again."
        : "Not sent: the server did not answer, and this browser keeps nothing. Copy your text, and"
            + " submit it later.";
  }

  private void send() {
    Optional<Unsent> unsent = Unsent.read(Page.kept(name));
    if (unsent.isEmpty() || sending) {
      return;
    }
    sending = true;
    Wire.post(
        path + "/submit/result",
        "key",
        unsent.get().key(),
        unsent.get().source(),
        (code, body) -> {
          sending = false;
          if (Outbox.isAnswer(code)) {
            delivered.heard(code, body);
          } else {
            delay.restart(AGAIN, this::send);
          }
        });
  }
}
