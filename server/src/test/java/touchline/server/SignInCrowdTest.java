package touchline.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Hundreds who sign in at once do not stop the pages. */
class SignInCrowdTest {
  private static final int CROWD = 250;

  /** What a crowd that waits for each other takes is more than that many times as much. */
  private static final int PART = 4;

  @Test
  void pagesAreAnsweredMeanwhileAndMostAreToldToComeAgain(@TempDir Path data) {
    try (TestSite site = TestSite.startWithDearPasswords(data)) {
      People people = new People(site);
      TestBrowser bo = people.named("bo");
      long one = nanoseconds(() -> assertEquals(422, guess(people.stranger(), "nobody")));
      List<CompletableFuture<HttpResponse<String>>> crowd = crowd(site.url());
      long slowest = 0;
      do {
        slowest =
            Math.max(
                slowest, nanoseconds(() -> assertEquals(200, bo.get("/account").statusCode())));
      } while (!crowd.stream().allMatch(CompletableFuture::isDone));
      long all = one * CROWD / Runtime.getRuntime().availableProcessors();
      assertTrue(slowest < all / PART, slowest / 1_000_000 + " of " + all / 1_000_000 + " ms");
      List<HttpResponse<String>> answers = crowd.stream().map(CompletableFuture::join).toList();
      Set<Integer> known = Set.of(422, 429, 503);
      assertTrue(answers.stream().allMatch(answer -> known.contains(answer.statusCode())));
      HttpResponse<String> refused =
          answers.stream().filter(answer -> answer.statusCode() == 503).findFirst().orElseThrow();
      assertEquals("3", refused.headers().firstValue("Retry-After").orElseThrow());
      assertTrue(refused.body().contains("value=\"person"), "the login name is kept");
      assertTrue(refused.body().contains("Too many passwords are being checked"), refused.body());
      assertEquals(
          303,
          people
              .stranger()
              .fill("/sign-in", "login", "bo", "password", People.PASSWORD)
              .statusCode());
    }
  }

  private static int guess(TestBrowser who, String login) {
    return who.fill("/sign-in", "login", login, "password", "a guess").statusCode();
  }

  private static long nanoseconds(Runnable action) {
    long begun = System.nanoTime();
    action.run();
    return System.nanoTime() - begun;
  }

  private static List<CompletableFuture<HttpResponse<String>>> crowd(String url) {
    HttpClient http = HttpClient.newHttpClient();
    return IntStream.range(0, CROWD)
        .mapToObj(
            i ->
                http.sendAsync(
                    HttpRequest.newBuilder(URI.create(url + "/sign-in"))
                        .header("Content-Type", "application/x-www-form-urlencoded")
                        .POST(BodyPublishers.ofString("login=person" + i + "&password=a+guess"))
                        .build(),
                    BodyHandlers.ofString()))
        .toList();
  }
}
