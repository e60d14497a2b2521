package touchline.server.lti.mark;

import java.util.Optional;

/** Puts into words why a link takes no marks, and what somebody can do. */
final class HindranceWords {
  private static final String NO_COLUMN = "no column there yet";

  private static final String RIGHT =
      "Ask whoever administers the platform to give this tool that right: Moodle calls it “Use this"
          + " service for grade sync and column management”, Canvas “Can create and view assignment"
          + " data in the gradebook associated with the tool”.";

  private static final String BY_CHOICE =
      " Or take the link out there and add it again by the choice of content: it then brings a"
          + " column along.";

  private static final int UNAUTHORIZED = 401;
  private static final int FORBIDDEN = 403;
  private static final int NOT_FOUND = 404;
  private static final int GONE = 410;
  private static final int TOO_OFTEN = 429;
  private static final int BROKEN = 500;

  private HindranceWords() {}

  /** Nothing where marks can go. */
  static Optional<Hindrance> of(LinkState link) {
    if (!link.maySend()) {
      return still(
          "marks are not let in",
          "The platform does not let this site send marks to this course.",
          RIGHT + " Then open the link there once more.");
    }
    if (link.hasColumn()) {
      return Optional.empty();
    }
    if (!link.isPublished()) {
      return still(
          NO_COLUMN,
          "The link came without a column for marks, and this assignment is a draft.",
          "A column is made once the assignment is published.");
    }
    if (!link.isWorth()) {
      return still(
          NO_COLUMN,
          "The link came without a column for marks, and this assignment is worth no points.",
          "A column is made once it has points.");
    }
    if (!link.mayMake()) {
      return still(
          NO_COLUMN,
          "The link came without a column for marks, and the platform does not let this site make"
              + " one.",
          RIGHT + " Then open the link there once more." + BY_CHOICE);
    }
    return Optional.of(
        link.problem().isEmpty()
            ? asked(
                link,
                "a column is made",
                "The link came without a column for marks. This site makes one now.",
                "Load this page again in a moment.")
            : asked(link, "no column could be made", what(link), remedy(link.status())));
  }

  private static Optional<Hindrance> still(String brief, String what, String remedy) {
    return Optional.of(new Hindrance(brief, what, remedy, Optional.empty(), Optional.empty()));
  }

  private static Hindrance asked(LinkState link, String brief, String what, String remedy) {
    return new Hindrance(brief, what, remedy, link.triedAt(), link.nextAt());
  }

  private static String what(LinkState link) {
    String why =
        switch (link.status()) {
          case UNAUTHORIZED, FORBIDDEN -> "The platform does not let this site make a column";
          case NOT_FOUND, GONE -> "The platform has no list of columns where it said that it is";
          default ->
              isAway(link.status())
                  ? "The platform could not be asked for a column"
                  : "The platform did not make a column as it was asked to";
        };
    return why + ": " + link.problem() + ".";
  }

  private static boolean isAway(int status) {
    return status == 0 || status == TOO_OFTEN || status >= BROKEN;
  }

  private static String remedy(int status) {
    return switch (status) {
      case UNAUTHORIZED, FORBIDDEN -> RIGHT + BY_CHOICE;
      case NOT_FOUND, GONE ->
          "Open the link there once more: the platform then says again where its list of columns"
              + " is."
              + BY_CHOICE;
      default ->
          isAway(status)
              ? "You need not do anything: it is asked again by itself. If this lasts for a day,"
                  + " show these words to whoever administers it."
              : "Show these words to whoever administers the platform." + BY_CHOICE;
    };
  }
}
