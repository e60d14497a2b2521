package touchline.server.lti;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.nimbusds.jose.JWSObject;
import com.nimbusds.jose.crypto.RSASSAVerifier;
import com.nimbusds.jose.jwk.JWKSet;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.StringReader;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.Statement;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.w3c.dom.Document;
import org.w3c.dom.NodeList;
import org.xml.sax.InputSource;
import touchline.server.ClassRoom;
import touchline.server.TestBrowser;
import touchline.server.store.TestPlace;

/**
 * Links of a learning platform to what is in a course: chosen, opened, and put into a cartridge.
 */
class ChosenLinkTest extends LaunchCase {
  private static final String CUSTOM = TestPlatform.CLAIM + "custom";
  private static final String DEEP = "https://purl.imsglobal.org/spec/lti-dl/claim/";

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
