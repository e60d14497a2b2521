package touchline.listing;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class VariationTest {
  private final Listing listing =
      Listing.read(
          """
          Square#side(area)
          double side = Math.sqrt(area);
          if (side > 3) return 3;
          return side;\
          """);

  private List<Variation> read(String differences) {
    return Variation.read(listing, differences);
  }

  @Test
  void aLineIsLeftOutOrReplaced() {
    List<Variation> all =
        read(
            """
            S1 - if (side > 3) return 3;
            S2 - double side = Math.sqrt(area);
               + double side = area;
               - if (side > 3) return 3;
            """);
    assertEquals(List.of("S1", "S2"), all.stream().map(Variation::id).toList());
    assertEquals(
        List.of("double side = Math.sqrt(area);", "return side;"), all.get(0).listing().lines());
    assertEquals(List.of("double side = area;", "return side;"), all.get(1).listing().lines());
  }

  @Test
  void linesChangePlaces() {
    Variation swapped =
        read("""
        S1 - if (side > 3) return 3;
           + return side;
           - return side;
           + if (side > 3) return 3;
        """)
            .get(0);
    assertEquals(
        List.of("double side = Math.sqrt(area);", "return side;", "if (side > 3) return 3;"),
        swapped.listing().lines());
  }

  @ParameterizedTest
  @CsvSource({
    "S1 - return area;, Square#side must have the line: return area;",
    "S1 + return area;, S1 must begin with a line after a minus: + return area;",
    "S1 return area;, S1 must begin with a line after a minus: return area;",
  })
  void whatIsNoDifferenceIsRefused(String differences, String rule) {
    Exception refused = assertThrows(IllegalArgumentException.class, () -> read(differences));
    assertEquals(rule, refused.getMessage());
  }
}
