package touchline.server.account;

import io.javalin.security.RouteRole;
import java.util.Optional;

/** Who may use a route. A route that names no role is refused to everybody. */
public enum Role implements RouteRole {
  ANYONE,
  SIGNED_IN,
  ADMINISTRATOR,

  /** Everybody in the course that the path names, and likewise below. */
  STUDENT(CourseRole.STUDENT),
  ASSISTANT(CourseRole.ASSISTANT),
  INSTRUCTOR(CourseRole.INSTRUCTOR),
  OWNER(CourseRole.OWNER);

  private final Optional<CourseRole> least;

  Role() {
    this.least = Optional.empty();
  }

  Role(CourseRole least) {
    this.least = Optional.of(least);
  }

  /** What somebody must at least be in the course; empty where no course matters. */
  Optional<CourseRole> least() {
    return least;
  }
}
