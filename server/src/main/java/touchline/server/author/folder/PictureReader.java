package touchline.server.author.folder;

import java.util.List;
import java.util.Optional;
import touchline.code.Declaration;
import touchline.figure.FigureProblem;
import touchline.pair.CasePicture;
import touchline.server.lesson.compile.Problem;

/** Reads {@code case.figure}: what is drawn between the things of a case. */
public final class PictureReader {
  public static final String FILE = "case.figure";

  private final List<Problem> problems;

  /**
   * @param problems takes the rules that are broken
   */
  PictureReader(List<Problem> problems) {
    this.problems = problems;
  }

  /** Empty if a rule is broken. */
  Optional<CasePicture> read(Declaration method, String text) {
    try {
      return Optional.of(CasePicture.of(text, method));
    } catch (FigureProblem broken) {
      problems.add(new Problem(FILE, broken.line(), broken.rule()));
      return Optional.empty();
    }
  }
}
