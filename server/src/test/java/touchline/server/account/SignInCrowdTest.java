package touchline.server.account;

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
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import touchline.server.People;
import touchline.server.TestBrowser;
import touchline.server.TestSite;

/** Hundreds who sign in at once do not stop the pages. */
class SignInCrowdTest {
  private static final int CROWD = 250;

  /** So many passwords of the crowd may be checked before a page that is asked for meanwhile. */
  private static final int BEFORE = CROWD / 4;

  private final AtomicInteger checked = new AtomicInteger();

  @Test
  void pagesAreAnsweredMeanwhileAndMostAreToldToComeAgain(@TempDir Path data) {
    try (TestSite site = TestSite.startWithDearPasswords(data)) {
      People people = new People(site);
      TestBrowser bo = people.named("bo");
      List<CompletableFuture<HttpResponse<String>>> crowd = crowd(site.url());
      do {
        int before = checked.get();
        assertEquals(200, bo.get("/account").statusCode());
        int meanwhile = checked.get() - before;
        assertTrue(meanwhile <= BEFORE, meanwhile + " came first");
      } while (!crowd.stream().allMatch(CompletableFuture::isDone));
      List<HttpResponse<String>> answers = crowd.stream().map(CompletableFuture::join).toList();
      Set<Integer> known = Set.of(422, 429, 503);
      assertTrue(answers.stream().allMatch(answer -> known.contains(answer.statusCode())));
      HttpResponse<String> refused =
          answers.stream().filter(SignInCrowdTest::wasNotLookedAt).findFirst().orElseThrow();
      assertEquals(503, refused.statusCode());
      assertEquals("3", refused.headers().firstValue("Retry-After").orElseThrow());
      assertTrue(refused.body().contains("value=\"person"), "the login name is kept");
      assertEquals(
          303,
          people
              .stranger()
              .fill("/sign-in", "login", "bo", "password", People.PASSWORD)
              .statusCode());
    }
  }

  /** Others are refused, too: on a busy machine some wait too long for the database. */
  private static boolean wasNotLookedAt(HttpResponse<String> answer) {
    return answer.body().contains("Too many passwords are being checked");
  }

  private HttpResponse<String> counted(HttpResponse<String> answer) {
    checked.addAndGet(answer.statusCode() == 503 ? 0 : 1);
    return answer;
  }

  private List<CompletableFuture<HttpResponse<String>>> crowd(String url) {
    HttpClient http = HttpClient.newHttpClient();
    return IntStream.range(0, CROWD)
        .mapToObj(
            i ->
                http.sendAsync(
                        HttpRequest.newBuilder(URI.create(url + "/sign-in"))
                            .header("Content-Type", "application/x-www-form-urlencoded")
                            .POST(BodyPublishers.ofString("login=person" + i + "&password=a+guess"))
                            .build(),
                        BodyHandlers.ofString())
                    .thenApply(this::counted))
        .toList();
  }
}
