package touchline.server.attempts;

import java.util.Optional;

/**
 * An answer or a method that was handed in to an assignment.
 *
 * @param assignment its number
 * @param attempt at the exercise, counted from 1
 * @param hints that were given in it
 * @param question of the exercise, counted from 1; empty for a method
 * @param answer the fields as they were typed, as a JSON array; the source of a method
 * @param mark from 0 to 1, before anything is taken off for lateness; empty while it waits
 * @param mistakes known ones, with blanks between
 * @param version of the content that it was marked by
 */
record AttemptRow(
    Person person,
    long assignment,
    String title,
    String exercise,
    int attempt,
    int hints,
    String startedAt,
    String receivedAt,
    Optional<Integer> question,
    String answer,
    Optional<Double> mark,
    String outcome,
    String mistakes,
    String version) {
  /** Whose it is; section empty for none, or for who has left the course. */
  record Person(long account, String login, String name, String section) {}
}
