package touchline.server.receipt;

import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.SecureRandom;
import java.util.Optional;
import org.jdbi.v3.core.Handle;
import touchline.server.store.Database;

/**
 * The key of the receipts, kept with what it signs, so that all servers of a site have the same.
 */
public final class ReceiptKeyStore {
  private final Database database;

  public ReceiptKeyStore(Database database) {
    this.database = database;
  }

  /**
   * The key of this site, made if there is none.
   *
   * @param folder the data folder, where earlier versions kept the key in a file; empty for none
   */
  public ReceiptKey open(Optional<Path> folder, SecureRandom random) {
    Optional<KeyFile> file = folder.flatMap(KeyFile::in);
    byte[] secret =
        database
            .read(ReceiptKeyStore::find)
            .orElseGet(() -> add(file.map(KeyFile::secret).orElseGet(() -> made(random))));
    file.filter(old -> MessageDigest.isEqual(old.secret(), secret)).ifPresent(KeyFile::delete);
    return new ReceiptKey(secret);
  }

  private static byte[] made(SecureRandom random) {
    byte[] secret = new byte[ReceiptKey.BYTES];
    random.nextBytes(secret);
    return secret;
  }

  private byte[] add(byte[] secret) {
    return database.write(
        transaction -> {
          transaction
              .createUpdate(
                  """
                  INSERT INTO secret (name, value) VALUES ('receipts', :secret)
                  ON CONFLICT (name) DO NOTHING
                  """)
              .bind("secret", secret)
              .execute();
          return find(transaction).orElseThrow();
        });
  }

  private static Optional<byte[]> find(Handle handle) {
    return handle
        .createQuery("SELECT value FROM secret WHERE name = 'receipts'")
        .mapTo(byte[].class)
        .findOne();
  }
}
