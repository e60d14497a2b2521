package touchline.server.grading.worker;

import java.util.Optional;
import org.jspecify.annotations.Nullable;
import touchline.server.grading.job.Limit;

/**
 * The virtual machine that this process is, and whether it was shaken. It was when it threw
 * something itself, for want of stack or memory or because a class is broken: whatever part of the
 * library was at work then may be broken from now on, for every program that comes after.
 */
final class Machine {
  private static final String NOT_INITIALIZED = "Could not initialize class ";
  private static final Machine THIS = new Machine();

  private boolean isShaken;
  private @Nullable Limit lacked;
  private @Nullable Throwable thrownByHand;

  private Machine() {}

  /** Whether anything has shaken it since the process began; it must not take another job then. */
  static boolean isShaken() {
    return THIS.isShaken;
  }

  /** What it lacked, if it was that which shook it. */
  static Optional<Limit> lacked() {
    return Optional.ofNullable(THIS.lacked);
  }

  /** Says that a program throws this itself: it may throw an OutOfMemoryError of its own. */
  static void isThrownByHand(Throwable thrown) {
    if (thrown instanceof VirtualMachineError || thrown instanceof LinkageError) {
      THIS.thrownByHand = thrown;
    }
  }

  /** Forgets what a program threw, and with it the program's classes. */
  static void forget() {
    THIS.thrownByHand = null;
  }

  /** Says that something has failed in a way that nobody foresaw. */
  static void distrust() {
    THIS.isShaken = true;
  }

  /** Remembers that the machine was shaken, if it was the machine that threw this. */
  static void hear(Throwable thrown) {
    if (threw(thrown)) {
      distrust();
    }
  }

  /** Whether the machine threw this, not the program; remembers that it was shaken. */
  static boolean threw(Throwable thrown) {
    boolean isShaking =
        thrown != THIS.thrownByHand
            && (thrown instanceof VirtualMachineError
                || (thrown instanceof LinkageError error && !isOfTheProgram(error)));
    if (isShaking) {
      shake(thrown);
    }
    return isShaking;
  }

  private static void shake(Throwable thrown) {
    distrust();
    if (thrown instanceof StackOverflowError) {
      THIS.lacked = Limit.RECURSION;
    } else if (thrown instanceof OutOfMemoryError) {
      THIS.lacked = Limit.MEMORY;
    }
  }

  /** A class of the program could not be initialized, by its own fault; it is in no package. */
  private static boolean isOfTheProgram(LinkageError error) {
    if (error instanceof ExceptionInInitializerError wrapping) {
      Throwable cause = wrapping.getCause();
      return cause != null && !threw(cause);
    }
    String message = String.valueOf(error.getMessage());
    return error instanceof NoClassDefFoundError
        && message.startsWith(NOT_INITIALIZED)
        && message.indexOf('.') < 0;
  }
}
