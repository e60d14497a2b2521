package touchline.server.csv;

import java.util.List;
import java.util.Locale;

/**
 * What Canvas puts into the file of a gradebook beside students and their marks. Source:
 * canvas-lms, lib/gradebook_importer.rb, {@code check_for_non_student_row}, and the guide "How do I
 * export grades in the Gradebook?".
 */
public final class CanvasGradebook {
  private static final List<String> FRONT = List.of("student", "id");

  private CanvasGradebook() {}

  /** Whether these are the headings of such a file: its students are named last name first. */
  public static boolean isHeadings(List<String> headings) {
    return headings.size() > 3
        && FRONT.equals(
            headings.subList(0, 2).stream()
                .map(one -> one.strip().toLowerCase(Locale.ROOT))
                .toList());
  }

  /** A line about the assignments among those of the students. */
  public static boolean isAboutAssignments(List<String> fields) {
    return fields.get(0).strip().startsWith("Points Possible")
        || fields.stream()
            .allMatch(field -> field.isBlank() || field.strip().startsWith("Manual Posting"));
  }

  /** The student that Canvas invents for who wants to see a course as students do. */
  public static boolean isTestStudent(String name) {
    return name.strip().equals("Student, Test");
  }

  /** {@code Müller, Anna} as people say it. */
  public static String firstNameFirst(String name) {
    int comma = name.indexOf(',');
    return comma < 0
        ? name
        : (name.substring(comma + 1).strip() + ' ' + name.substring(0, comma).strip()).strip();
  }
}
