package touchline.server.store;

/** The database was in use for longer than a person waits; nothing was changed. */
public final class StoreBusy extends RuntimeException {
  /** Too many wait for it in this process. */
  public StoreBusy() {
    super("too many wait for the database");
  }

  StoreBusy(Throwable cause) {
    super("the database is in use by another program", cause);
  }
}
