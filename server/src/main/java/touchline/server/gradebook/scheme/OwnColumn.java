package touchline.server.gradebook.scheme;

import java.util.Map;
import java.util.Optional;
import touchline.server.gradebook.Points;
import touchline.server.page.FilledForm;

/**
 * A column of the instructor's own, as it is typed: an exam, a project, a bonus.
 *
 * @param blankCounts whether who has no entry counts 0
 */
record OwnColumn(String title, double worth, boolean isPublished, boolean blankCounts) {
  static final String TITLE = "title";
  static final String WORTH = "worth";
  static final String PUBLISHED = "published";
  static final String BLANK = "blank";

  private static final int LONGEST = 200;

  /** A form as it was typed, with what is wrong. */
  static FilledForm form(String title, String worth, String published, String blank) {
    String name = title.strip();
    boolean isTitle = !name.isEmpty() && name.length() <= LONGEST;
    Optional<Double> points = Points.read(worth).filter(number -> number > 0);
    return new FilledForm(
            Map.of(TITLE, name, WORTH, worth.strip(), PUBLISHED, published, BLANK, blank), Map.of())
        .with(
            TITLE,
            isTitle
                ? Optional.empty()
                : Optional.of("A column has a title of at most " + LONGEST + " characters."))
        .with(
            WORTH,
            points.isPresent()
                ? Optional.empty()
                : Optional.of("Type the points for full marks: a number above 0, such as 60."));
  }

  static OwnColumn of(FilledForm form) {
    return new OwnColumn(
        form.value(TITLE),
        Points.read(form.value(WORTH)).orElseThrow(),
        form.value(PUBLISHED).equals("yes"),
        form.value(BLANK).equals("yes"));
  }

  FilledForm form() {
    return new FilledForm(
        Map.of(
            TITLE,
            title,
            WORTH,
            Points.text(worth),
            PUBLISHED,
            isPublished ? "yes" : "",
            BLANK,
            blankCounts ? "yes" : ""),
        Map.of());
  }

  /** In one line, for the log. */
  String words() {
    return title
        + ", "
        + Points.text(worth)
        + " points, "
        + (isPublished ? "shown to students" : "hidden")
        + (blankCounts ? ", no entry counts 0" : "");
  }
}
