package touchline.server.code.pair;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Comparator;
import java.util.List;
import org.junit.jupiter.api.Test;
import touchline.figure.Code.Scope;

/** A source as students indent it, or do not. */
class StudentSourceTest {
  @Test
  void aVariableIsKnownUntilItsBlockEnds() {
    String source =
        """
        class Solution {
          static boolean reaches(Vec2 p) {
            double[] edges = {
              0, 1
            };
            for (int i = 0; i < 2; i++) {
              double gap = edges[i]; // not {
              if (gap < 0) { double less = -gap; return less > 1; }
            }
            for (double edge : edges)
            {
              double width = edge;
            }
            return edges[0] > 1;
          }
        }
        """;
    assertEquals(
        List.of(
            new Scope("edges", 3, 15),
            new Scope("i", 6, 9),
            new Scope("gap", 7, 9),
            new Scope("less", 8, 9),
            new Scope("edge", 10, 15),
            new Scope("width", 12, 13)),
        new StudentSource(source)
            .scopes().stream().sorted(Comparator.comparing(Scope::from)).toList());
  }
}
