package touchline.server.fetch;

import java.net.http.HttpHeaders;
import java.util.Optional;

/**
 * What another site answered.
 *
 * @param text in UTF-8
 */
public record Fetched(int status, HttpHeaders headers, String text) {
  /** Whether it did what it was asked. */
  public boolean isSuccess() {
    return status >= 200 && status < 300;
  }

  public Optional<String> header(String name) {
    return headers.firstValue(name);
  }
}
