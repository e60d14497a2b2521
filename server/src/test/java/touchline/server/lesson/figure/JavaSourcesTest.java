package touchline.server.lesson.figure;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class JavaSourcesTest {
  @TempDir Path folder;

  @BeforeEach
  void writeSource() throws IOException {
    Files.createDirectories(folder.resolve("one/two"));
    Files.writeString(
        folder.resolve("one/two/Wall.java"),
        """
        class Wall {
          // tag::outer[]
          int height() {
            // tag::inner[]
            return 2;
            // end::inner[]

          }
          // end::outer[]
          // tag::empty[]
          // end::empty[]
          // tag::width[]
          int width;

          // end::width[]
        }
        """);
  }

  private JavaSources sources() {
    return new JavaSources(List.of(folder), new Translations(folder));
  }

  @Test
  void otherLanguagesStandBelowWhereTheyWereWritten() throws IOException {
    Files.createDirectories(folder.resolve("python"));
    Files.writeString(
        folder.resolve("python/high_wall.py"),
        "# tag::height[]\ndef height():\n    return '<2>'\n# end::height[]\n");
    assertEquals(
        "<details class=\"translation\"><summary>The same in Python</summary>"
            + "<pre class=\"listing\"><code><span class=\"line\" data-line=\"2\">"
            + "<span class=\"keyword\">def</span> height():\n</span>"
            + "<span class=\"line\" data-line=\"3\">    <span class=\"keyword\">return</span>"
            + " <span class=\"string\">&#39;&lt;2&gt;&#39;</span>\n</span></code></pre></details>",
        sources().translations("HighWall#height"));
    assertEquals("", sources().translations("HighWall#width"));
    assertEquals("", sources().translations("Wall#outer"));
  }

  @Test
  void regionIsOutdentedAndKeepsItsNumbers() {
    assertEquals(
        List.of(
            new Listing.Line(3, "int height() {"),
            new Listing.Line(5, "  return 2;"),
            new Listing.Line(7, ""),
            new Listing.Line(8, "}")),
        sources().listing("Wall#outer").lines());
  }

  @Test
  void emptyLinesBeforeTheEndMarkerAreNotPrinted() {
    assertEquals(
        List.of(new Listing.Line(13, "int width;")), sources().listing("Wall#width").lines());
  }

  @Test
  void callItselfIsTheFirstLine() {
    Listing listing = sources().listing("Wall#outer");
    assertEquals("int height() {", listing.text(0));
    assertEquals("return 2;", listing.text(5));
  }

  @Test
  void classOfTwoPackagesIsAmbiguous() throws IOException {
    Files.writeString(folder.resolve("one/Wall.java"), "class Wall {}");
    assertEquals("a listing must name one class, of which there are 2: Wall", ruleOf("Wall#outer"));
  }

  @Test
  void emptyRegionIsRefused() {
    assertEquals("the region must have lines: Wall#empty", ruleOf("Wall#empty"));
  }

  private String ruleOf(String reference) {
    JavaSources sources = sources();
    return assertThrows(MissingListing.class, () -> sources.listing(reference)).rule();
  }
}
