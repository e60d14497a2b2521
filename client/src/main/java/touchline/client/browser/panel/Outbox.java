package touchline.client.browser.panel;

import java.util.List;
import touchline.client.browser.Delay;
import touchline.client.browser.Page;
import touchline.client.exercise.KeptAnswers;

/**
 * Answers that the server has not answered yet, those under way included: a reader may leave the
 * page before one arrives. The server knows every form by its key, so one that is sent twice is one
 * attempt.
 */
public final class Outbox {
  private static final String NAME = "touchline-answers";

  /**
   * Milliseconds; a browser does not always notice that it is online again, or says so too early.
   */
  private static final int AGAIN = 20_000;

  private static final Delay DELAY = new Delay();

  private Outbox() {}

  /** Keeps a form; false if this browser keeps nothing. */
  public static boolean add(String path, String fields) {
    return keep(all().with(path, fields));
  }

  /** Forgets a form, which the server has answered. */
  public static void remove(String path, String fields) {
    keep(all().without(path, fields));
  }

  /** Sends what is kept, oldest first, as long as the server answers. */
  public static void send() {
    send(() -> {});
  }

  /** Sends what is kept, oldest first, as long as the server answers; then goes on. */
  public static void send(Runnable then) {
    List<String> lines = all().lines();
    if (lines.isEmpty()) {
      then.run();
      return;
    }
    String path = KeptAnswers.path(lines.get(0));
    String fields = KeptAnswers.fields(lines.get(0));
    Page.post(path, fields, (status, body) -> sent(path, fields, status, then));
  }

  private static void sent(String path, String fields, int status, Runnable then) {
    if (!isAnswer(status)) {
      sendLater();
      then.run();
      return;
    }
    remove(path, fields);
    if (all().lines().isEmpty()) {
      PanelNotice.tellOfArrival();
    }
    send(then);
  }

  /**
   * After a form was not heard: sends what is kept after a while, unless it has arrived meanwhile.
   */
  public static void sendLater() {
    if (all().lines().isEmpty()) {
      PanelNotice.tellOfArrival();
    } else {
      DELAY.restart(AGAIN, Outbox::send);
    }
  }

  /** A form that is refused would be refused again; one that was not heard would not. */
  public static boolean isAnswer(int status) {
    return status >= 200 && status < 500 && status != 408 && status != 429;
  }

  private static KeptAnswers all() {
    return KeptAnswers.of(Page.kept(NAME));
  }

  private static boolean keep(KeptAnswers answers) {
    return Page.keep(NAME, answers.text());
  }
}
