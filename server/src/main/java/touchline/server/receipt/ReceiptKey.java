package touchline.server.receipt;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFilePermissions;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.security.SecureRandom;
import java.util.Base64;
import java.util.Set;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;
import touchline.server.store.StoreProblem;

/**
 * The secret that signs receipts: 256 random bits in the data folder, readable by the server's own
 * user. Who has it can forge receipts; who loses it can check no old ones.
 */
public final class ReceiptKey {
  /** In the data folder, beside the database. */
  static final String FILE = "receipt.key";

  private static final String ALGORITHM = "HmacSHA256";
  private static final int BYTES = 32;

  private static final Set<StandardOpenOption> OPTIONS =
      Set.of(StandardOpenOption.CREATE, StandardOpenOption.READ, StandardOpenOption.WRITE);

  private final SecretKeySpec key;

  ReceiptKey(byte[] secret) {
    key = new SecretKeySpec(secret, ALGORITHM);
  }

  /**
   * The key of a data folder, made if there is none. Two servers that start at once get the same.
   *
   * @throws StoreProblem if the file cannot be used
   */
  public static ReceiptKey open(Path data, SecureRandom random) {
    Path path = data.toAbsolutePath().normalize().resolve(FILE);
    try (FileChannel file = FileChannel.open(path, OPTIONS, owner(data));
        FileLock held = file.lock()) {
      if (file.size() == 0) {
        write(file, random);
      }
      return new ReceiptKey(read(file));
    } catch (IOException refused) {
      throw StoreProblem.secret(path, "a key of " + BYTES + " bytes", refused);
    }
  }

  /** Where the file system knows permissions, nobody else may read the file, at no time. */
  private static FileAttribute<?>[] owner(Path data) throws IOException {
    return Files.getFileStore(data).supportsFileAttributeView("posix")
        ? new FileAttribute<?>[] {
          PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rw-------"))
        }
        : new FileAttribute<?>[0];
  }

  private static void write(FileChannel file, SecureRandom random) throws IOException {
    byte[] secret = new byte[BYTES];
    random.nextBytes(secret);
    ByteBuffer bytes = ByteBuffer.wrap(secret);
    while (bytes.hasRemaining()) {
      file.write(bytes, bytes.position());
    }
    file.force(true);
  }

  private static byte[] read(FileChannel file) throws IOException {
    ByteBuffer bytes = ByteBuffer.allocate(BYTES);
    while (bytes.hasRemaining() && file.read(bytes, bytes.position()) >= 0) {
      // A read may give less than was asked for.
    }
    if (bytes.hasRemaining() || file.size() != BYTES) {
      throw new IOException("it must hold " + BYTES + " bytes");
    }
    return bytes.array();
  }

  /** HMAC-SHA256 of the text in UTF-8, as base64url without padding: 43 characters. */
  String sign(String text) {
    try {
      Mac mac = Mac.getInstance(ALGORITHM);
      mac.init(key);
      return Base64.getUrlEncoder()
          .withoutPadding()
          .encodeToString(mac.doFinal(text.getBytes(UTF_8)));
    } catch (GeneralSecurityException everyPlatformHasIt) {
      throw new IllegalStateException(everyPlatformHasIt);
    }
  }

  /** Whether the signature is that of the text; takes the same time wherever they differ. */
  boolean verifies(String text, String signature) {
    return MessageDigest.isEqual(sign(text).getBytes(UTF_8), signature.getBytes(UTF_8));
  }
}
