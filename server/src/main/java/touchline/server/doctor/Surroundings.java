package touchline.server.doctor;

/** What stands around students' programs, as the pool says it. */
public final class Surroundings {
  private Surroundings() {}

  /** Reads the line that the pool says of its workers. */
  public static Diagnosis of(String layers) {
    String text = layers.replaceFirst("workers: ", "");
    if (text.contains("none can be started")) {
      return Diagnosis.bad("workers", text);
    }
    return text.contains("seccomp off") || text.contains("bubblewrap not found")
        ? Diagnosis.weak("workers", text)
        : Diagnosis.ok("workers", text);
  }
}
