package touchline.server.code;

import java.time.Instant;
import java.util.Optional;
import java.util.UUID;
import java.util.concurrent.atomic.AtomicLong;

/** How a process names the turns that it begins: no name comes twice, and it says whose it is. */
final class WorkerName {
  private final String process;
  private final AtomicLong turns = new AtomicLong();

  WorkerName(UUID random) {
    ProcessHandle self = ProcessHandle.current();
    process = self.pid() + ":" + started(self) + ":" + random;
  }

  /** In milliseconds since 1970, so that a number that is used again is another process; or 0. */
  private static long started(ProcessHandle process) {
    return process.info().startInstant().map(Instant::toEpochMilli).orElse(0L);
  }

  String next() {
    return process + ":" + turns.incrementAndGet();
  }

  /** Whether the process of this machine that began a turn has ended. */
  static boolean isGone(String turn) {
    String[] parts = turn.split(":", -1);
    Optional<ProcessHandle> alive = ProcessHandle.of(Long.parseLong(parts[0]));
    return alive.filter(process -> started(process) == Long.parseLong(parts[1])).isEmpty();
  }
}
