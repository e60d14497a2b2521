package touchline.server.account;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static touchline.server.TestBrowser.EXERCISE;

import java.net.http.HttpResponse;
import java.util.List;
import org.junit.jupiter.api.Test;
import touchline.server.Rows;
import touchline.server.TestBrowser;
import touchline.server.submission.SubmissionCase;

/** Who a learner is: a token that the first submission brings, and of which a hash is kept. */
class LearnerCookieTest extends SubmissionCase {
  @Test
  void learnerIsMadeAtTheFirstSubmissionAndKeptAfterwards() {
    HttpResponse<String> look = browser.get(EXERCISE);
    assertTrue(look.headers().firstValue("Set-Cookie").isEmpty());
    assertEquals(0, Rows.count(data, "learner"));
    String set = submitRight(EXERCISE, 1).headers().firstValue("Set-Cookie").orElseThrow();
    assertTrue(
        set.matches("learner=[A-Za-z0-9_-]{43}; Path=/; Max-Age=31536000; HttpOnly; SameSite=Lax"),
        set);
    assertTrue(submitRight(EXERCISE, 2).headers().firstValue("Set-Cookie").isEmpty());
    assertEquals(1, Rows.count(data, "learner"));
  }

  @Test
  void onlyAHashOfTheTokenIsOnTheDisk() {
    submitRight(EXERCISE, 1);
    String token = browser.cookie().substring("learner=".length());
    String stored = Rows.of(data, "SELECT token_sha256 FROM learner").get(0);
    assertNotEquals(token, stored);
    assertEquals(64, stored.length());
  }

  @Test
  void nobodyCanSayForABrowserThatItCameByTls() {
    HttpResponse<String> sent =
        browser.post(EXERCISE, "seed=1&a0=1+1", "X-Forwarded-Proto", "https");
    String set = sent.headers().firstValue("Set-Cookie").orElseThrow();
    assertTrue(set.startsWith("learner=") && set.endsWith("; SameSite=Lax"), set);
  }

  @Test
  void strangeCookiesAreIgnored() {
    for (String cookie : List.of("learner=x", "learner=" + "A".repeat(43), "learner=", "=;;")) {
      assertEquals(200, browser.get(EXERCISE, "Cookie", cookie).statusCode(), cookie);
      HttpResponse<String> sent =
          new TestBrowser(site.url()).post(EXERCISE, "seed=1&a0=1+1", "Cookie", cookie);
      assertEquals(303, sent.statusCode(), cookie);
      assertFalse(
          sent.headers().firstValue("Set-Cookie").orElseThrow().startsWith("learner=AAAA"),
          "a token that we did not make is not adopted");
    }
  }
}
