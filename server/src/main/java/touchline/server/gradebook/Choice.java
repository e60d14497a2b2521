package touchline.server.gradebook;

import java.text.Normalizer;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;

/**
 * Which students a gradebook shows, and in which order.
 *
 * @param name part of a name or login; empty for all
 * @param sort {@code name}, {@code login}, {@code section}, {@code total}, or an assignment's id
 * @param page from 1
 */
record Choice(String section, String name, String sort, int page) {
  static final int ON_A_PAGE = 100;

  /** Letters below have none; most names are of such letters, and there may be ten thousand. */
  private static final int FIRST_ACCENT = 128;

  static final String BY_NAME = "name";
  private static final String BY_TOTAL = "total";

  /** The students whose names fit, in order; points of the sorted column come from outside. */
  List<Student> of(List<Student> all, PointsOf points) {
    String wanted = plain(name);
    return all.stream()
        .map(student -> new Keyed(plain(student.name()), student))
        .filter(one -> one.key().contains(wanted) || one.student().login().contains(wanted))
        .sorted(
            order(points).thenComparing(Keyed::key).thenComparing(one -> one.student().account()))
        .map(Keyed::student)
        .toList();
  }

  /** A student with the name as it is sorted by: made once, and compared many times. */
  private record Keyed(String key, Student student) {}

  /** The points of an account in the assignment that is sorted by. */
  interface PointsOf {
    double of(long account);
  }

  private Comparator<Keyed> order(PointsOf points) {
    return switch (sort) {
      case BY_NAME -> Comparator.comparing(Keyed::key);
      case "login" -> Comparator.comparing(one -> one.student().login());
      case "section" -> Comparator.comparing(one -> one.student().section());
      case BY_TOTAL -> Comparator.comparingDouble(one -> -one.student().share());
      default -> Comparator.comparingDouble(one -> -points.of(one.student().account()));
    };
  }

  /** Whether everybody's total has to be known before the first page can be shown. */
  boolean isByTotal() {
    return sort.equals(BY_TOTAL);
  }

  /** The assignment that is sorted by; 0 if it is none. */
  long sorted() {
    return sort.matches("[1-9][0-9]{0,17}") ? Long.parseLong(sort) : 0;
  }

  int pages(int students) {
    return Math.max(1, (students + ON_A_PAGE - 1) / ON_A_PAGE);
  }

  List<Student> page(List<Student> found) {
    int from = Math.min((page - 1) * ON_A_PAGE, found.size());
    return found.subList(from, Math.min(from + ON_A_PAGE, found.size()));
  }

  /** Without accents and capitals, so that jose finds José. */
  static String plain(String text) {
    if (text.chars().allMatch(letter -> letter < FIRST_ACCENT)) {
      return text.strip().toLowerCase(Locale.ROOT);
    }
    String parted = Normalizer.normalize(text.strip(), Normalizer.Form.NFD);
    StringBuilder plain = new StringBuilder();
    parted
        .toLowerCase(Locale.ROOT)
        .codePoints()
        .filter(letter -> Character.getType(letter) != Character.NON_SPACING_MARK)
        .forEach(plain::appendCodePoint);
    return plain.toString();
  }
}
