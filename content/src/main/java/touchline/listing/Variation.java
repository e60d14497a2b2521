package touchline.listing;

import java.util.ArrayList;
import java.util.List;
import java.util.StringTokenizer;

/**
 * A listing as people write it who have a known mistake.
 *
 * @param id of the mistake
 */
public record Variation(String id, Listing listing) {
  /**
   * Reads how variations differ from a listing, in this form:
   *
   * <pre>
   * M02 - if (proj &gt;= length) return b;
   * M08 - if (proj &gt;= length) return b;
   *     + if (proj &gt;= 1) return b;
   * </pre>
   *
   * <p>What stands after a minus is left out, and what stands after a plus is in the place of the
   * line above it. A line without an id belongs to the mistake before it.
   *
   * @throws IllegalArgumentException if the listing has no such line
   */
  public static List<Variation> read(Listing right, String differences) {
    List<Variation> all = new ArrayList<>();
    List<String> changes = new ArrayList<>();
    String id = "";
    StringTokenizer lines = new StringTokenizer(differences, "\n");
    while (lines.hasMoreTokens()) {
      String line = lines.nextToken();
      if (line.charAt(0) != ' ' && !changes.isEmpty()) {
        all.add(of(id, right, changes));
        changes.clear();
      }
      int sign = line.indexOf(' ');
      id = sign == 0 ? id : line.substring(0, sign);
      changes.add(line.substring(sign).strip());
    }
    all.add(of(id, right, changes));
    return all;
  }

  private static Variation of(String id, Listing right, List<String> changes) {
    List<List<Statement>> places = new ArrayList<>();
    right.statements().forEach(statement -> places.add(List.of(statement)));
    int place = -1;
    for (String change : changes) {
      String line = change.substring(1).strip();
      if (change.charAt(0) == '-') {
        place = right.index(line);
        places.set(place, List.of());
      } else if (change.charAt(0) == '+' && place >= 0) {
        places.set(place, List.of(right.statement(line)));
      } else {
        throw new IllegalArgumentException(id + " must begin with a line after a minus: " + change);
      }
    }
    List<Statement> statements = new ArrayList<>();
    places.forEach(statements::addAll);
    return new Variation(id, new Listing(right.heading(), statements));
  }
}
