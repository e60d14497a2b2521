package touchline.server.author;

import java.net.http.HttpResponse;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;
import touchline.server.ClassRoom;
import touchline.server.TestBrowser;

/** What tests need in which an instructor writes exercises on a page: one site a class. */
@Tag("store")
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
public abstract class DraftCase {
  protected static final String DRAFTS = "/exercise-drafts";

  private ClassRoom room;
  private TestBrowser author;

  @BeforeAll
  protected final void start(@TempDir Path data) {
    room = new ClassRoom(data);
    author = room.member("ines", "instructor");
  }

  @AfterAll
  protected final void stop() {
    room.close();
  }

  protected final ClassRoom room() {
    return room;
  }

  protected final TestBrowser author() {
    return author;
  }

  protected static String draft(TestBrowser who) {
    return ClassRoom.location(who.fill(DRAFTS)).replaceFirst("\\?.*", "");
  }

  protected static HttpResponse<String> send(TestBrowser who, String path, String... changes) {
    return who.fill(path, DraftFields.of(who.get(path).body(), changes));
  }
}
