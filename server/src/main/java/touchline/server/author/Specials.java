package touchline.server.author;

import java.util.ArrayList;
import java.util.List;
import touchline.server.author.folder.FolderReader;

/**
 * What becomes of methods that are right everywhere but in one special position, and give a usual
 * wrong answer there.
 *
 * @param all how many kinds of positions there are within the ranges that make sense
 * @param caught how many of them the author's cases try well enough
 * @param drawn those that only cases try which are drawn for everybody
 * @param holes those in which a wrong method passes
 * @param unanswered where the reference gives no answer, in words
 */
public record Specials(
    int all, int caught, List<Hole> drawn, List<Hole> holes, List<String> unanswered) {
  static final Specials NONE = new Specials(0, 0, List.of(), List.of(), List.of());

  /**
   * A kind of position that the author's cases do not try well enough.
   *
   * @param position in words
   * @param wrong what a method may do there and pass, to stand behind “it”
   * @param adding a line that catches it; empty if none is short enough
   */
  public record Hole(String position, String wrong, String adding) {}

  public Specials {
    drawn = List.copyOf(drawn);
    holes = List.copyOf(holes);
    unanswered = List.copyOf(unanswered);
  }

  /** Whether there is nothing to be said. */
  public boolean isEmpty() {
    return all == 0 && unanswered.isEmpty();
  }

  /** How many are caught, in a sentence or two. */
  public String words() {
    String there =
        all == 1
            ? "The parameters have one kind of special position within their ranges."
            : "The parameters have "
                + all
                + " kinds of special positions within their ranges, such as level, upright, equal"
                + " or zero.";
    String also =
        drawn.isEmpty()
            ? ""
            : ", and cases drawn for every submission catch it in " + drawn.size() + " more";
    return there
        + " A method may be right everywhere else, and wrong in one of these. Your cases catch"
        + " that in "
        + caught
        + " of them"
        + also
        + ".";
  }

  /** The same and the holes, a line each; nothing without any kind of position. */
  List<String> lines() {
    List<String> lines = new ArrayList<>();
    if (all > 0) {
      lines.add(words());
    }
    for (Hole hole : holes) {
      lines.add(
          FolderReader.CASES
              + ": no case catches a method that is right but for this: "
              + hole.position()
              + ", where it "
              + hole.wrong()
              + (hole.adding().isEmpty() ? "." : ". Add one such as " + hole.adding()));
    }
    if (!unanswered.isEmpty()) {
      lines.add(
          "The reference gives no answer in these positions, so the text has to say that they are"
              + " never given: "
              + String.join("; ", unanswered)
              + ".");
    }
    return lines;
  }
}
