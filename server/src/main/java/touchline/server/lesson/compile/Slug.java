package touchline.server.lesson.compile;

/** The names of lessons, exercises and figures, which become part of addresses. */
final class Slug {
  static final String RULE = "must be lower-case words and digits joined by single hyphens";

  private static final String FORM = "[a-z][a-z0-9]*(-[a-z0-9]+)*";

  private Slug() {}

  static boolean isOne(String name) {
    return name.matches(FORM);
  }
}
