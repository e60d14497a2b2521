package touchline.exercise;

import java.util.List;
import touchline.geometry.Vec2;

/** Marks answers. Uses only operations that are bit for bit the same on the JVM and in browsers. */
public final class Marker {
  private static final String NOT_RECOGNISED =
      "This is not the answer, and it does not match a mistake that we know. Look at where the"
          + " perpendicular from p meets the line, and whether that lies on the segment.";

  private Marker() {}

  /**
   * Marks one answer to the variant of a seed.
   *
   * @param tolerance how far each coordinate may be off, in metres
   */
  public static Verdict mark(PlaceTask task, long seed, Vec2 answer, double tolerance) {
    Instance given = task.instance(seed);
    if (isNear(answer, task.answer(given), tolerance)) {
      return new Verdict.Right();
    }
    List<Mistake> fits =
        task.mistakes().stream()
            .filter(mistake -> fits(mistake, given, answer, tolerance))
            .toList();
    return new Verdict.Wrong(fits, explanation(fits));
  }

  private static boolean fits(Mistake mistake, Instance given, Vec2 answer, double tolerance) {
    return mistake.answer(given).filter(wrong -> isNear(answer, wrong, tolerance)).isPresent();
  }

  /** The margin lets an answer that is off by just the tolerance survive rounding. */
  static boolean isNear(Vec2 one, Vec2 other, double tolerance) {
    double most = tolerance * (1 + 1e-9);
    return Math.abs(one.x() - other.x()) <= most && Math.abs(one.y() - other.y()) <= most;
  }

  private static String explanation(List<Mistake> fits) {
    if (fits.isEmpty()) {
      return NOT_RECOGNISED;
    }
    if (fits.size() == 1) {
      return fits.get(0).message();
    }
    StringBuilder text = new StringBuilder("More than one slip gives this answer here: ");
    for (int i = 0; i < fits.size(); i++) {
      text.append(separator(i, fits.size())).append(fits.get(i).name());
    }
    return text.append(". ").append(fits.get(0).message()).toString();
  }

  private static String separator(int index, int size) {
    if (index == 0) {
      return "";
    }
    return index == size - 1 ? " or " : ", ";
  }
}
