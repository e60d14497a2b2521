package touchline.server.news;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import touchline.server.store.QueryPlans;

/** Every page of a course asks for what is new. */
class NewsPlansTest {
  @TempDir private static Path data;

  @Test
  void noLargeTableIsReadFromEndToEnd() {
    assertEquals(List.of(), QueryPlans.scans(data, NewsStore.NEW));
  }
}
