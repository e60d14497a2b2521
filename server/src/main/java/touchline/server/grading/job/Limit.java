package touchline.server.grading.job;

/** What a run may use up. */
public enum Limit {
  /** Steps, or two seconds for the whole submission. */
  TIME,
  MEMORY,
  /** Calls inside calls. */
  RECURSION,
  OUTPUT
}
