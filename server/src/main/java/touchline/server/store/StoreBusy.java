package touchline.server.store;

/**
 * The database could not do for a while what it was asked, most often because it was in use for
 * longer than a person waits; nothing was changed.
 */
public final class StoreBusy extends RuntimeException {
  /** Too many wait for it in this process. */
  public StoreBusy() {
    super("too many wait for the database");
  }

  /**
   * @param reason in the words of the log
   */
  StoreBusy(String reason, Throwable cause) {
    super(reason, cause);
  }
}
