package touchline.server.grading.worker;

/**
 * What memory is used when no program is there. A process that has more of it than at first holds
 * something of programs that are gone; it is replaced long before others feel it.
 */
final class Heap {
  /** The young generation: so much may be garbage that costs nothing to keep. */
  private static final long YOUNG = 24 << 20;

  /** What all programs together may leave behind: an eighth of the heap. */
  private static final long MOST_LEFT = 8 << 20;

  private final long atFirst;

  private Heap(long atFirst) {
    this.atFirst = atFirst;
  }

  /** Takes what is used now as what a process uses without programs. */
  static Heap now() {
    return new Heap(usedForGood());
  }

  /** Cheap unless much is used; only then is the garbage collected to see what is not garbage. */
  boolean hasGrown() {
    return used() - atFirst > YOUNG && usedForGood() - atFirst > MOST_LEFT;
  }

  private static long usedForGood() {
    System.gc();
    return used();
  }

  private static long used() {
    Runtime runtime = Runtime.getRuntime();
    return runtime.totalMemory() - runtime.freeMemory();
  }
}
