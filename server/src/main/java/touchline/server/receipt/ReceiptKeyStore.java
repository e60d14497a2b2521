package touchline.server.receipt;

import java.nio.file.Path;
import java.security.MessageDigest;
import java.util.Optional;
import touchline.server.store.Database;
import touchline.server.store.SecretStore;
import touchline.server.store.SigningKey;

/**
 * The key of the receipts, kept with what it signs, so that all servers of a site have the same.
 */
public final class ReceiptKeyStore {
  private static final String NAME = "receipts";

  private final SecretStore secrets;

  public ReceiptKeyStore(Database database) {
    this.secrets = new SecretStore(database);
  }

  /**
   * The key of this site, made if there is none.
   *
   * @param folder the data folder, where earlier versions kept the key in a file; empty for none
   */
  public SigningKey open(Optional<Path> folder) {
    Optional<KeyFile> file = folder.flatMap(KeyFile::in);
    byte[] secret =
        secrets.open(NAME, () -> file.map(KeyFile::secret).orElseGet(SecretStore::drawn));
    file.filter(old -> MessageDigest.isEqual(old.secret(), secret)).ifPresent(KeyFile::delete);
    return new SigningKey(secret);
  }
}
