package touchline.server.health;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Whether each part that the site needs can do its work now. */
public final class Readiness {
  private static final String OK = "ok";

  private final List<Part> parts;
  private volatile boolean isStopping;

  /**
   * A part of the site.
   *
   * @param name one word, as monitoring shows it
   * @param problem what is said while it cannot do its work; nothing that names a person or a place
   */
  public record Part(String name, Check check, String problem) {}

  /** Asks a part; an exception says that it cannot. */
  public interface Check {
    boolean works();
  }

  public Readiness(List<Part> parts) {
    this.parts = List.copyOf(parts);
  }

  /** From now on new visitors belong to another server. */
  public void stop() {
    isStopping = true;
  }

  /** What is wrong with each part, by name; {@code ok} where nothing is. */
  Map<String, String> states() {
    Map<String, String> states = new LinkedHashMap<>();
    parts.forEach(part -> states.put(part.name(), works(part) ? OK : part.problem()));
    if (isStopping) {
      states.put("site", "is stopping");
    }
    return states;
  }

  static boolean isReady(Map<String, String> states) {
    return states.values().stream().allMatch(OK::equals);
  }

  private static boolean works(Part part) {
    try {
      return part.check().works();
    } catch (RuntimeException broken) {
      return false;
    }
  }
}
