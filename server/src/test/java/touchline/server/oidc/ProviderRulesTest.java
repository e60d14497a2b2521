package touchline.server.oidc;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import touchline.server.ClassRoom;
import touchline.server.Rows;
import touchline.server.TestBrowser;

/** Who is let in with the account of a provider, and into which courses. */
@Tag("store")
class ProviderRulesTest extends ProviderCase {
  private static final String COURSE = "/courses/1";

  @Override
  protected JoinRules rules() throws JoinRules.BadRule {
    return JoinRules.parse(
        List.of("# Everybody of ours", "", "domain Uni.example", "group algorithms -> 1 999"),
        "groups");
  }

  @BeforeAll
  void makeCourse() {
    String made =
        ClassRoom.location(
            people.administrator().fill("/courses", "title", "Collisions", "zone", "UTC"));
    assertEquals(COURSE, made);
  }

  @Test
  void whoFitsNoRuleIsToldWhatIsKnownOfThem() {
    provider.signIn("far", "email", "bo@uni.example.evil.example", "email_verified", true);
    assertSays(signIn(stranger()), 422, "the mail address bo@uni.example.evil.example");
    provider.signIn("far", "email", "bo@uni.example", "email_verified", false);
    assertSays(signIn(stranger()), 422, "no mail address that it has confirmed, and no groups.");
    provider.signIn("far", "groups", List.of("painting", "Algorithms", 7));
    assertSays(signIn(stranger()), 422, "the groups Algorithms, painting");
    assertEquals(0, made());
  }

  @Test
  void domainLetsInAndGroupLeadsIntoTheCourse() {
    provider.signIn("near", "email", "Near@Uni.example", "email_verified", true);
    TestBrowser near = signedIn();
    assertSays(near.get("/account"), 200, "<strong>near@uni.example</strong>");
    assertEquals(404, near.get(COURSE).statusCode());
    provider.signIn("cy", "name", "Cy", "groups", List.of("algorithms"));
    assertEquals(200, signedIn().get(COURSE).statusCode());
    provider.signIn("near", "groups", "algorithms");
    assertEquals(200, signedIn().get(COURSE).statusCode(), "joined later");
    assertSays(
        people.administrator().get(COURSE + "/log"),
        200,
        "student, by a rule for their sign-in account");
  }

  @Test
  void whoWasTakenOutStaysOut() {
    provider.signIn("di", "name", "Di", "groups", List.of("algorithms"));
    assertEquals(200, signedIn().get(COURSE).statusCode());
    String id = Rows.of(data(), "SELECT id FROM account WHERE name = 'Di'").get(0);
    String remove = COURSE + "/members/" + id + "/remove";
    assertEquals(303, people.administrator().fill(remove).statusCode());
    assertEquals(404, signedIn().get(COURSE).statusCode());
  }

  @Test
  void groupsMayComeFromUserinfoButOfNobodyElse() {
    provider.signIn("ed");
    provider.tellMore(Map.of("sub", "eve", "groups", List.of("algorithms")));
    assertSays(signIn(stranger()), 502, "does not prove who you are");
    provider.tellMore(Map.of("sub", "ed", "name", "Ed", "groups", List.of("algorithms")));
    TestBrowser ed = signedIn();
    assertSays(ed.get("/account"), 200, "<h1>Ed</h1>");
    assertEquals(200, ed.get(COURSE).statusCode());
  }
}
