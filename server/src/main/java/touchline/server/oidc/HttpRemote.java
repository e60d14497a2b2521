package touchline.server.oidc;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.net.URI;
import java.net.URLEncoder;
import java.util.Map;
import java.util.stream.Collectors;
import touchline.server.fetch.FetchProblem;
import touchline.server.fetch.Fetched;
import touchline.server.fetch.Fetcher;
import touchline.server.fetch.Outgoing;
import touchline.server.fetch.Reach;

/** Asks over HTTP what the operator named, with the limits that all other sites are asked with. */
public final class HttpRemote implements Remote {
  private static final String JSON = "application/json";
  private static final String FORM = "application/x-www-form-urlencoded";

  private final Fetcher fetcher = new Fetcher(Reach.NAMED);

  @Override
  public Answer get(URI address, Map<String, String> headers) throws NoAnswer {
    return send(Outgoing.get(address, JSON), headers);
  }

  @Override
  public Answer post(URI address, Map<String, String> headers, Map<String, String> form)
      throws NoAnswer {
    return send(Outgoing.post(address, FORM, encoded(form)).with("Accept", JSON), headers);
  }

  /** As forms and addresses write it. */
  static String encoded(Map<String, String> form) {
    return form.entrySet().stream()
        .map(field -> encoded(field.getKey()) + '=' + encoded(field.getValue()))
        .collect(Collectors.joining("&"));
  }

  static String encoded(String text) {
    return URLEncoder.encode(text, UTF_8);
  }

  private Answer send(Outgoing asked, Map<String, String> headers) throws NoAnswer {
    Outgoing whole = asked;
    for (Map.Entry<String, String> header : headers.entrySet()) {
      whole = whole.with(header.getKey(), header.getValue());
    }
    try {
      Fetched answer = fetcher.send(whole);
      return new Answer(answer.status(), answer.text());
    } catch (FetchProblem problem) {
      throw new NoAnswer(problem.getMessage());
    }
  }
}
