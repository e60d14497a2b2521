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
     * Is told when no answer is left.
     *
     * @param kept whether the answer is kept on this device until it has arrived
     */
    void received(int status, String body, boolean kept);
  }

  private final String address;
  private final boolean keeps;
  private final List<String> waiting = new ArrayList<>();
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

  /** Sends the fields of an answer as they stand now, behind those that are on their way. */
  void send(String fields, Reply reply) {
    if (busy) {
      waiting.add(fields);
      return;
    }
    busy = true;
    boolean kept = keeps && Outbox.add(address, fields);
    Page.post(
        address,
        fields,
        (status, body) -> {
          busy = false;
          if (kept && Outbox.isAnswer(status)) {
            Outbox.remove(address, fields);
          }
          if (waiting.isEmpty()) {
            reply.received(status, body, kept);
          } else {
            send(waiting.remove(0), reply);
          }
        });
  }
}
