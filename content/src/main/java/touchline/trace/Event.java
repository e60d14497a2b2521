package touchline.trace;

/** One thing that happened while a line ran. */
public sealed interface Event {
  /** A local variable or parameter got a value: a boxed primitive or an immutable object. */
  record Assigned(String name, Object value) implements Event {}

  /** A condition on the line was evaluated. */
  record Decided(boolean outcome) implements Event {}

  /** The method returned this value. */
  record Returned(Object value) implements Event {}

  /** The run ended with an exception instead of a result. */
  record Threw(String message) implements Event {}
}
