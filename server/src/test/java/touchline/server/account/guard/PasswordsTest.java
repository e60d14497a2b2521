package touchline.server.account.guard;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTimeout;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PasswordsTest {
  private static final String WORDS = "correct horse battery";

  private final Passwords quick = new Passwords(new PasswordCost(8, 1));

  @Test
  void aHashNamesWhatItCostAndTheCostIsWhatOwaspNames() {
    String hash = new Passwords(PasswordCost.OWASP).hash(WORDS);
    assertTrue(hash.startsWith("$argon2id$v=19$m=7168,t=5,p=1$"), hash);
    assertTrue(quick.fits(WORDS, Optional.of(hash)), "whatever a new hash would cost");
  }

  @Test
  void aHashOfAnotherCostIsOld() {
    assertTrue(quick.isOld(new Passwords(new PasswordCost(9, 1)).hash(WORDS)));
    assertTrue(quick.isOld(new Passwords(new PasswordCost(8, 2)).hash(WORDS)));
    assertFalse(quick.isOld(quick.hash(WORDS)));
  }

  @Test
  void onlyThePasswordFits() {
    String hash = quick.hash(WORDS);
    assertTrue(quick.fits(WORDS, Optional.of(hash)));
    assertFalse(quick.fits(WORDS + " ", Optional.of(hash)));
    assertFalse(quick.fits(WORDS, Optional.empty()), "nothing is stored");
    assertNotEquals(hash, quick.hash(WORDS), "salted");
  }

  @Test
  void theSameLetterFromAnotherKeyboardFits() {
    assertTrue(
        quick.fits("zwölf Boxkämpfer", Optional.of(quick.hash("zwo\u0308lf Boxka\u0308mpfer"))));
  }

  @Test
  void costIsAtLeastWhatTheHashAllows() {
    IllegalArgumentException problem =
        assertThrows(IllegalArgumentException.class, () -> new PasswordCost(7, 1));
    assertEquals(
        "password cost must be at least 8 KiB and one pass: 7 KiB, 1", problem.getMessage());
    assertThrows(IllegalArgumentException.class, () -> new PasswordCost(8, 0));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "1234567890", "0987654321", "123456789012", "password123", "Password2026!", "P@ssw0rd123",
        "qwertyuiop", "1q2w3e4r5t", "1qaz2wsx3edc", "abc123abc123", "iloveyou123!", "Summer2026!!",
        "touchline2026", "welcome12345", "administrator", "bo.smith2026", "aaaaabbbbb",
            "fussball 123"
      })
  void whatIsTriedFirstIsRefused(String password) {
    assertEquals(
        "This would be guessed early. Choose some words that only you put together.",
        Passwords.problem(password, "bo.smith").orElse("none"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"mailcreated5240", "Weihnachtsbaum", "cyecvevhbr", "sex pistols"})
  void whatWasStolenElsewhereIsRefused(String password) {
    String problem = Passwords.problem(password, "bo.smith").orElse("none");
    assertTrue(problem.startsWith("This stands on lists of passwords that were stolen"), problem);
  }

  /** Most used first; the first three thousand are what OWASP's ASVS asks for. */
  @Test
  void noneOfTheMostUsedIsTaken() {
    List<String> mostUsed = Breached.list();
    assertTrue(mostUsed.size() >= 3_000, mostUsed.size() + " are known");
    assertEquals("123456", mostUsed.get(0));
    for (String one : mostUsed) {
      assertTrue(Passwords.problem(one, "bo.smith").isPresent(), one);
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        WORDS,
        "zwölf Boxkämpfer",
        "vK7-pQ2_xR",
        "my password is a heron",
        "tigers eat plums",
        "пароль из слов",
        "4071 8823 1956"
      })
  void whatOneMakesUpIsTaken(String password) {
    assertEquals(Optional.empty(), Passwords.problem(password, "bo.smith"));
  }

  @Test
  void theLongestIsLookedThroughAtOnce() {
    String longest = "ab1 ".repeat(Passwords.MOST / 4 - 1) + "xyz.";
    assertTimeout(
        Duration.ofMinutes(1),
        () -> Passwords.problem(longest, "bo.smith"),
        "each guess costs this");
  }
}
