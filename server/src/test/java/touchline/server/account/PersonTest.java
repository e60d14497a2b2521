package touchline.server.account;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import touchline.server.Cells;
import touchline.server.DemoSite;
import touchline.server.Rows;
import touchline.server.TestBrowser;
import touchline.server.demo.DemoSize;

/** What is kept about a person: taken along, and erased. */
class PersonTest {
  @TempDir private static Path data;
  private static DemoSite site;
  private static TestBrowser administrator;

  @BeforeAll
  static void start() {
    site = new DemoSite(data, new DemoSize(6, 1, true), "owner", "student", "student2", "student3");
    Rows.change(data, "UPDATE account SET is_administrator = 1 WHERE login = 'owner'");
    administrator = site.as("owner");
  }

  @AfterAll
  static void stop() {
    site.close();
  }

  private static String person(String login) {
    return "/people/" + site.account(login);
  }

  @Test
  void exportHoldsOnesOwnAnswersAndNobodyElses() {
    HttpResponse<String> export = site.as("student").get("/account/export");
    assertEquals("application/json", export.headers().firstValue("Content-Type").orElse(""));
    String own =
        site.row(
            "SELECT count(*) FROM submission JOIN account USING (learner) WHERE login = 'student'");
    assertEquals(
        Integer.parseInt(own), export.body().split("\"decimal_mark\"", -1).length - 1, own);
    assertFalse(export.body().contains("seed"), "what tells right answers stays here");
    String name = site.row("SELECT name FROM account WHERE login = 'student4'");
    assertFalse(export.body().contains(name));
    assertEquals(export.body(), administrator.get(person("student") + "/export").body());
    assertEquals(403, site.as("student").get(person("student4") + "/export").statusCode());
  }

  @Test
  void erasedPersonIsNowhereNamedAndMarksStay() {
    String name = site.row("SELECT name FROM account WHERE login = 'student2'");
    TestBrowser student = site.as("student2");
    String id = site.account("student2");
    String cell = DemoSite.COURSE + "/gradebook/1/" + id;
    student.fill(DemoSite.COURSE + "/requests", "assignment", "1", "text", "I am " + name);
    administrator.fill(cell, "revision", "0", "points", "1", "reason", name + " was ill");
    administrator.fill(
        DemoSite.COURSE + "/assignments/1/extensions",
        "whom",
        "people",
        "logins",
        "student2",
        "kind",
        "by",
        "minutes",
        "60",
        "reason",
        name + " was ill");
    assertTrue(administrator.get(DemoSite.COURSE + "/log").body().contains(name + " was ill"));
    List<String> before = marks(id);
    HttpResponse<String> other = administrator.fill("/people/" + id + "/erase", "login", "eve");
    assertEquals(422, other.statusCode(), "typed another login");
    assertEquals(
        303, administrator.fill("/people/" + id + "/erase", "login", "STUDENT2").statusCode());
    assertEquals(401, student.get("/account").statusCode());
    assertEquals(before, marks(id));
    for (String page :
        List.of("/gradebook", "/gradebook/1/" + id, "/requests", "/members", "/log")) {
      HttpResponse<String> shown = administrator.get(DemoSite.COURSE + page);
      assertEquals(200, shown.statusCode(), page);
      assertFalse(shown.body().contains(name), page);
    }
    assertTrue(administrator.get(DemoSite.COURSE + "/gradebook").body().contains("erased person"));
    assertEquals(
        List.of("0"),
        site.rows(
            "SELECT count(*) FROM audit WHERE subject || before || after LIKE '%" + name + "%'"));
    assertEquals(
        List.of("1"),
        site.rows(
            "SELECT after FROM audit WHERE what = 'points' AND subject LIKE '% account "
                + id
                + "'"),
        "what was decided stays");
    assertEquals(
        List.of("[]"),
        site.rows(
            "SELECT DISTINCT answer FROM submission JOIN account USING (learner)"
                + " WHERE account.id = "
                + id));
  }

  private static List<String> marks(String account) {
    return site.rows(
        "SELECT mark || ' ' || outcome || ' ' || mistakes FROM submission"
            + " JOIN account USING (learner) WHERE account.id = "
            + account
            + " UNION ALL SELECT exercise || mark FROM standing WHERE account = "
            + account);
  }

  @Test
  void logNamesPeopleAsTheyAreNamedNow() {
    String id = site.account("student3");
    administrator.fill(DemoSite.COURSE + "/members/" + id, "role", "student", "section", "Monday");
    Rows.change(data, "UPDATE account SET name = 'Quite Another' WHERE id = " + id);
    String log = Cells.bare(administrator.get(DemoSite.COURSE + "/log").body());
    assertTrue(log.contains("<th>member: Quite Another</th>"), log);
  }

  @Test
  void administratorIsNotErased() {
    HttpResponse<String> refused = administrator.fill(person("owner") + "/erase", "login", "owner");
    assertEquals(422, refused.statusCode());
    assertTrue(refused.body().contains("Administrators cannot be erased."), refused.body());
    assertEquals(403, site.as("student").get(person("student") + "/erase").statusCode());
  }
}
