package touchline.server.account;

import java.util.Locale;
import java.util.Optional;

/** What somebody is in a course; each may do what those below may. */
public enum CourseRole {
  STUDENT,
  ASSISTANT,
  INSTRUCTOR,
  OWNER;

  /** As the store and forms write it. */
  public String word() {
    return name().toLowerCase(Locale.ROOT);
  }

  public static Optional<CourseRole> of(String word) {
    for (CourseRole role : values()) {
      if (role.word().equals(word.strip().toLowerCase(Locale.ROOT))) {
        return Optional.of(role);
      }
    }
    return Optional.empty();
  }

  public boolean isAtLeast(CourseRole other) {
    return compareTo(other) >= 0;
  }
}
