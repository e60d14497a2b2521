package touchline.client.browser;

import java.util.List;
import touchline.client.exercise.KeptAnswers;

/**
 * Answers that could not be sent. The browser keeps them until the server has answered each: it
 * knows every form by its key, so one that is sent twice is one attempt.
 */
final class Outbox {
  private static final String NAME = "touchline-answers";

  private Outbox() {}

  /** Keeps a form; false if this browser keeps nothing. */
  static boolean add(String path, String fields) {
    return keep(all().with(path, fields));
  }

  /** Sends what is kept, oldest first, as long as the server answers; then tells. */
  static void send() {
    List<String> lines = all().lines();
    if (!lines.isEmpty()) {
      String path = KeptAnswers.path(lines.get(0));
      String fields = KeptAnswers.fields(lines.get(0));
      Page.post(path, fields, (status, body) -> sent(path, fields, status));
    }
  }

  private static void sent(String path, String fields, int status) {
    if (isAnswer(status)) {
      keep(all().without(path, fields));
      if (all().lines().isEmpty()) {
        PanelNotice.tellOfArrival();
      }
      send();
    }
  }

  /** A form that is refused would be refused again; one that was not heard would not. */
  static boolean isAnswer(int status) {
    return status >= 200 && status < 500 && status != 408 && status != 429;
  }

  private static KeptAnswers all() {
    return KeptAnswers.of(Page.kept(NAME));
  }

  private static boolean keep(KeptAnswers answers) {
    return Page.keep(NAME, answers.text());
  }
}
