package touchline.server.grading.worker;

import java.lang.StackWalker.Option;
import java.lang.StackWalker.StackFrame;
import touchline.server.grading.job.Limit;

/**
 * What a run may still use; woven code calls it at every method, every round of a loop, every
 * allocation and every handler.
 *
 * <p>Woven code can only call static methods, and a look-up by thread at every loop would double
 * the time of a run. So there is one budget for the process, in which one thread runs one student's
 * program at a time.
 */
public final class Budget {
  /**
   * Calls and rounds of a case; about 10 ms. A right method needs tens, a slow search thousands.
   */
  static final long STEPS_OF_A_CASE = 2_000_000;

  /** Of all runs of a submission: ends, by counting, what the clock would end at two seconds. */
  static final long STEPS_OF_ALL = 200_000_000;

  /** Bytes, garbage included. */
  static final long MEMORY_OF_A_CASE = 8L << 20;

  static final long MEMORY_OF_ALL = 2L << 30;

  /** Bytes of frames; half of the thread's stack, since compiled frames can be larger than said. */
  static final int STACK = 6 << 20;

  /** A thrown exception costs the machine microseconds, not nanoseconds. */
  private static final int STEPS_OF_A_CATCH = 300;

  private static final Budget CHILD = new Budget();
  private static final StackWalker WALKER = StackWalker.getInstance(Option.RETAIN_CLASS_REFERENCE);

  private long steps;
  private long memory;
  private int stack;
  private int outermost;
  private long stepsOfAll;
  private long memoryOfAll;

  private Budget() {}

  /** Begins a submission. */
  static void open() {
    CHILD.stepsOfAll = STEPS_OF_ALL;
    CHILD.memoryOfAll = MEMORY_OF_ALL;
  }

  /** Begins a case. */
  static void begin() {
    CHILD.steps = Math.min(STEPS_OF_A_CASE, CHILD.stepsOfAll);
    CHILD.memory = Math.min(MEMORY_OF_A_CASE, CHILD.memoryOfAll);
    CHILD.stepsOfAll -= CHILD.steps;
    CHILD.memoryOfAll -= CHILD.memory;
    CHILD.stack = STACK;
  }

  /** Ends a case: what it did not use goes back to the submission. */
  static void end() {
    CHILD.stepsOfAll += Math.max(0, CHILD.steps);
    CHILD.memoryOfAll += Math.max(0, CHILD.memory);
  }

  /** Whether there is anything left for another case. */
  static boolean isSpent() {
    return CHILD.stepsOfAll <= 0 || CHILD.memoryOfAll <= 0;
  }

  /** Whether the running method is the one that was called first, not one inside it. */
  static boolean isOutermost() {
    return CHILD.stack == CHILD.outermost;
  }

  /** Woven at the start of methods and of loops. */
  public static void steps(int count) {
    if ((CHILD.steps -= count) < 0) {
      throw stopped(Limit.TIME);
    }
  }

  static void steps(long count) {
    if (count > CHILD.steps) {
      CHILD.steps = -1;
    }
    steps((int) Math.min(Math.max(count, 0), Integer.MAX_VALUE));
  }

  /** Woven before allocations of a known size, in bytes. */
  public static void memory(int bytes) {
    if ((CHILD.memory -= bytes) < 0) {
      throw stopped(Limit.MEMORY);
    }
  }

  static void memory(double bytes) {
    if (!(bytes < CHILD.memory)) {
      CHILD.memory = -1;
    }
    memory((int) Math.min(bytes, Integer.MAX_VALUE));
  }

  /** Woven at the start of methods; returns what {@link #leave} and {@link #caught} are given. */
  public static int enter(int frame) {
    int before = CHILD.stack;
    CHILD.stack = before - frame;
    if (before == STACK) {
      CHILD.outermost = CHILD.stack;
    }
    if (CHILD.stack < 0) {
      throw stopped(Limit.RECURSION);
    }
    return before;
  }

  /** Woven before returns. */
  public static void leave(int before) {
    CHILD.stack = before;
  }

  /** Woven before the first instruction of every handler, outside of every range. */
  public static void caught(Throwable thrown, int before, int frame) throws Throwable {
    if (thrown instanceof Stop || Machine.threw(thrown)) {
      throw thrown;
    }
    CHILD.stack = before - frame;
    steps(STEPS_OF_A_CATCH);
  }

  /** Woven before a throw statement: a student may throw an OutOfMemoryError of their own. */
  public static void throwing(Throwable thrown) {
    Machine.isThrownByHand(thrown);
  }

  static Stop stopped(Limit limit) {
    return new Stop(
        limit,
        WALKER
            .walk(frames -> frames.filter(Budget::isStudents).findFirst())
            .map(StackFrame::getLineNumber)
            .orElse(0));
  }

  private static boolean isStudents(StackFrame frame) {
    return frame.getDeclaringClass().getClassLoader() instanceof StudentLoader;
  }
}
