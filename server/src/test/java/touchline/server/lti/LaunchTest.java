package touchline.server.lti;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.net.URI;
import java.net.http.HttpResponse;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import touchline.server.TestBrowser;

/** The whole road from a learning platform to this site, over HTTP. */
class LaunchTest extends LaunchCase {
  private static final String CUSTOM = TestPlatform.CLAIM + "custom";

  @Test
  void teacherMakesTheCourseOnceAndOwnsIt() {
    assertTrue(course.matches("/courses/[0-9]+"), course);
    assertEquals(200, teacher.get(course + "/settings").statusCode());
    assertEquals(course, location(platform.launch(teacher, "teacher", TestPlatform.TEACHER)));
  }

  @Test
  void studentComesInAndIsAStudent() {
    TestBrowser student = people.stranger();
    assertEquals(course, location(platform.launch(student, "s-1", TestPlatform.STUDENT)));
    assertTrue(student.get("/account").body().contains("Person s-1"));
    assertEquals(200, student.get(course).statusCode());
    assertEquals(403, student.get(course + "/members").statusCode());
    assertTrue(teacher.get(course + "/members").body().contains("Person s-1"));
    assertTrue(teacher.get(course + "/log").body().contains("by a learning platform"));
  }

  @Test
  void mailAddressJoinsNobody() {
    TestBrowser ada = people.stranger();
    platform.launch(ada, "not-ada", TestPlatform.STUDENT);
    assertFalse(ada.get("/account").body().contains("<strong>ada</strong>"));
    assertEquals(403, ada.get("/people").statusCode());
  }

  @Test
  void samePersonIsTheSameAccountInAnyBrowser() {
    TestBrowser one = people.stranger();
    TestBrowser two = people.stranger();
    platform.launch(one, "s-2", TestPlatform.STUDENT);
    platform.launch(two, "s-2", TestPlatform.STUDENT);
    Pattern login = Pattern.compile("signed in as <strong>([^<]+)");
    Matcher first = login.matcher(one.get("/account").body());
    Matcher second = login.matcher(two.get("/account").body());
    assertTrue(first.find() && second.find());
    assertEquals(first.group(1), second.group(1));
  }

  @Test
  void assistantIsAnAssistantThoughInstructorToo() {
    TestBrowser helper = people.stranger();
    String role = "http://purl.imsglobal.org/vocab/lis/v2/membership/Instructor#TeachingAssistant";
    platform.launch(
        helper,
        "helper",
        TestPlatform.TEACHER,
        TestPlatform.CLAIM + "roles",
        List.of(TestPlatform.TEACHER, role));
    assertEquals(200, helper.get(course + "/members").statusCode());
    assertEquals(403, helper.get(course + "/roster").statusCode());
  }

  @Test
  void roleOutsideTheCourseCountsForNothing() {
    String role = "http://purl.imsglobal.org/vocab/lis/v2/institution/person#Administrator";
    HttpResponse<String> refused = platform.launch(people.stranger(), "admin", role);
    assertEquals(400, refused.statusCode());
    assertTrue(refused.body().contains("roles must say"), refused.body());
  }

  @Test
  void whoWasTakenOutHereStaysOut() {
    TestBrowser student = people.stranger();
    platform.launch(student, "s-3", TestPlatform.STUDENT);
    Matcher row =
        Pattern.compile("Person s-3.*?/members/([0-9]+)/remove", Pattern.DOTALL)
            .matcher(teacher.get(course + "/members?name=s-3").body());
    assertTrue(row.find());
    assertEquals(
        303, teacher.fill(course + "/members/" + row.group(1) + "/remove", "x", "").statusCode());
    HttpResponse<String> again = platform.launch(student, "s-3", TestPlatform.STUDENT);
    assertTrue(again.body().contains("You were taken out"), again.body());
  }

  @Test
  void linkLeadsToTheLessonThatWasChosen() {
    assertEquals(
        "/lessons/closest-point",
        location(
            platform.launch(
                people.stranger(),
                "s-4",
                TestPlatform.STUDENT,
                CUSTOM,
                Map.of("target", "lesson/closest-point"))));
    assertEquals(
        "/exercises/closest-point/find-it",
        location(
            platform.launch(
                people.stranger(),
                "s-4",
                TestPlatform.STUDENT,
                CUSTOM,
                Map.of(),
                TestPlatform.CLAIM + "target_link_uri",
                site.url() + "/lti/launch?to=exercise/closest-point/find-it")));
  }

  @Test
  void linkThatLeadsNowhereSaysSo() {
    for (String target :
        List.of("lesson/no-such-one", "exercise/no/such", "assignment/999", "//evil.example")) {
      HttpResponse<String> refused =
          platform.launch(
              people.stranger(), "s-5", TestPlatform.STUDENT, CUSTOM, Map.of("target", target));
      assertEquals(400, refused.statusCode(), target);
    }
  }

  @Test
  void courseThatIsNotConnectedWaitsForItsTeacher() {
    Map<String, String> other = Map.of("id", "other", "title", "Other");
    HttpResponse<String> early =
        platform.launch(
            people.stranger(), "s-6", TestPlatform.STUDENT, TestPlatform.CLAIM + "context", other);
    assertTrue(early.body().contains("not connected"), early.body());
    HttpResponse<String> asked =
        platform.launch(
            teacher, "teacher", TestPlatform.TEACHER, TestPlatform.CLAIM + "context", other);
    assertTrue(asked.body().contains("With a course that you teach here"), asked.body());
    String form = "visit=" + field(asked, "visit") + "&course=";
    HttpResponse<String> foreign = teacher.post("/lti/connect", form + "999");
    assertEquals(400, foreign.statusCode());
    HttpResponse<String> untitled = teacher.post("/lti/connect", form + "new&title=&zone=Moon");
    assertEquals(422, untitled.statusCode());
    String number = course.substring("/courses/".length());
    HttpResponse<String> same =
        teacher.post("/lti/connect", form + number, "Sec-Fetch-Dest", "document");
    assertEquals(course, location(same));
  }

  @Test
  void frameShowsACardWhoseButtonWorksOnce() {
    TestBrowser frame = people.stranger();
    HttpResponse<String> card = platform.framed(frame, "s-7", TestPlatform.STUDENT);
    assertEquals(200, card.statusCode(), card.body());
    assertTrue(card.body().contains("Open in a new tab"), card.body());
    assertTrue(card.body().contains("<h1>Geometry</h1>"), card.body());
    assertEquals(401, frame.get("/account").statusCode(), "a frame is not signed in");
    TestBrowser tab = people.stranger();
    String pass = field(card, "pass");
    assertEquals(course, location(tab.fill("/lti/open", "pass", pass)));
    assertTrue(tab.get("/account").body().contains("Person s-7"));
    assertEquals(400, people.stranger().fill("/lti/open", "pass", pass).statusCode());
    HttpResponse<String> renewed = frame.fill("/lti/card", "visit", field(card, "visit"));
    assertEquals(
        course, location(people.stranger().fill("/lti/open", "pass", field(renewed, "pass"))));
  }

  @Test
  void wayBackLeadsToThePlatformAndNowhereElse() {
    String claim = TestPlatform.CLAIM + "launch_presentation";
    for (String address :
        List.of(
            platform.url() + "/back?course=1",
            "https://evil.example/back",
            "javascript:alert(1)",
            "not an address",
            platform.url() + "@evil.example/")) {
      HttpResponse<String> card =
          platform.framed(
              people.stranger(), "s-7", TestPlatform.STUDENT, claim, Map.of("return_url", address));
      boolean isTold = card.body().contains("href=\"" + address + "\">Back to the course");
      assertEquals(address.endsWith("=1"), isTold, card.body());
      assertEquals(isTold, card.body().contains("Back to the course"), card.body());
    }
  }

  @Test
  void whatThePlatformKeptShowsTheBrowserThatBegan() {
    HttpResponse<String> begun =
        people
            .stranger()
            .fill(
                "/lti/login",
                "iss",
                platform.url(),
                "login_hint",
                "hint-1",
                "target_link_uri",
                site.url() + "/lti/launch",
                "lti_message_hint",
                "message-1",
                "client_id",
                TestPlatform.CLIENT,
                "lti_storage_target",
                "_parent");
    assertEquals(200, begun.statusCode(), begun.body());
    assertEquals("_parent", part(begun, "data-frame"));
    assertEquals(platform.url(), part(begun, "data-platform"));
    String next = part(begun, "a href").replace("&amp;", "&");
    Map<String, String> asked = platform.authorised(URI.create(next));
    String token =
        platform.signed(platform.claims("s-12", asked.get("nonce"), TestPlatform.STUDENT));
    TestBrowser browser = people.stranger();
    HttpResponse<String> recalled = TestPlatform.post(browser, asked.get("state"), token);
    assertEquals(part(begun, "data-key"), part(recalled, "data-key"));
    assertEquals(token, field(recalled, "id_token"));
    String form = "state=" + asked.get("state") + "&id_token=" + token + "&stored=";
    for (String wrong : List.of("", "x", asked.get("state"), asked.get("nonce"))) {
      HttpResponse<String> refused = browser.post("/lti/launch", form + wrong);
      assertEquals(400, refused.statusCode(), wrong);
      assertTrue(refused.body().contains("did not show the cookie"), refused.body());
    }
    String own = form + part(begun, "data-value");
    assertEquals(course, location(browser.post("/lti/launch", own, "Sec-Fetch-Dest", "document")));
    assertEquals(400, browser.post("/lti/launch", own).statusCode(), "once");
  }

  private static String part(HttpResponse<String> page, String name) {
    Matcher part = Pattern.compile(name + "=\"([^\"]+)\"").matcher(page.body());
    assertTrue(part.find(), page.body());
    return part.group(1);
  }

  @Test
  void onlyThePlatformMayFrameWhatItOpened() {
    HttpResponse<String> card = platform.framed(people.stranger(), "s-8", TestPlatform.STUDENT);
    String policy = card.headers().firstValue("Content-Security-Policy").orElse("");
    assertTrue(
        policy.contains("frame-ancestors " + platform.url() + ";")
            || policy.endsWith("frame-ancestors " + platform.url()),
        policy);
    String other =
        people.stranger().get("/").headers().firstValue("Content-Security-Policy").orElse("");
    assertTrue(other.contains("frame-ancestors 'none'"), other);
  }
}
