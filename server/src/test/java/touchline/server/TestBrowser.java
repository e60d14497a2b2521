package touchline.server;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.URLEncoder;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Supplier;
import java.util.stream.Collectors;

/** A client that keeps its learner cookie, as a browser does, and follows no redirect. */
public final class TestBrowser {
  public static final String EXERCISE = "/exercises/closest-point/find-it";

  private static final int BUSY = 503;

  private final HttpClient http = HttpClient.newHttpClient();
  private final String url;
  private final Map<String, String> cookies = new TreeMap<>();

  public TestBrowser(String url) {
    this.url = url;
  }

  /** The same person at another server of the site. */
  public TestBrowser at(String otherUrl) {
    TestBrowser other = new TestBrowser(otherUrl);
    other.cookies.putAll(cookies);
    return other;
  }

  /** The cookies as they are sent; empty before there is one. */
  public String cookie() {
    return cookies.entrySet().stream()
        .map(cookie -> cookie.getKey() + '=' + cookie.getValue())
        .collect(Collectors.joining("; "));
  }

  public HttpResponse<String> get(String path, String... headers) {
    return send(request(path, headers).GET());
  }

  public HttpResponse<String> send(String method, String path, String... headers) {
    return send(request(path, headers).method(method, BodyPublishers.noBody()));
  }

  /** A file as it comes. */
  public byte[] bytes(String path) {
    try {
      return http.send(request(path).GET().build(), BodyHandlers.ofByteArray()).body();
    } catch (IOException broken) {
      throw new UncheckedIOException(broken);
    } catch (InterruptedException stopped) {
      throw new IllegalStateException(stopped);
    }
  }

  /** Submits a point as the first answer. */
  public HttpResponse<String> submit(String path, String seed, String x, String y) {
    return submit(path, seed, "(" + x + ", " + y + ")");
  }

  /** Submits answers to the fields of the first question. */
  public HttpResponse<String> submit(String path, String seed, String... texts) {
    StringBuilder form = new StringBuilder("seed=" + encode(seed) + "&question=1");
    for (int i = 0; i < texts.length; i++) {
      form.append("&a").append(i).append('=').append(encode(texts[i]));
    }
    return post(path, form.toString());
  }

  /** Posts a form: names and values in turn. */
  public HttpResponse<String> fill(String path, String... fields) {
    StringBuilder form = new StringBuilder();
    for (int i = 0; i < fields.length; i += 2) {
      form.append(i == 0 ? "" : "&");
      form.append(encode(fields[i])).append('=').append(encode(fields[i + 1]));
    }
    return post(path, form.toString());
  }

  /** Posts a form that is already encoded. */
  public HttpResponse<String> post(String path, String form, String... headers) {
    return send(
        request(path, headers)
            .header("Content-Type", "application/x-www-form-urlencoded")
            .POST(BodyPublishers.ofString(form)));
  }

  /**
   * Sends until the answer is not "busy": who is refused sends again, as the pages' script does.
   */
  public static HttpResponse<String> untilTaken(Supplier<HttpResponse<String>> sending) {
    HttpResponse<String> answer;
    do {
      answer = sending.get();
    } while (answer.statusCode() == BUSY);
    return answer;
  }

  public HttpRequest.Builder request(String path, String... headers) {
    HttpRequest.Builder request = HttpRequest.newBuilder(URI.create(url + path));
    if (headers.length > 0) {
      request.headers(headers);
    }
    return cookies.isEmpty() ? request : request.header("Cookie", cookie());
  }

  public HttpResponse<String> send(HttpRequest.Builder request) {
    try {
      HttpResponse<String> answer = http.send(request.build(), BodyHandlers.ofString());
      answer.headers().allValues("Set-Cookie").forEach(this::keep);
      return answer;
    } catch (IOException broken) {
      throw new UncheckedIOException(broken);
    } catch (InterruptedException stopped) {
      throw new IllegalStateException(stopped);
    }
  }

  private void keep(String set) {
    String name = set.substring(0, set.indexOf('='));
    String value = set.substring(name.length() + 1, set.indexOf(';'));
    if (value.isEmpty()) {
      cookies.remove(name);
    } else {
      cookies.put(name, value);
    }
  }

  private static String encode(String text) {
    return URLEncoder.encode(text, StandardCharsets.UTF_8);
  }
}
