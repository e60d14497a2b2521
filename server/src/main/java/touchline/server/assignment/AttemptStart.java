package touchline.server.assignment;

/** What became of the wish to begin an attempt. */
public sealed interface AttemptStart {
  record Yes(Attempt attempt) implements AttemptStart {}

  /** Nothing is taken now: it is too early or too late. */
  record Closed() implements AttemptStart {}

  /** All attempts are used. */
  record UsedUp() implements AttemptStart {}
}
