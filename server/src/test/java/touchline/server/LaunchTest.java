package touchline.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.nimbusds.jose.JWSObject;
import com.nimbusds.jose.crypto.RSASSAVerifier;
import com.nimbusds.jose.jwk.JWKSet;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.StringReader;
import java.net.URI;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.Statement;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.w3c.dom.Document;
import org.w3c.dom.NodeList;
import org.xml.sax.InputSource;
import touchline.server.store.TestPlace;

/** The whole road from a learning platform to this site, over HTTP. */
class LaunchTest {
  private static final String CUSTOM = TestPlatform.CLAIM + "custom";
  private static final String DEEP = "https://purl.imsglobal.org/spec/lti-dl/claim/";

  @TempDir private static Path data;
  private static TestClock clock;
  private static TestSite site;
  private static TestPlatform platform;
  private static People people;
  private static TestBrowser teacher;
  private static String course = "";

  @BeforeAll
  static void start() {
    clock = new TestClock();
    site = TestSite.startReaching(data, clock);
    people = new People(site);
    platform = new TestPlatform(site, clock);
    assertEquals(303, platform.registerBy(people.administrator()).statusCode());
    teacher = people.stranger();
    course = connected(teacher, platform.launch(teacher, "teacher", TestPlatform.TEACHER));
  }

  @AfterAll
  static void stop() {
    platform.close();
    site.close();
  }

  /** The course that a teacher makes when their link is opened for the first time. */
  private static String connected(TestBrowser browser, HttpResponse<String> asked) {
    assertEquals(200, asked.statusCode(), asked.body());
    assertTrue(asked.body().contains("<strong>Geometry &amp; More</strong>"), asked.body());
    HttpResponse<String> made =
        browser.post(
            "/lti/connect",
            "visit=" + field(asked, "visit") + "&course=new&title=Geometry&zone=Europe/Berlin",
            "Sec-Fetch-Dest",
            "document");
    assertEquals(303, made.statusCode(), made.body());
    return location(made);
  }

  private static String location(HttpResponse<String> answer) {
    return answer.headers().firstValue("Location").orElse(answer.body());
  }

  private static String field(HttpResponse<String> page, String name) {
    Matcher field =
        Pattern.compile("name=\"" + name + "\" value=\"([^\"]+)\"").matcher(page.body());
    assertTrue(field.find(), page.body());
    return field.group(1);
  }

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

  @Test
  void instructorChoosesLinksAndThePlatformCanReadThem() throws Exception {
    Map<String, Object> settings =
        Map.of(
            "deep_link_return_url",
            platform.url() + "/return?id=1",
            "accept_types",
            List.of("ltiResourceLink"),
            "accept_presentation_document_targets",
            List.of("iframe", "window"),
            "accept_multiple",
            true,
            "data",
            "keep-me");
    HttpResponse<String> asked = choice(teacher, "teacher", TestPlatform.TEACHER, settings);
    assertEquals(200, asked.statusCode(), asked.body());
    String visit = "visit=" + field(asked, "visit");
    assertEquals(422, teacher.post("/lti/pick", visit).statusCode());
    HttpResponse<String> picked =
        teacher.post("/lti/pick", visit + "&pick=lesson/closest-point&pick=course&pick=evil");
    assertTrue(picked.body().contains("action=\"" + platform.url() + "/return?id=1\""));
    JWSObject token = JWSObject.parse(field(picked, "JWT"));
    JWKSet keys = JWKSet.parse(people.stranger().get("/lti/keys").body());
    assertTrue(
        token.verify(
            new RSASSAVerifier(keys.getKeyByKeyId(token.getHeader().getKeyID()).toRSAKey())));
    Map<String, Object> said = token.getPayload().toJSONObject();
    assertEquals(TestPlatform.CLIENT, said.get("iss"));
    assertEquals(platform.url(), said.get("aud"));
    assertEquals("keep-me", said.get(DEEP + "data"));
    assertEquals("7", said.get(TestPlatform.CLAIM + "deployment_id"));
    String items = String.valueOf(said.get(DEEP + "content_items"));
    assertTrue(items.contains("/lti/launch?to=lesson/closest-point"), items);
    assertFalse(items.contains("evil"), items);
    assertFalse(keys.toString().contains("\"d\""), "nobody reads the private part");
  }

  private HttpResponse<String> choice(
      TestBrowser browser, String who, String role, Map<String, Object> settings) {
    return platform.framed(
        browser,
        who,
        role,
        TestPlatform.CLAIM + "message_type",
        "LtiDeepLinkingRequest",
        DEEP + "deep_linking_settings",
        settings);
  }

  @Test
  void studentChoosesNothing() {
    Map<String, Object> settings =
        Map.of(
            "deep_link_return_url",
            platform.url() + "/return",
            "accept_types",
            List.of("ltiResourceLink"));
    HttpResponse<String> refused = choice(people.stranger(), "s-9", TestPlatform.STUDENT, settings);
    assertEquals(400, refused.statusCode());
    assertTrue(refused.body().contains("Only a teacher of the course"), refused.body());
  }

  private static String assignment(String title) {
    return location(
        teacher.fill(
            course + "/assignments",
            "title",
            title,
            "opens",
            "2026-03-02T08:00",
            "due",
            "2026-03-09T12:00",
            "closes",
            "2026-03-16T12:00",
            "attempts",
            "2",
            "counting",
            "best",
            "solutions",
            "finished",
            "published",
            "yes",
            "use:" + ClassRoom.VALUE,
            "yes",
            "points:" + ClassRoom.VALUE,
            "4"));
  }

  private static String number(String assignment) {
    return assignment.substring(assignment.lastIndexOf('/') + 1);
  }

  @Test
  void assignmentBringsAColumnForItsMarks() throws Exception {
    String path = assignment("Week 1");
    Map<String, Object> settings =
        Map.of(
            "deep_link_return_url",
            platform.url() + "/return",
            "accept_types",
            List.of("link", "ltiResourceLink"));
    HttpResponse<String> asked = choice(teacher, "teacher", TestPlatform.TEACHER, settings);
    assertTrue(asked.body().contains("type=\"radio\""), "one only");
    String form = "visit=" + field(asked, "visit") + "&pick=assignment/" + number(path);
    assertEquals(422, teacher.post("/lti/pick", form + "&pick=course").statusCode());
    HttpResponse<String> picked = teacher.post("/lti/pick", form);
    Map<String, Object> said = JWSObject.parse(field(picked, "JWT")).getPayload().toJSONObject();
    String items = String.valueOf(said.get(DEEP + "content_items"));
    assertTrue(items.contains("scoreMaximum=4"), items);
    assertTrue(items.contains("resourceId=assignment/" + number(path)), items);
    String review = "url=" + site.url() + "/lti/launch?to=assignment/" + number(path);
    assertTrue(items.contains("submissionReview={") && items.contains(review), items);
  }

  @Test
  void linkToAnAssignmentKeepsWhereItsMarksGo() throws Exception {
    String path = assignment("Week 2");
    Object target = Map.of("target", "assignment/" + number(path));
    String lineItem = platform.url() + "/lineitems/3?type=1";
    Map<String, Object> marks =
        Map.of(
            "scope",
            List.of("https://purl.imsglobal.org/spec/lti-ags/scope/score"),
            "lineitem",
            lineItem);
    Object[] more = {
      CUSTOM,
      target,
      TestPlatform.CLAIM + "resource_link",
      Map.of("id", "week-2"),
      "https://purl.imsglobal.org/spec/lti-ags/claim/endpoint",
      marks
    };
    TestBrowser student = people.stranger();
    assertEquals(path, location(platform.launch(student, "s-10", TestPlatform.STUDENT, more)));
    try (Connection connection = TestPlace.connect(data);
        Statement statement = connection.createStatement();
        ResultSet row =
            statement.executeQuery("SELECT * FROM lti_link WHERE resource = 'week-2'")) {
      assertTrue(row.next());
      assertEquals(lineItem, row.getString("line_item"));
      assertEquals(number(path), row.getString("assignment"));
    }
    HttpResponse<String> card =
        platform.framed(people.stranger(), "s-10", TestPlatform.STUDENT, more);
    assertTrue(card.body().contains("You have begun 0 of its exercises"), card.body());
    assertEquals(
        303,
        teacher.fill(path + "/delete", "revision", "1").statusCode(),
        "a link does not hold it");
    assertEquals(400, platform.launch(student, "s-10", TestPlatform.STUDENT, more).statusCode());
  }

  @Test
  void markInThePlatformLeadsToTheCellOfTheGradebook() {
    String path = assignment("Week 3");
    TestBrowser student = people.stranger();
    platform.launch(student, "s-11", TestPlatform.STUDENT);
    Object[] more = {
      CUSTOM,
      Map.of("target", "assignment/" + number(path)),
      TestPlatform.CLAIM + "message_type",
      "LtiSubmissionReviewRequest",
      TestPlatform.CLAIM + "for_user",
      Map.of("user_id", "s-11")
    };
    String cell = location(platform.launch(teacher, "teacher", TestPlatform.TEACHER, more));
    assertTrue(cell.startsWith(course + "/gradebook/" + number(path) + "/"), cell);
    assertTrue(teacher.get(cell).body().contains("Person s-11"));
    assertEquals(path, location(platform.launch(student, "s-11", TestPlatform.STUDENT, more)));
    more[5] = Map.of("user_id", "nobody");
    HttpResponse<String> refused = platform.launch(teacher, "teacher", TestPlatform.TEACHER, more);
    assertTrue(refused.body().contains("for_user must be"), refused.body());
  }

  @Test
  void cartridgeHasALinkToEverythingThatCanBeChosen() throws Exception {
    String path = assignment("Week <4> & more");
    assertTrue(teacher.get(course + "/settings").body().contains(course + "/platforms"));
    String guide = teacher.get(course + "/platforms").body();
    assertTrue(guide.contains(site.url() + "/lti/login"), guide);
    Map<String, String> files = unzipped(teacher.bytes(course + "/cartridge.imscc"));
    Document manifest = xml(files.get("imsmanifest.xml"));
    NodeList resources = manifest.getElementsByTagName("resource");
    assertEquals(files.size() - 1, resources.getLength());
    NodeList links = manifest.getElementsByTagName("file");
    Set<String> titles = new TreeSet<>();
    Set<String> targets = new TreeSet<>();
    for (int i = 0; i < links.getLength(); i++) {
      String file = links.item(i).getAttributes().getNamedItem("href").getNodeValue();
      Document link = xml(files.get(file));
      titles.add(link.getElementsByTagName("blti:title").item(0).getTextContent());
      targets.add(link.getElementsByTagName("lticm:property").item(0).getTextContent());
    }
    assertTrue(titles.contains("Week <4> & more"), titles.toString());
    assertTrue(targets.contains("assignment/" + number(path)), targets.toString());
    assertTrue(targets.contains("exercise/closest-point/find-it"), targets.toString());
  }

  private static Map<String, String> unzipped(byte[] bytes) throws IOException {
    Map<String, String> files = new TreeMap<>();
    try (ZipInputStream zip = new ZipInputStream(new ByteArrayInputStream(bytes))) {
      for (ZipEntry entry = zip.getNextEntry(); entry != null; entry = zip.getNextEntry()) {
        files.put(entry.getName(), new String(zip.readAllBytes(), StandardCharsets.UTF_8));
      }
    }
    return files;
  }

  private static Document xml(String text) throws Exception {
    return DocumentBuilderFactory.newInstance()
        .newDocumentBuilder()
        .parse(new InputSource(new StringReader(text)));
  }
}
