package touchline.server.account;

import java.security.SecureRandom;
import java.util.Optional;
import org.jdbi.v3.core.Handle;
import touchline.server.store.Database;

/** The key of the devices, kept in the database, so that all servers of a site have the same. */
public final class DeviceKeyStore {
  private final Database database;

  public DeviceKeyStore(Database database) {
    this.database = database;
  }

  /** The key of this site, made if there is none. */
  DeviceKey open(SecureRandom random) {
    return new DeviceKey(database.read(DeviceKeyStore::find).orElseGet(() -> add(random)));
  }

  private byte[] add(SecureRandom random) {
    byte[] secret = new byte[DeviceKey.BYTES];
    random.nextBytes(secret);
    return database.write(
        transaction -> {
          transaction
              .createUpdate(
                  """
                  INSERT INTO secret (name, value) VALUES ('devices', :secret)
                  ON CONFLICT (name) DO NOTHING
                  """)
              .bind("secret", secret)
              .execute();
          return find(transaction).orElseThrow();
        });
  }

  private static Optional<byte[]> find(Handle handle) {
    return handle
        .createQuery("SELECT value FROM secret WHERE name = 'devices'")
        .mapTo(byte[].class)
        .findOne();
  }
}
