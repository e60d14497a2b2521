package touchline.server.oidc;

import java.net.URI;
import java.util.Map;

/** Asks another server; whatever serves this keeps the limits of time and size. */
public interface Remote {
  /** What it answered. */
  record Answer(int status, String body) {}

  /** It could not be asked; the message says why. */
  final class NoAnswer extends Exception {
    public NoAnswer(String message) {
      super(message);
    }
  }

  /** Fetches what is there; no redirect is followed. */
  Answer get(URI address, Map<String, String> headers) throws NoAnswer;

  /** Posts a form. */
  Answer post(URI address, Map<String, String> headers, Map<String, String> form) throws NoAnswer;
}
