package touchline.server.lti.service;

import java.util.List;

/**
 * Somebody in a course of a platform, as it lists them.
 *
 * @param subject who it is there
 * @param name empty where the platform keeps it to itself
 * @param roles as the platform writes them
 * @param isActive not so for who is there only on paper any more
 */
public record PlatformMember(String subject, String name, List<String> roles, boolean isActive) {
  public PlatformMember {
    roles = List.copyOf(roles);
  }
}
