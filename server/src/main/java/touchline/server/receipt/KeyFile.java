package touchline.server.receipt;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import touchline.server.store.SecretStore;
import touchline.server.store.StoreProblem;

/** The file in the data folder that held the key before the database did. */
final class KeyFile {
  private static final String NAME = "receipt.key";

  private final Path path;
  private final byte[] secret;

  private KeyFile(Path path, byte[] secret) {
    this.path = path;
    this.secret = secret;
  }

  byte[] secret() {
    return secret;
  }

  /**
   * The file of a folder, if it is there.
   *
   * @throws StoreProblem if it cannot be read or holds no key
   */
  static Optional<KeyFile> in(Path folder) {
    Path path = folder.resolve(NAME);
    if (Files.notExists(path)) {
      return Optional.empty();
    }
    try {
      byte[] secret = Files.readAllBytes(path);
      if (secret.length != SecretStore.BYTES) {
        throw new IOException("it holds " + secret.length + " bytes");
      }
      return Optional.of(new KeyFile(path, secret));
    } catch (IOException refused) {
      throw StoreProblem.secret(path, "a key of " + SecretStore.BYTES + " bytes", refused);
    }
  }

  /** What is in the database needs no second place where it could be read. */
  void delete() {
    try {
      Files.deleteIfExists(path);
    } catch (IOException refused) {
      throw StoreProblem.secret(path, "a key that can be deleted", refused);
    }
  }
}
