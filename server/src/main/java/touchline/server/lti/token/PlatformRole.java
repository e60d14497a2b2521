package touchline.server.lti.token;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import touchline.server.account.CourseRole;

/**
 * What somebody's roles in a platform's course are here. Roles at the institution or in the system
 * count for nothing: an administrator there is nobody in a course. See LTI Core 1.3, appendix A.
 */
public final class PlatformRole {
  private static final String MEMBERSHIP = "http://purl.imsglobal.org/vocab/lis/v2/membership";

  private PlatformRole() {}

  /** The role in the course; empty if they have none. An assistant is often an instructor, too. */
  public static Optional<CourseRole> of(List<String> roles) {
    List<String> own = roles.stream().map(PlatformRole::inCourse).toList();
    if (own.contains("teachingassistant")) {
      return Optional.of(CourseRole.ASSISTANT);
    }
    if (own.contains("instructor")
        || own.contains("administrator")
        || own.contains("contentdeveloper")) {
      return Optional.of(CourseRole.INSTRUCTOR);
    }
    return own.contains("learner") ? Optional.of(CourseRole.STUDENT) : Optional.empty();
  }

  /** The last word of a role of the course, in lower case; empty for other roles. */
  private static String inCourse(String role) {
    boolean isShort = role.matches("[A-Za-z]+");
    boolean isOwn = role.startsWith(MEMBERSHIP);
    return isShort || isOwn
        ? role.substring(role.lastIndexOf('#') + 1).toLowerCase(Locale.ROOT)
        : "";
  }
}
