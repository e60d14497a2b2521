package touchline.server.log;

/** How a line of the log is written. */
public enum LogForm {
  /** For people: time, level, what happened, and names with values. */
  TEXT,
  /** For programs: an object a line. */
  JSON
}
