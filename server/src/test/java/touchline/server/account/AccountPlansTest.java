package touchline.server.account;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import touchline.server.store.QueryPlans;

/** People, and what they prove themselves by, are found by indexes. */
class AccountPlansTest {
  @TempDir private static Path data;

  @ParameterizedTest
  @ValueSource(
      strings = {
        AccountStore.REACHED,
        AccountTokenStore.HOLDER,
        AccountTokenStore.LIST,
        LinkStore.OF,
        LinkStore.UNUSED,
        SessionStore.ELSEWHERE,
        SessionStore.FIND
      })
  void noLargeTableIsReadFromEndToEnd(String query) {
    assertEquals(List.of(), QueryPlans.scans(data, query));
  }
}
