package touchline.server.oidc;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import touchline.server.oidc.JoinRule.Kind;

/**
 * Who is let in with the account of a provider, and into which courses. Without a rule everybody
 * is, and into none.
 *
 * @param groupClaim how the provider calls the groups of a person
 */
public record JoinRules(List<JoinRule> rules, String groupClaim) {
  /** For everybody whom the provider knows. */
  public static final JoinRules EVERYBODY = new JoinRules(List.of(), "groups");

  /** {@code domain uni.example -> 3 4} or {@code group algorithms}. */
  private static final Pattern LINE =
      Pattern.compile(
          "(domain|group)\\s+(\\S.*?)(?:\\s+->\\s*([1-9][0-9]{0,8}(?:[ ,]+[1-9][0-9]{0,8})*))?");

  private static final String DOMAIN = "([a-z0-9]([a-z0-9-]*[a-z0-9])?\\.)+[a-z]{2,}";

  public JoinRules {
    rules = List.copyOf(rules);
  }

  /** A line that is no rule; the message is for who wrote it. */
  public static final class BadRule extends Exception {
    BadRule(int line, String text) {
      super(
          "line %d must be a rule such as \"domain uni.example\" or \"group algorithms -> 3\": %s"
              .formatted(line, text));
    }
  }

  /** Reads one rule a line; what follows a # at its beginning is for people. */
  public static JoinRules parse(List<String> lines, String groupClaim) throws BadRule {
    List<JoinRule> rules = new ArrayList<>();
    for (int i = 0; i < lines.size(); i++) {
      String line = lines.get(i).strip();
      if (!line.isEmpty() && !line.startsWith("#")) {
        rules.add(rule(i + 1, line));
      }
    }
    return new JoinRules(rules, groupClaim);
  }

  private static JoinRule rule(int number, String line) throws BadRule {
    Matcher rule = LINE.matcher(line);
    if (!rule.matches()) {
      throw new BadRule(number, line);
    }
    boolean isDomain = rule.group(1).equals("domain");
    String value = rule.group(2).replaceFirst("^@", isDomain ? "" : "@");
    String named = isDomain ? value.toLowerCase(Locale.ROOT) : value;
    if (value.contains("->") || (isDomain && !named.matches(DOMAIN))) {
      throw new BadRule(number, line);
    }
    List<Long> courses = new ArrayList<>();
    if (rule.group(3) != null) {
      for (String course : rule.group(3).split("[ ,]+", -1)) {
        courses.add(Long.parseLong(course));
      }
    }
    return new JoinRule(isDomain ? Kind.DOMAIN : Kind.GROUP, named, courses);
  }

  /** Whether somebody who has no account here gets one. */
  boolean letIn(ProviderClaims person) {
    return rules.isEmpty() || rules.stream().anyMatch(rule -> rule.fits(person));
  }

  /** The numbers of the courses in which somebody belongs. */
  Set<Long> courses(ProviderClaims person) {
    Set<Long> courses = new TreeSet<>();
    rules.stream()
        .filter(rule -> rule.fits(person))
        .forEach(rule -> courses.addAll(rule.courses()));
    return courses;
  }

  /** All courses that some rule names. */
  public Set<Long> courses() {
    Set<Long> courses = new TreeSet<>();
    rules.forEach(rule -> courses.addAll(rule.courses()));
    return courses;
  }

  /** Whether who runs the site answers for the mail addresses of this domain. */
  boolean know(String mail) {
    return rules.stream()
        .anyMatch(rule -> rule.kind() == Kind.DOMAIN && rule.value().equals(JoinRule.domain(mail)));
  }

  /** Whether somebody's groups have to be known. */
  boolean askForGroups() {
    return rules.stream().anyMatch(rule -> rule.kind() == Kind.GROUP);
  }
}
