package touchline.server.store;

import java.security.SecureRandom;
import java.util.Optional;
import java.util.function.Supplier;
import org.jdbi.v3.core.Handle;

/** What only the site knows, by name; all servers of a site have the same. */
public final class SecretStore {
  /** 256 random bits. */
  public static final int BYTES = 32;

  private final Database database;

  public SecretStore(Database database) {
    this.database = database;
  }

  /** A secret; if there is none yet, it is drawn and kept. */
  public byte[] open(String name) {
    return open(name, SecretStore::drawn);
  }

  /** A new secret that is kept nowhere. */
  public static byte[] drawn() {
    byte[] secret = new byte[BYTES];
    new SecureRandom().nextBytes(secret);
    return secret;
  }

  /** A secret; if there is none yet, it is made and kept. */
  public byte[] open(String name, Supplier<byte[]> made) {
    return database.read(handle -> find(handle, name)).orElseGet(() -> add(name, made.get()));
  }

  /** Of two servers that start at the same time one is first. */
  private byte[] add(String name, byte[] secret) {
    return database.write(
        transaction -> {
          transaction
              .createUpdate(
                  """
                  INSERT INTO secret (name, value) VALUES (:name, :secret)
                  ON CONFLICT (name) DO NOTHING
                  """)
              .bind("name", name)
              .bind("secret", secret)
              .execute();
          return find(transaction, name).orElseThrow();
        });
  }

  private static Optional<byte[]> find(Handle handle, String name) {
    return handle
        .createQuery("SELECT value FROM secret WHERE name = :name")
        .bind("name", name)
        .mapTo(byte[].class)
        .findOne();
  }
}
