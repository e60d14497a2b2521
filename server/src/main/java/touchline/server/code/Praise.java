package touchline.server.code;

import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import touchline.code.AskedMethod;
import touchline.code.Trap;

/** What is worth saying about a method that is right: only what its cases show. */
final class Praise {
  private final Map<String, Optional<Trap>> traps = new ConcurrentHashMap<>();

  /** One sentence. */
  String of(AskedMethod exercise) {
    return traps
        .computeIfAbsent(exercise.id(), id -> exercise.trap())
        .map(Praise::words)
        .orElse("It is right in every case, the hidden ones included.");
  }

  static String words(Trap trap) {
    return "It is right even for "
        + trap.words()
        + ", where "
        + howMany(trap)
        + (trap.wrong() == 1 ? " gives" : " give")
        + " a wrong answer.";
  }

  private static String howMany(Trap trap) {
    if (trap.wrong() == trap.known() && trap.known() > 1) {
      return "all " + trap.known() + " mistakes we know";
    }
    String some = trap.wrong() == 1 ? "one" : Integer.toString(trap.wrong());
    return some + " of the " + trap.known() + " mistakes we know";
  }
}
