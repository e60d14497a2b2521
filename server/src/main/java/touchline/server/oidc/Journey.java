package touchline.server.oidc;

import static java.nio.charset.StandardCharsets.US_ASCII;

import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Base64;
import java.util.OptionalLong;
import touchline.server.account.guard.Secret;

/**
 * One way to the provider and back. What it is marked with follows from the two secrets, so that
 * only the browser which began it can end it, and nothing in the database lets anybody do so.
 *
 * @param state comes back in the address
 * @param browser stays in a cookie
 * @param next where to go afterwards, an address of this site
 * @param account who is signed in and wants to link their account; empty for who signs in
 * @param isNew whether somebody wants an account of their own, whoever else is called like that
 */
record Journey(Secret state, Secret browser, String next, OptionalLong account, boolean isNew) {
  /** What the ID token has to repeat. */
  String nonce() {
    return digest("nonce " + browser.text() + ' ' + state.text());
  }

  /** What the provider sees only when the code is exchanged (RFC 7636). */
  String verifier() {
    return digest("verifier " + browser.text() + ' ' + state.text());
  }

  /** What it sees before. */
  String challenge() {
    return digest(verifier());
  }

  /** 43 characters of base64url. */
  private static String digest(String text) {
    try {
      byte[] bytes = MessageDigest.getInstance("SHA-256").digest(text.getBytes(US_ASCII));
      return Base64.getUrlEncoder().withoutPadding().encodeToString(bytes);
    } catch (NoSuchAlgorithmException everyPlatformHasIt) {
      throw new IllegalStateException(everyPlatformHasIt);
    }
  }
}
