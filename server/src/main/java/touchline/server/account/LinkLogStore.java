package touchline.server.account;

import java.time.Instant;
import org.jdbi.v3.core.Handle;

/** The log of changes, as far as links are concerned. */
@FunctionalInterface
public interface LinkLogStore {
  /**
   * Somebody made a link for somebody, in a running transaction.
   *
   * @param how in words, such as "to hand over"
   */
  void made(Handle transaction, LinkMaker maker, Account whose, String how, Instant now);
}
