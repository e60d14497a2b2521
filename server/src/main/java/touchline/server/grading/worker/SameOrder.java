package touchline.server.grading.worker;

import java.util.Optional;

/**
 * Takes chance out of the order of {@code Set.of} and {@code Map.of}. The library draws a number by
 * the clock when it starts, so that nobody relies on that order; but then a program that relies on
 * it would be right in one process and wrong in another, and its mark could not be worked out
 * again.
 *
 * <p>The number is a constant that no Java code can set, hence by the machine's own means. Code
 * that was compiled before would still hold the old one, so the process is started with an order
 * not to compile those classes.
 */
final class SameOrder {
  private static final String TYPE = "java.util.ImmutableCollections";
  private static final long SALT = 0x243F_6A89L;

  private SameOrder() {}

  /** Does nothing on a Java that makes these collections in another way. */
  static void set() {
    Optional<RawMemory> memory = RawMemory.open();
    try {
      Class<?> type = Class.forName(TYPE);
      if (memory.isPresent()) {
        memory.get().put(type.getDeclaredField("SALT32L"), SALT);
        memory.get().put(type.getDeclaredField("REVERSE"), false);
      }
    } catch (ReflectiveOperationException | IllegalStateException ignored) {
      // Their order is left to it.
    }
  }
}
