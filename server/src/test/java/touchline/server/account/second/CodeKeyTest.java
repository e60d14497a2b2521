package touchline.server.account.second;

import static java.nio.charset.StandardCharsets.US_ASCII;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.security.SecureRandom;
import java.time.Instant;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Codes are those of RFC 6238. */
class CodeKeyTest {
  private static final CodeKey KEY = CodeKey.of("12345678901234567890".getBytes(US_ASCII));

  /** RFC 6238, appendix B, by SHA-1. */
  @ParameterizedTest
  @CsvSource({
    "59, 94287082",
    "1111111109, 07081804",
    "1111111111, 14050471",
    "1234567890, 89005924",
    "2000000000, 69279037",
    "20000000000, 65353130"
  })
  void codesAreThoseOfTheStandard(long seconds, String code) {
    Instant at = Instant.ofEpochSecond(seconds);
    assertEquals(code, KEY.code(CodeKey.step(at), 8));
    assertEquals(code.substring(2), KEY.code(CodeKey.step(at), 6));
    assertEquals(OptionalLong.of(CodeKey.step(at)), KEY.stepOf(code.substring(2), at));
  }

  @Test
  void keyIsInBase32() {
    assertEquals("GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ", KEY.text());
    CodeKey one = CodeKey.random(new SecureRandom());
    assertNotEquals(one, CodeKey.random(new SecureRandom()));
    assertFalse(one.toString().contains(one.text()));
  }

  @Test
  void clocksMayDifferByHalfAMinute() {
    Instant now = Instant.ofEpochSecond(1_000_000_020);
    long step = CodeKey.step(now);
    for (int off = -3; off <= 3; off++) {
      OptionalLong found = KEY.stepOf(KEY.code(step + off, 6), now);
      assertEquals(Math.abs(off) <= 1, found.isPresent(), "off by " + off);
    }
    assertTrue(KEY.stepOf(" " + KEY.code(step, 6).replaceAll("(...)", "$1 "), now).isPresent());
    for (String no : new String[] {"", "x", KEY.code(step, 5), KEY.code(step, 6) + "0"}) {
      assertTrue(KEY.stepOf(no, now).isEmpty(), no);
    }
  }

  @Test
  void addressIsAsAppsReadIt() {
    assertEquals(
        "otpauth://totp/Touchline:ada%40example.org%20%26?secret="
            + KEY.text()
            + "&issuer=Touchline",
        KEY.address("ada@example.org &"));
  }
}
