package touchline.weave;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import touchline.listing.Listing;

/** The listings are what stands in the sources. */
class ListingSourcesTest {
  private static final Path TAUGHT = Path.of("src/main/java/touchline/taught");

  private static String text(String type) {
    try {
      return Files.readString(TAUGHT.resolve(type + ".java"));
    } catch (IOException unread) {
      throw new UncheckedIOException(unread);
    }
  }

  private static List<String> listings(String name, String text) {
    String of = name.substring(0, name.indexOf('#'));
    return ListingSources.of(
        List.of(name),
        type -> new TaggedSource(type, (type.equals(of) ? text : text(type)).lines().toList()));
  }

  private static List<String> listings(String name) {
    return listings(name, text(name.substring(0, name.indexOf('#'))));
  }

  @Test
  void aListingHasItsStatementsEachInOneLineAndComesWithWhatItCalls() {
    List<String> listings = listings("SegmentCircle#offset");
    assertEquals(
        """
        Vec2 SegmentCircle#offset(Segment segment, Circle circle)
        Vec2 closest = closestPoint(segment, circle.center());
        Vec2 distV = circle.center().minus(closest);
        double distance = distV.length();
        double depth = circle.radius() - distance;
        if (depth <= 0) return Vec2.ZERO;
        Vec2 direction = distance > 0 ? distV.unit() : leftOf(segment);
        return direction.times(depth);""",
        listings.get(0));
    assertEquals(3, listings.size());
    assertTrue(
        listings
            .get(1)
            .startsWith("Vec2 SegmentCircle#closestPoint(Segment segment, Vec2 p)\nVec2 a = "));
    assertTrue(
        listings.get(2).startsWith("Vec2 SegmentCircle#leftOf(Segment segment)\nVec2 segV = "));
  }

  @Test
  void whatTheBuildHandsOverIsWhatStandsInTheSource() {
    Listing read = Listing.read(listings("SegmentCircle#closestPoint").get(0));
    assertEquals(read.lines(), Listing.of("SegmentCircle#closestPoint").lines());
  }

  @Test
  void aChangedSourceChangesTheListing() {
    String name = "SegmentCircle#closestPoint";
    String changed = text("SegmentCircle").replace("if (proj >= length) {", "if (proj >= 1) {");
    Listing now = Listing.read(listings(name, changed).get(0));
    String before = "if (proj >= length) return b;";
    assertEquals(Listing.of(name).with(before, "if (proj >= 1) return b;").lines(), now.lines());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "SegmentCircle#nearest | SegmentCircle.java must have one method in a region //"
            + " tag::nearest[]",
        "StadiumCollision#distance | StadiumCollision#distance must call no overloaded method:"
            + " StadiumCollision#distance",
        "LineCircle#side | line must be a declaration, a return or an if that returns, of what"
            + " listings need, not “int”: int side = 0;",
      })
  void theBuildRefusesWhatIsNoListing(String name, String rule) {
    String text = text(name.substring(0, name.indexOf('#')));
    String changed = text.replace("double distance = signedDistance(line, p);", "int side = 0;");
    Exception refused = assertThrows(IllegalArgumentException.class, () -> listings(name, changed));
    assertEquals(rule, refused.getMessage());
  }
}
