package touchline.server.similar;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;
import touchline.server.similar.tile.Program;
import touchline.server.similar.tile.Program.Run;

/**
 * A source cut into pieces: what both share, what everybody was given, and the rest. Templates read
 * it.
 *
 * @param id begins the names of its runs, which the other side links to
 * @param path of the student's work
 */
public record MethodSide(String id, String name, String path, String facts, List<Piece> pieces) {
  public MethodSide {
    pieces = List.copyOf(pieces);
  }

  /**
   * A part of the source.
   *
   * @param number of the shared run; 0 if it is none
   * @param isGiven whether everybody was given it
   */
  public record Piece(String text, int number, boolean isGiven) {}

  /**
   * The pieces of a source.
   *
   * @param shared in any order; no two of them overlap
   */
  static List<Piece> pieces(String source, Program program, List<Run> shared) {
    List<Run> runs =
        Stream.concat(shared.stream(), program.given().stream())
            .sorted(Comparator.comparingInt(Run::from))
            .toList();
    List<Piece> pieces = new ArrayList<>();
    int at = 0;
    for (Run run : runs) {
      if (run.from() > at) {
        pieces.add(new Piece(source.substring(at, run.from()), 0, false));
      }
      pieces.add(
          new Piece(source.substring(run.from(), run.until()), run.number(), run.number() == 0));
      at = run.until();
    }
    if (at < source.length()) {
      pieces.add(new Piece(source.substring(at), 0, false));
    }
    return pieces;
  }

  /** In which lines of a source a run is. */
  static String lines(String source, Run run) {
    long first = 1 + source.substring(0, run.from()).chars().filter(one -> one == '\n').count();
    long last =
        first
            + source.substring(run.from(), run.until()).chars().filter(one -> one == '\n').count();
    return first == last ? "line " + first : "lines " + first + " to " + last;
  }
}
