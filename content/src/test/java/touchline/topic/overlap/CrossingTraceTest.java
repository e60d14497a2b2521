package touchline.topic.overlap;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import touchline.exercise.Chance;
import touchline.listing.Listing;
import touchline.taught.SegmentCircle;

/** The trace asks for what the printed method computes. */
class CrossingTraceTest {
  private final Listing listing = Listing.read(CrossingTrace.LINES);

  @Test
  void itsLinesAreThoseOfThePrintedMethod() throws IOException {
    Path source = Path.of("src/main/java/touchline/taught/SegmentCircle.java");
    String printed = Files.readString(source);
    List<String> lines = listing.lines();
    for (String line : lines.subList(0, lines.size() - 1)) {
      assertTrue(printed.contains("    " + line + "\n"), line);
    }
  }

  @Test
  void itCountsTheCrossingsThatTheMethodReturns() {
    Chance chance = new Chance(5);
    int[] counts = new int[3];
    int drawn = 0;
    while (drawn < 400) {
      for (CircleGiven given : CrossingSubject.drawn(chance).stream().toList()) {
        int crossings = SegmentCircle.crossings(given.segment(), given.circle()).size();
        assertEquals((double) crossings, listing.run(given.variables()), given::toString);
        counts[crossings]++;
        drawn++;
      }
    }
    assertTrue(counts[0] > 20 && counts[1] > 20 && counts[2] > 20);
  }
}
