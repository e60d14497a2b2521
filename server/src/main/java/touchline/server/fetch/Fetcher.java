package touchline.server.fetch;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpClient.Redirect;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import touchline.server.later.Later;

/**
 * Asks other sites. Their addresses come from people and from other sites, so that each is looked
 * at first; no answer leads on to another address, and none takes long or much memory.
 */
public final class Fetcher {
  /** A key set has a few keys, and a page of a roster two hundred people. */
  public static final int MOST = 1024 * 1024;

  /** For all of it: who waits longer than this has gone. */
  static final Duration LONGEST = Duration.ofSeconds(10);

  private final Later<HttpClient> http;
  private final Reach reach;
  private final Duration longest;

  public Fetcher(Reach reach) {
    this(reach, LONGEST);
  }

  /** One that waits for so long. */
  Fetcher(Reach reach, Duration longest) {
    this.reach = reach;
    this.longest = longest;
    this.http = new Later<>(Fetcher::client);
  }

  /** With all that it needs for TLS, so that a site which asks nobody does without. */
  private static HttpClient client() {
    return HttpClient.newBuilder()
        .followRedirects(Redirect.NEVER)
        .version(HttpClient.Version.HTTP_1_1)
        .build();
  }

  /** Why nothing is asked at an address, or nothing; its name is not looked up. */
  public Optional<String> problem(URI address) {
    return reach.problemOfForm(address);
  }

  /** What is there, of this media type; only if it was there. */
  public Fetched get(URI address, String accept) throws FetchProblem {
    Fetched answer = send(Outgoing.get(address, accept));
    if (!answer.isSuccess()) {
      throw new FetchProblem("it answered " + answer.status() + ": " + address);
    }
    return answer;
  }

  /** Whatever it answers, but that it is somewhere else. */
  public Fetched send(Outgoing asked) throws FetchProblem {
    Optional<String> problem = reach.problem(asked.address());
    if (problem.isPresent()) {
      throw new FetchProblem(problem.get());
    }
    Fetched answer = within(asked.address(), http.get().sendAsync(request(asked), info -> body()));
    if (answer.status() >= 300 && answer.status() < 400) {
      throw new FetchProblem("it must not lead to another address: " + asked.address());
    }
    return answer;
  }

  private static HttpResponse.BodySubscriber<byte[]> body() {
    return new ShortBody(MOST);
  }

  private HttpRequest request(Outgoing asked) {
    HttpRequest.Builder request = HttpRequest.newBuilder(asked.address());
    asked.headers().forEach(request::header);
    return request
        .method(
            asked.method(),
            asked.body().isEmpty()
                ? BodyPublishers.noBody()
                : BodyPublishers.ofString(asked.body()))
        .build();
  }

  /** The only clock: the client's own ones would end in the same moment, with other words. */
  private Fetched within(URI address, CompletableFuture<HttpResponse<byte[]>> coming)
      throws FetchProblem {
    try {
      HttpResponse<byte[]> answer = coming.get(longest.toMillis(), TimeUnit.MILLISECONDS);
      return new Fetched(answer.statusCode(), answer.headers(), new String(answer.body(), UTF_8));
    } catch (TimeoutException slow) {
      coming.cancel(true);
      throw new FetchProblem("it took longer than " + longest.toSeconds() + " s: " + address);
    } catch (ExecutionException failed) {
      throw new FetchProblem("it could not be asked (" + failed.getCause() + "): " + address);
    } catch (InterruptedException stopped) {
      coming.cancel(true);
      Thread.currentThread().interrupt();
      throw new FetchProblem("the site stops: " + address);
    }
  }
}
