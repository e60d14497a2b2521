package touchline.server.assignment.plan;

import java.time.Duration;
import java.time.Instant;

/**
 * An extension and who has it.
 *
 * @param id 0 before it is stored
 * @param account 0 where it is not for one person
 * @param section empty where it is not for a section; with no account either it is for everybody
 * @param reason may be empty
 */
public record ExtensionGrant(
    long id, long account, String section, Extension extension, String reason) {
  public ExtensionGrant {
    if (account != 0 && !section.isEmpty()) {
      throw new IllegalArgumentException("an extension must be for one person or for a section");
    }
  }

  public boolean isFor(long asked, String theirSection) {
    return account != 0 ? account == asked : section.isEmpty() || section.equals(theirSection);
  }

  /** As the store names its sort. */
  public String kind() {
    if (extension instanceof Extension.Until) {
      return "until";
    }
    return extension instanceof Extension.By ? "by" : "share";
  }

  /** A moment, a number of minutes, or percent. */
  public String value() {
    if (extension instanceof Extension.Until until) {
      return until.due().toString();
    }
    return extension instanceof Extension.By by
        ? Long.toString(by.more().toMinutes())
        : Integer.toString(((Extension.Share) extension).percent());
  }

  /** What {@link #kind} and {@link #value} were written from. */
  public static Extension extension(String kind, String value) {
    return switch (kind) {
      case "until" -> new Extension.Until(Instant.parse(value));
      case "by" -> new Extension.By(Duration.ofMinutes(Long.parseLong(value)));
      case "share" -> new Extension.Share(Integer.parseInt(value));
      default -> throw new IllegalArgumentException("kind must be until, by or share: " + kind);
    };
  }
}
