package touchline.server.browser;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.microsoft.playwright.Browser.NewContextOptions;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.Cookie;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Whoever comes after somebody else in a profile of the tests finds nothing of theirs. */
class KeptProfileIT extends BrowserCase {
  private static final String LEAVE =
      """
      async () => {
        localStorage.setItem('mine', '1');
        sessionStorage.setItem('mine', '1');
        await (await caches.open('mine')).put('/mine', new Response('1'));
        await new Promise((done, failed) => {
          const opening = indexedDB.open('mine');
          opening.onsuccess = () => { opening.result.close(); done(); };
          opening.onerror = failed;
        });
      }
      """;

  private static final String FOUND =
      """
      async () => `${localStorage.length} ${sessionStorage.length} ${(await caches.keys()).length} `
          + `${(await indexedDB.databases()).length} ${document.cookie} ${history.length}`
      """;

  @Test
  void aNewcomerFindsNothingOfWhoWasThereBefore() {
    KeptProfile profile =
        new KeptProfile(SharedBrowser.get(), new NewContextOptions(), site(), PATIENCE);
    try {
      Page first = visited(profile);
      String nothing = String.valueOf(first.evaluate(FOUND));
      first.evaluate(LEAVE);
      first.context().addCookies(List.of(new Cookie("mine", "1").setUrl(site())));
      assertEquals("1 1 1 1 mine=1 2", first.evaluate(FOUND));
      assertEquals(nothing, visited(profile).evaluate(FOUND));
    } finally {
      profile.close();
    }
  }

  private Page visited(KeptProfile profile) {
    Page page = profile.newcomer();
    page.navigate(site() + "/sign-in");
    return page;
  }
}
