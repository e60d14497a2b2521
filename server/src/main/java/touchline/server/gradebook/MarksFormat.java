package touchline.server.gradebook;

import java.util.List;
import java.util.Locale;
import touchline.server.csv.CsvTable;

/**
 * How files of marks write things: the site's own for spreadsheets, those that it makes for Canvas
 * and for Moodle, and what Canvas itself exports.
 */
final class MarksFormat {
  private static final List<String> LOGINS = List.of("login", "sis login id", "username");

  /** Canvas puts the number of an assignment behind its title. */
  private static final String NUMBER = " [(][0-9]+[)]$";

  private MarksFormat() {}

  static boolean isLogin(String heading) {
    return LOGINS.contains(plain(heading));
  }

  /** Whether a heading is this title, in whichever way it is written. */
  static boolean isTitle(String heading, String title) {
    String wanted = plain(title);
    String plain = plain(heading);
    return plain.equals(wanted)
        || plain.equals(CsvTable.harmless(wanted))
        || plain.replaceFirst(NUMBER, "").equals(wanted);
  }

  static boolean isExcused(String cell) {
    return cell.equalsIgnoreCase("excused") || cell.equalsIgnoreCase("EX");
  }

  /** Whether a cell says nothing about the points. */
  static boolean isBlank(String cell) {
    return cell.isEmpty() || cell.equals("-");
  }

  private static String plain(String text) {
    return text.strip().toLowerCase(Locale.ROOT);
  }
}
