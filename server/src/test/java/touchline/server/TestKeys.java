package touchline.server;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.nimbusds.jose.JOSEException;
import com.nimbusds.jose.jwk.RSAKey;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.security.KeyPair;
import java.security.KeyPairGeneratorSpi;
import java.security.Provider;
import java.security.SecureRandom;
import java.security.Security;
import java.text.ParseException;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * RSA keys that were made beforehand, given out in turn: where only the first compiler works, a new
 * one takes a second. They open nothing anywhere.
 */
public final class TestKeys extends KeyPairGeneratorSpi {
  private static final List<String> LINES = lines();
  private static final AtomicInteger GIVEN = new AtomicInteger();

  /** Called by Java, for each who asks for a key. */
  public TestKeys() {}

  private static final class Maker extends Provider {
    private static final long serialVersionUID = 1;

    Maker() {
      super("TestKeys", "1", "RSA keys of tests");
      put("KeyPairGenerator.RSA", TestKeys.class.getName());
    }
  }

  /** From now on whoever asks for a new RSA key in this process gets the next of them. */
  public static void use() {
    Security.insertProviderAt(new Maker(), 1);
  }

  private static List<String> lines() {
    try (InputStream in = TestKeys.class.getResourceAsStream("rsa-keys.txt")) {
      return new String(in.readAllBytes(), UTF_8).lines().toList();
    } catch (IOException unreadable) {
      throw new UncheckedIOException(unreadable);
    }
  }

  @Override
  public void initialize(int bits, SecureRandom chance) {
    if (bits != 2048) {
      throw new IllegalArgumentException("keys of tests must have 2048 bits: " + bits);
    }
  }

  @Override
  public KeyPair generateKeyPair() {
    try {
      return RSAKey.parse(LINES.get(GIVEN.getAndIncrement() % LINES.size())).toKeyPair();
    } catch (ParseException | JOSEException broken) {
      throw new IllegalStateException(broken);
    }
  }
}
