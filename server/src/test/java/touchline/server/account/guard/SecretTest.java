package touchline.server.account.guard;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.security.SecureRandom;
import java.util.Locale;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class SecretTest {
  private final SecureRandom random = new SecureRandom();

  @Test
  void secretOnPaperIsTypedInAnyCapitals() {
    Secret secret = Secret.readable(random);
    assertTrue(secret.text().matches("[a-hjkmnp-z2-9]{4}(-[a-hjkmnp-z2-9]{4}){3}"), secret.text());
    String typed = " " + secret.text().toUpperCase(Locale.ROOT);
    assertEquals(Optional.of(secret), Secret.parse(typed));
    assertEquals(Optional.empty(), Secret.parse(secret.text().substring(1)));
    assertEquals(Optional.empty(), Secret.parse(secret.text().replace('-', ' ')));
  }

  @Test
  void capitalsOfOtherSecretsCount() {
    Secret secret = Secret.random(random);
    assertEquals(Optional.of(secret), Secret.parse(secret.text()));
    assertEquals(Optional.empty(), Secret.parse(null));
  }
}
