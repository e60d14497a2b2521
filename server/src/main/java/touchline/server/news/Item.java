package touchline.server.news;

import java.time.Instant;

/**
 * Something new in a course.
 *
 * @param kind announcement, answer, points, released, comments or time
 * @param title of the announcement or the assignment
 * @param text of an announcement; empty for others
 * @param path where there is more of it; empty if it is all here
 */
record Item(String kind, String title, String text, String path, Instant at) {
  /** In a line. */
  String words() {
    return switch (kind) {
      case "answer" -> "Your question about " + title + " has an answer.";
      case "points" -> "Your instructor decided your points in " + title + ".";
      case "released" -> "Your points in " + title + " are released.";
      case "comments" -> "There are comments on your work in " + title + ".";
      case "time" -> "You have more time for " + title + ".";
      default -> title;
    };
  }
}
