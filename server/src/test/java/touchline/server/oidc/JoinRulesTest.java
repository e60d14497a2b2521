package touchline.server.oidc;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The rules as somebody writes them into a file. */
class JoinRulesTest {
  private static ProviderClaims person(String mail, String... groups) {
    return new ProviderClaims("sub", mail, "Bo", "bo", Set.of(groups));
  }

  @Test
  void severalRulesAddUp() throws JoinRules.BadRule {
    JoinRules rules =
        JoinRules.parse(
            List.of(
                "domain @UNI.example -> 3", "group /cs/algo rithms -> 4, 5", "  # no", "group x"),
            "groups");
    assertEquals(Set.of(3L), rules.courses(person("bo@uni.example")));
    assertEquals(Set.of(3L, 4L, 5L), rules.courses(person("bo@uni.example", "/cs/algo rithms")));
    assertEquals(Set.of(), rules.courses(person("", "x")));
    assertTrue(rules.letIn(person("", "x")));
    assertFalse(rules.letIn(person("bo@sub.uni.example", "X", "/cs/algo")));
    assertTrue(rules.know("bo@uni.example"));
    assertFalse(rules.know("") || rules.know("bo@other.example"));
    assertEquals(Set.of(3L, 4L, 5L), rules.courses());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "domain",
        "domain uni",
        "people all",
        "group x ->",
        "group x -> a",
        "domain a.b c.d"
      })
  void lineThatIsNoRuleIsNamed(String line) {
    JoinRules.BadRule bad =
        assertThrows(JoinRules.BadRule.class, () -> JoinRules.parse(List.of("", line), "groups"));
    assertTrue(String.valueOf(bad.getMessage()).startsWith("line 2 must be a rule"), line);
  }
}
