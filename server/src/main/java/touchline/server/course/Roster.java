package touchline.server.course;

import java.util.List;
import java.util.Map;
import touchline.server.canvas.CanvasNames;

/**
 * A roster as it was read from a file.
 *
 * @param entries the lines that can be used, in order
 * @param problems what is wrong and where; while there is one, nothing is taken over
 * @param ignored headings of columns that mean nothing here
 * @param headings all of them, with what they are taken for
 * @param canvas by login, how Canvas names somebody
 */
public record Roster(
    List<Entry> entries,
    List<Problem> problems,
    List<String> ignored,
    List<Heading> headings,
    Map<String, CanvasNames.Named> canvas) {
  public Roster {
    entries = List.copyOf(entries);
    problems = List.copyOf(problems);
    ignored = List.copyOf(ignored);
    headings = List.copyOf(headings);
    canvas = Map.copyOf(canvas);
  }

  /**
   * A heading; templates read it.
   *
   * @param means a name of what a column can say
   */
  public record Heading(String text, String means) {}

  /**
   * One person.
   *
   * @param login as it is stored
   * @param section empty for none
   * @param mail empty for none
   * @param account the name of the account with this login; that of the file if there is none
   */
  public record Entry(
      int line, String login, String name, String section, String mail, String account) {
    Entry(int line, String login, String name, String section, String mail) {
      this(line, login, name, section, mail, name);
    }

    /** Without a mail address. */
    Entry(int line, String login, String name, String section) {
      this(line, login, name, section, "");
    }

    /** The same for an account that is there, which keeps its name. */
    Entry named(String found) {
      return new Entry(line, login, name, section, mail, found);
    }
  }

  /**
   * Something wrong.
   *
   * @param line counted from 1, as editors do
   * @param column its heading; empty where it is the whole line
   */
  public record Problem(int line, String column, String text) {}
}
