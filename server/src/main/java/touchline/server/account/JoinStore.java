package touchline.server.account;

import java.time.Instant;
import org.jdbi.v3.core.Handle;

/** Takes who comes by a link into the course that it leads to. */
@FunctionalInterface
public interface JoinStore {
  /** In a running transaction. */
  void join(Handle transaction, Account account, long course, Instant now);
}
