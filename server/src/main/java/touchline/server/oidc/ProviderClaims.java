package touchline.server.oidc;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import touchline.server.account.MailAddress;
import touchline.server.account.PersonName;

/**
 * What the provider says of somebody who has just signed in there.
 *
 * @param subject who it is: the provider's own word for them, which it gives to nobody else
 * @param mail in lower case; empty unless the provider says that they read mail there
 * @param name as others read it
 * @param nickname what they like to be called by; it proves nothing
 * @param groups those that the claim of the rules names
 */
record ProviderClaims(
    String subject, String mail, String name, String nickname, Set<String> groups) {
  private static final int LONGEST_NAME = 100;
  private static final int MOST_GROUPS = 1_000;

  ProviderClaims {
    groups = Set.copyOf(groups);
  }

  /** Reads them from an ID token, and from what else the provider told. */
  static ProviderClaims of(Map<String, Object> claims, String groupClaim) {
    String mail = mail(claims);
    String local = mail.replaceFirst("@.*", "");
    String nickname = first(claims, "preferred_username", "nickname");
    String name = name(claims, nickname.isEmpty() ? local : nickname);
    return new ProviderClaims(
        text(claims, "sub"),
        mail,
        name,
        nickname.isEmpty() ? local : nickname.replaceFirst("@.*", ""),
        groups(claims.get(groupClaim)));
  }

  /** The same claims with those of another answer, where the first has none of that name. */
  static Map<String, Object> joined(Map<String, Object> claims, Map<String, Object> more) {
    Map<String, Object> all = new LinkedHashMap<>(more);
    all.putAll(claims);
    return all;
  }

  private static String mail(Map<String, Object> claims) {
    String mail = MailAddress.stored(text(claims, "email"));
    Object verified = claims.get("email_verified");
    boolean isVerified = Boolean.TRUE.equals(verified) || "true".equals(verified);
    return isVerified && MailAddress.problem(mail).isEmpty() ? mail : "";
  }

  private static String name(Map<String, Object> claims, String otherwise) {
    String whole = text(claims, "name");
    String parts = text(claims, "given_name") + ' ' + text(claims, "family_name");
    for (String one : new String[] {whole, parts, otherwise}) {
      String plain = PersonName.stored(one.replaceAll("\\p{Cntrl}", " "));
      String name = plain.length() > LONGEST_NAME ? plain.substring(0, LONGEST_NAME) : plain;
      if (PersonName.problem(name).isEmpty()) {
        return PersonName.stored(name);
      }
    }
    return "Somebody";
  }

  private static String first(Map<String, Object> claims, String... names) {
    for (String name : names) {
      if (!text(claims, name).isEmpty()) {
        return text(claims, name);
      }
    }
    return "";
  }

  private static String text(Map<String, Object> claims, String name) {
    return claims.get(name) instanceof String text ? text.strip() : "";
  }

  /** One or a list; what is no text counts for nothing. */
  private static Set<String> groups(@Nullable Object claim) {
    Set<String> groups = new TreeSet<>();
    List<?> given =
        claim instanceof List<?> list ? list : List.of(Objects.requireNonNullElse(claim, ""));
    given.stream()
        .limit(MOST_GROUPS)
        .filter(String.class::isInstance)
        .map(group -> ((String) group).strip())
        .filter(group -> !group.isEmpty())
        .forEach(groups::add);
    return groups;
  }
}
