package touchline.server.account;

import io.javalin.security.RouteRole;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** Who may use a route. A route that names no role is refused to everybody. */
public enum Role implements RouteRole {
  ANYONE("It is for everybody."),
  SIGNED_IN("It is for everybody who is signed in."),
  ADMINISTRATOR("It is for administrators of this site."),

  /** Administrators, and whom they let make courses. */
  COURSE_MAKER(
      "It is for people who make courses. An administrator of this site can let you do so."),

  /** Whoever may make courses, and instructors of any course. */
  AUTHOR(
      "It is for people who teach: instructors of a course, and people who make courses."
          + " An administrator of this site can let you make one."),

  /** Everybody in the course that the path names, and likewise below. */
  STUDENT(CourseRole.STUDENT, "It is for the members of the course."),
  ASSISTANT(CourseRole.ASSISTANT, "It is for the staff of the course."),
  INSTRUCTOR(CourseRole.INSTRUCTOR, "It is for the instructors of the course."),
  OWNER(CourseRole.OWNER, "It is for the owners of the course.");

  private final Optional<CourseRole> least;
  private final String whom;

  Role(String whom) {
    this.least = Optional.empty();
    this.whom = whom;
  }

  Role(CourseRole least, String whom) {
    this.least = Optional.of(least);
    this.whom = whom;
  }

  /** Whom a page is for that may be used in these roles, as a sentence. */
  static String whom(Set<? extends RouteRole> roles) {
    return Arrays.stream(values())
        .filter(roles::contains)
        .findFirst()
        .map(role -> role.whom)
        .orElse("It is for programs.");
  }

  /** What somebody must at least be in the course; empty where no course matters. */
  Optional<CourseRole> least() {
    return least;
  }

  /**
   * What may be done with a token, if its owner may do it. A route of the API names the scope that
   * it needs; one that names none is closed to tokens that have scopes.
   */
  public enum TokenScope implements RouteRole {
    COURSES_READ("courses:read", "Read your courses and their assignments"),
    ROSTER_READ("roster:read", "Read who is in a course"),
    ROSTER_WRITE("roster:write", "Take a roster over, and take people out of a course"),
    MARKS_READ("marks:read", "Read the gradebook"),
    COLUMNS_WRITE("columns:write", "Make columns of your own and write points into them"),
    EXTENSIONS_READ("extensions:read", "Read who has more time"),
    EXTENSIONS_WRITE("extensions:write", "Give more time, change it and take it back"),
    ATTEMPTS_READ("attempts:read", "Read everything that was handed in to a course"),
    SUBMIT("submit", "Hand in methods in your name and read their verdicts");

    private final String word;
    private final String words;

    TokenScope(String word, String words) {
      this.word = word;
      this.words = words;
    }

    /** As the store and the description of the API write it. */
    public String word() {
      return word;
    }

    /** For a person. */
    public String words() {
      return words;
    }

    public static Optional<TokenScope> of(String word) {
      return Arrays.stream(values()).filter(one -> one.word.equals(word)).findFirst();
    }

    /** As the store keeps them. */
    public static String written(Set<TokenScope> scopes) {
      return scopes.stream().sorted().map(TokenScope::word).collect(Collectors.joining(" "));
    }

    /** What the store kept; a name that there is no more means nothing. */
    public static Set<TokenScope> read(String written) {
      Set<TokenScope> scopes = EnumSet.noneOf(TokenScope.class);
      for (String word : written.split(" ", -1)) {
        of(word).ifPresent(scopes::add);
      }
      return scopes;
    }
  }
}
