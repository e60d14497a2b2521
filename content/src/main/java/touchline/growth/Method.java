package touchline.growth;

/** A way to find the pairs that touch. */
public enum Method {
  ALL("all", "All pairs"),
  SWEEP("sweep", "Sweep"),
  TREE("tree", "Tree"),
  GRID("grid", "Grid");

  private final String role;
  private final String words;

  Method(String role, String words) {
    this.role = role;
    this.words = words;
  }

  /** In the style sheet. */
  public String role() {
    return role;
  }

  public String words() {
    return words;
  }
}
