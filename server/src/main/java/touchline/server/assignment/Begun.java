package touchline.server.assignment;

/** What became of the wish to begin an attempt. */
public sealed interface Begun {
  record Yes(Turn turn) implements Begun {}

  /** Nothing is taken now: it is too early or too late. */
  record Closed() implements Begun {}

  /** All attempts are used. */
  record UsedUp() implements Begun {}
}
