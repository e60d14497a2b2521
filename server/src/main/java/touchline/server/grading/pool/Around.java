package touchline.server.grading.pool;

import java.io.IOException;
import java.util.Optional;

/**
 * Bubblewrap around the workers of one Java. Some machines have it and forbid what it does. A
 * worker that gets ready in it shows that it works; it is tried by itself only after a start in it
 * that failed, so that the first worker does not wait for a trial.
 */
final class Around {
  private final Java java;
  private final Life life;
  private boolean isLookedFor;
  private boolean isProven;
  private Optional<Bubble> bubble = Optional.empty();

  Around(Java java, Life life) {
    this.java = java;
    this.life = life;
  }

  /** What to start a worker in; looked for once. */
  synchronized Optional<Bubble> bubble() throws IOException {
    if (!isLookedFor) {
      bubble = CommandLine.bubble(java, life);
      isLookedFor = true;
    }
    return bubble;
  }

  /** A worker has got ready in it. */
  synchronized void works() {
    isProven = true;
  }

  /** Whether a start in it failed because this machine forbids it; from then on there is none. */
  synchronized boolean isForbidden(Optional<Bubble> used) {
    if (isProven || used.isEmpty() || used.get().runs()) {
      return false;
    }
    bubble = Optional.empty();
    return true;
  }

  /** Whether there is one, as far as is known. */
  synchronized boolean isThere() {
    return bubble.isPresent();
  }
}
