package touchline.server.outside;

import java.io.IOException;
import java.net.URI;
import java.net.URLEncoder;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** What all students' browsers share here: connections, not cookies. */
final class Client {
  private static final Pattern OUTCOME = Pattern.compile("data-outcome=\"([a-z-]+)\"");
  private static final Pattern SUBMISSION = Pattern.compile("data-submission=\"([0-9]+)\"");

  /** Who waits longer has gone. */
  private static final Duration PATIENCE = Duration.ofSeconds(30);

  private final HttpClient http =
      HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();

  /** A page as browsers ask for it, compressed; it is not read. */
  void page(String address, String cookie) throws IOException, InterruptedException {
    HttpRequest.Builder request = HttpRequest.newBuilder(URI.create(address));
    expect(200, send(request.header("Accept-Encoding", "gzip"), cookie));
  }

  private HttpResponse<String> get(String address, String cookie)
      throws IOException, InterruptedException {
    return send(HttpRequest.newBuilder(URI.create(address)), cookie);
  }

  /** Posts a form: names and values in turn. */
  HttpResponse<String> post(String address, String cookie, String... fields)
      throws IOException, InterruptedException {
    StringBuilder form = new StringBuilder();
    for (int i = 0; i < fields.length; i += 2) {
      form.append(i == 0 ? "" : "&").append(encoded(fields[i])).append('=');
      form.append(encoded(fields[i + 1]));
    }
    HttpRequest.Builder request =
        HttpRequest.newBuilder(URI.create(address))
            .header("Content-Type", "application/x-www-form-urlencoded")
            .POST(BodyPublishers.ofString(form.toString()));
    return send(request, cookie);
  }

  private static String encoded(String text) {
    return URLEncoder.encode(text, StandardCharsets.UTF_8);
  }

  private HttpResponse<String> send(HttpRequest.Builder request, String cookie)
      throws IOException, InterruptedException {
    request.timeout(PATIENCE);
    if (!cookie.isEmpty()) {
      request.header("Cookie", cookie);
    }
    return http.send(request.build(), BodyHandlers.ofString(StandardCharsets.ISO_8859_1));
  }

  /**
   * Sends a method and looks again until there is a verdict, as the page does.
   *
   * @return how it came out
   */
  String method(String exercise, String button, String cookie, String source)
      throws IOException, InterruptedException {
    HttpResponse<String> answer =
        expect(200, post(exercise + "/" + button + "/result", cookie, "source", source));
    while (found(OUTCOME, answer).equals("waiting")) {
      String address = exercise + "/result/" + found(SUBMISSION, answer);
      answer = expect(200, get(address, cookie));
    }
    return found(OUTCOME, answer);
  }

  private static String found(Pattern pattern, HttpResponse<String> answer) throws IOException {
    Matcher found = pattern.matcher(answer.body());
    if (found.find()) {
      return found.group(1);
    }
    throw new IOException(answer.uri() + " must answer with " + pattern);
  }

  static HttpResponse<String> expect(int status, HttpResponse<String> answer) throws IOException {
    if (answer.statusCode() != status) {
      throw new IOException(answer.uri() + " must answer " + status + ": " + answer.statusCode());
    }
    return answer;
  }
}
