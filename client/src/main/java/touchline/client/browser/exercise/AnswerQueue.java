package touchline.client.browser.exercise;

import java.util.ArrayList;
import java.util.List;
import touchline.client.browser.Page;
import touchline.client.browser.panel.Outbox;

/** Answers of a panel on their way to the server, which takes one after the other. */
final class AnswerQueue {
  /** Takes what came back for the last of them. */
  @FunctionalInterface
  interface Reply {
    /**
     * Called when no answer is left.
     *
     * @param kept whether the answer is kept on this device until it has arrived
     */
    void received(int status, String body, boolean kept);
  }

  /**
   * An answer as its form stood when it was sent.
   *
   * @param kept whether it is kept on this device until it has arrived
   */
  private record Sent(String fields, boolean kept) {}

  private final String address;
  private final boolean keeps;
  private final List<Sent> waiting = new ArrayList<>();
  private boolean busy;

  /**
   * A queue with nothing in it.
   *
   * @param keeps whether answers are kept on this device until they have arrived
   */
  AnswerQueue(String address, boolean keeps) {
    this.address = address;
    this.keeps = keeps;
  }

  boolean isBusy() {
    return busy;
  }

  /**
   * Sends the fields of an answer as they stand now, behind those that are on their way. It is kept
   * at once: a page that is closed while it waits must not take it along.
   */
  void send(String fields, Reply reply) {
    Sent answer = new Sent(fields, keeps && Outbox.add(address, fields));
    if (busy) {
      waiting.add(answer);
    } else {
      post(answer, reply);
    }
  }

  private void post(Sent answer, Reply reply) {
    busy = true;
    Page.post(
        address,
        answer.fields,
        (status, body) -> {
          busy = false;
          if (answer.kept && Outbox.isAnswer(status)) {
            Outbox.remove(address, answer.fields);
          }
          if (waiting.isEmpty()) {
            reply.received(status, body, answer.kept);
          } else {
            post(waiting.remove(0), reply);
          }
        });
  }
}
