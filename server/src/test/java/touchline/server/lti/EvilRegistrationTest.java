package touchline.server.lti;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.net.URLEncoder;
import java.net.http.HttpResponse;
import java.time.Duration;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import touchline.server.Rows;
import touchline.server.TestBrowser;

/**
 * What somebody tries who would be registered as a platform, or lies in an administrator's form.
 */
class EvilRegistrationTest extends PlatformCase {
  /** What an administrator's form refuses. */
  private static HttpResponse<String> registered(String... changes) {
    Map<String, String> form = new HashMap<>();
    form.put("name", "Evil");
    form.put("issuer", "https://other.example");
    form.put("client", "one");
    form.put("deployment", "1");
    for (String field : List.of("authorises", "tokens", "keySet")) {
      form.put(field, "https://other.example/" + field);
    }
    for (int i = 0; i < changes.length; i += 2) {
      form.put(changes[i], changes[i + 1]);
    }
    return people
        .administrator()
        .fill(
            "/platforms",
            form.entrySet().stream()
                .flatMap(one -> Arrays.stream(new String[] {one.getKey(), one.getValue()}))
                .toArray(String[]::new));
  }

  @Test
  void formOfAPlatformSaysWhatIsWrong() {
    assertEquals(422, registered("keySet", "file:///etc/passwd").statusCode());
    assertEquals(422, registered("tokens", "no address").statusCode());
    assertEquals(422, registered("frames", "https://a.example; script-src *").statusCode());
    assertEquals(422, registered("issuer", "").statusCode());
    assertEquals(422, registered("name", "n".repeat(201)).statusCode());
    HttpResponse<String> taken = registered("issuer", platform.url());
    assertEquals(422, taken.statusCode());
    assertTrue(taken.body().contains("One issuer has one key set"), taken.body());
  }

  private static String address() {
    HttpResponse<String> made = people.administrator().fill("/platforms/links");
    Matcher link = Pattern.compile("/lti/register/[A-Za-z0-9_-]{43}").matcher(made.body());
    assertTrue(link.find(), made.body());
    return link.group();
  }

  @Test
  void platformRegistersItselfOnce() {
    TestPlatform other = new TestPlatform(site, clock);
    try (other) {
      String link = address();
      String configuration = other.url() + "/configuration";
      TestBrowser browser = people.stranger();
      HttpResponse<String> asked =
          browser.get(link + "?registration_token=for-once&openid_configuration=" + configuration);
      assertEquals(200, asked.statusCode(), asked.body());
      assertEquals(
          "unsafe-none", asked.headers().firstValue("Cross-Origin-Opener-Policy").orElse(""));
      assertTrue(other.registered().isEmpty(), "looking changes nothing");
      HttpResponse<String> done =
          browser.fill(
              link, "openid_configuration", configuration, "registration_token", "for-once");
      assertTrue(done.body().contains("This platform is registered"), done.body());
      String said = other.registered().get(0);
      assertTrue(
          said.contains(site.url().replace("/", "\\/") + "\\/lti\\/keys")
              || said.contains(site.url() + "/lti/keys"),
          said);
      assertTrue(people.administrator().get("/platforms").body().contains(other.url()));
      assertRefused(browser.get(link + "?openid_configuration=" + configuration), "was used");
    }
  }

  @Test
  void registrationAsksNothingThatIsNotAPlatform() {
    TestBrowser browser = people.stranger();
    String own = site.url() + "/lti/keys";
    assertRefused(browser.get(address() + "?openid_configuration=" + own), "another site");
    assertRefused(browser.fill(address(), "openid_configuration", own), "another site");
    for (String evil : List.of("file:///etc/passwd", "http:///x", "ftp://a.example/", "%20", "")) {
      assertRefused(
          browser.get(address() + "?openid_configuration=" + URLEncoder.encode(evil, UTF_8)),
          "openid_configuration");
    }
    assertRefused(
        browser.fill(address(), "openid_configuration", "https://192.168.0.1/x"),
        "public internet");
    assertRefused(
        browser.get("/lti/register/" + "r".repeat(43) + "?openid_configuration=https://a.example"),
        "was used");
    assertRefused(
        browser.fill(address(), "openid_configuration", platform.url() + "/configuration"),
        "refused to register");
  }

  /** What becomes of a registration at a platform that describes itself like this. */
  private static HttpResponse<String> described(String name, String address) {
    try (TestPlatform other = new TestPlatform(site, clock)) {
      other.lies.put(name, address);
      return people
          .stranger()
          .fill(
              address(),
              "openid_configuration",
              other.url() + "/configuration",
              "registration_token",
              "for-once");
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"registration_endpoint", "authorization_endpoint", "token_endpoint", "jwks_uri"})
  void noAddressOfAPlatformIsOneOfThisSite(String name) {
    assertRefused(described(name, site.url() + "/lti/keys"), "must be another site");
    String local = site.url().replace("127.0.0.1", "LOCALHOST");
    assertRefused(described(name, local + "/lti/keys"), "must be another site");
  }

  @Test
  void platformIsTheIssuerThatItSaysItIs() {
    assertRefused(described("issuer", "https://other.example"), "issuer must be on");
    assertRefused(described("issuer", platform.url()), "registered already");
  }

  @Test
  void linkToRegisterIsOverAfterADay() {
    String link = address();
    String there = link + "?openid_configuration=https://a.example/";
    assertEquals(200, people.stranger().get(there).statusCode());
    clock.advance(Duration.ofDays(1).plusSeconds(1));
    assertRefused(people.stranger().get(there), "too old");
  }

  @Test
  void linkOfWhoIsNoAdministratorAnyMoreIsOver() {
    String link = address();
    Rows.change(data, "UPDATE account SET is_administrator = 0 WHERE login = 'ada'");
    try {
      assertRefused(
          people.stranger().get(link + "?openid_configuration=https://a.example/"), "too old");
    } finally {
      Rows.change(data, "UPDATE account SET is_administrator = 1 WHERE login = 'ada'");
    }
  }
}
