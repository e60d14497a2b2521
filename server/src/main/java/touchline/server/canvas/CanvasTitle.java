package touchline.server.canvas;

import java.util.List;
import java.util.Optional;

/**
 * Whether Canvas takes a title for what it is. Source: canvas-lms, lib/gradebook_importer.rb:
 * {@code strip_non_assignment_columns} drops each heading in which one of its own stands, wherever
 * it stands, and {@code title_and_id} takes a number in brackets at the end for that of an
 * assignment.
 */
public final class CanvasTitle {
  private static final List<String> OWN =
      List.of(
          "Current Score",
          "Current Points",
          "Current Grade",
          "Final Score",
          "Final Points",
          "Final Grade",
          "Override Score",
          "Override Grade",
          "Override Status");

  private static final List<String> FRONT =
      List.of(
          "Student",
          "LastName",
          "FirstName",
          "ID",
          "SIS User ID",
          "SIS Login ID",
          "Section",
          "Integration ID",
          "Root Account");

  private CanvasTitle() {}

  /** Why a file with this title would go wrong there; empty if it would not. */
  public static Optional<String> problem(String title) {
    for (String own : OWN) {
      if (title.contains(own)) {
        return Optional.of(
            "Canvas leaves out every column in whose title “" + own + "” stands: “" + title + "”.");
      }
    }
    if (FRONT.contains(title.strip())) {
      return Optional.of("Canvas has a column of its own that is called “" + title.strip() + "”.");
    }
    return title.matches(".* \\([0-9]+\\)\\s*")
        ? Optional.of(
            "Canvas takes the number in brackets at the end for that of another assignment: “"
                + title
                + "”.")
        : Optional.empty();
  }
}
