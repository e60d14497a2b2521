package touchline.server.account;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.icegreen.greenmail.util.GreenMail;
import com.icegreen.greenmail.util.ServerSetupTest;
import jakarta.mail.Message.RecipientType;
import jakarta.mail.internet.MimeMessage;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.time.Duration;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import touchline.server.ClassRoom;
import touchline.server.People;
import touchline.server.Rows;
import touchline.server.TestBrowser;
import touchline.server.TestClock;
import touchline.server.TestSite;
import touchline.server.mail.MailServer;

/** Links that come by mail, from a site with a real mail server. */
class MailTest {
  private static final String SITE = "https://touchline.example.org";
  private static final Pattern LINK = Pattern.compile(SITE + "(/[a-z/]+/[A-Za-z0-9_-]{43})\\s");
  private static final String OTHER = People.PASSWORD + " again";

  @TempDir private Path data;
  private final TestClock clock = new TestClock();
  private final GreenMail mail = new GreenMail(ServerSetupTest.SMTP.dynamicPort());
  private TestSite site;
  private People people;
  private int read;

  @BeforeEach
  void start() {
    mail.start();
    int port = mail.getSmtp().getPort();
    MailServer server =
        new MailServer("127.0.0.1", port, false, "", "", "touchline@example.org", SITE);
    site = TestSite.startWithMail(data, clock, server);
    people = new People(site);
  }

  @AfterEach
  void stop() {
    site.close();
    mail.stop();
  }

  /** The path of the link in the next mail, which must go to this address. */
  private String link(String address) throws Exception {
    assertTrue(mail.waitForIncomingEmail(60_000, read + 1), "mail must come");
    MimeMessage message = mail.getReceivedMessages()[read++];
    assertEquals(address, message.getRecipients(RecipientType.TO)[0].toString());
    String text = String.valueOf(message.getContent());
    Matcher link = LINK.matcher(text);
    assertTrue(link.find(), text);
    return link.group(1);
  }

  private String added(String login) {
    people.administrator().fill("/people", "login", login, "name", "Bö");
    return Rows.of(data, "SELECT id FROM account WHERE login = '" + login + "'").get(0);
  }

  private TestBrowser entered(String link) {
    TestBrowser person = people.stranger();
    HttpResponse<String> in =
        person.fill(link, "password", People.PASSWORD, "again", People.PASSWORD);
    assertEquals(303, in.statusCode(), in.body());
    return person;
  }

  private HttpResponse<String> forgotten(String typed) {
    return people.stranger().fill("/forgotten", "login", typed);
  }

  @Test
  void invitationComesByMailAndLeadsIn() throws Exception {
    String id = added("bo@example.org");
    HttpResponse<String> sent = people.administrator().fill("/people/" + id + "/mail");
    assertTrue(sent.body().contains("A link for Bö is on its way to bo@example.org."), sent.body());
    assertFalse(sent.body().contains("/welcome/"), "only the mail has it");
    entered(link("bo@example.org"));
    HttpResponse<String> none = people.administrator().fill("/people/" + added("cy") + "/mail");
    assertTrue(none.body().contains("No mail address of Bö is known."), none.body());
  }

  private String broughtByRoster(String login, String address) {
    TestBrowser owner = people.administrator();
    String course = ClassRoom.location(owner.fill("/courses", "title", "Games", "zone", "UTC"));
    String lines = "login,name,email\n" + login + ",Cy," + address + "\n";
    ClassRoom.location(
        owner.fill(ClassRoom.location(owner.fill(course + "/roster", "text", lines))));
    return Rows.of(data, "SELECT id FROM account WHERE login = '" + login + "'").get(0);
  }

  @Test
  void addressOfARosterReachesTheStudent() throws Exception {
    String id = broughtByRoster("cy", "Cy@example.org");
    TestBrowser owner = people.administrator();
    String course = "/courses/1";
    String page = owner.fill(course + "/members/" + id + "/mail").body();
    assertTrue(page.contains("A link for Cy is on its way to cy@example.org."), page);
    entered(link("cy@example.org"));
    TestBrowser ina = people.named("ina");
    owner.fill(course + "/members", "login", "ina", "role", "instructor");
    String members = ina.get(course + "/members").body();
    assertTrue(members.contains("asks for a link by mail where they sign in"), members);
  }

  @Test
  void forgottenPasswordIsChosenAnewAndNobodyLearnsWhoHasAnAccount() throws Exception {
    String id = added("bo@example.org");
    people.administrator().fill("/people/" + id + "/mail");
    TestBrowser bo = entered(link("bo@example.org"));
    assertTrue(people.stranger().get("/sign-in").body().contains("Forgot your password?"));
    HttpResponse<String> known = forgotten("Bo@Example.org ");
    HttpResponse<String> unknown = forgotten("cy@example.org");
    assertEquals(
        known.body().replace("Bo@Example.org ", "X"),
        unknown.body().replace("cy@example.org", "X"));
    assertEquals(200, bo.get("/account").statusCode(), "nothing has changed yet");
    String late = link("bo@example.org");
    clock.advance(Duration.ofHours(2));
    assertEquals(410, people.stranger().get(late).statusCode());
    forgotten("bo@example.org");
    String link = link("bo@example.org");
    people.stranger().fill(link, "password", OTHER, "again", OTHER);
    assertEquals(401, bo.get("/account").statusCode(), "whoever was in is out");
    forgotten("bo@example.org");
    assertEquals(429, forgotten("bo@example.org").statusCode());
    forgotten("cy@example.org");
    forgotten("cy@example.org");
    assertEquals(429, forgotten("cy@example.org").statusCode());
  }

  @Test
  void addressThatARosterBroughtRenewsNoPasswordBeforeItsOwnerWasReachedThere() throws Exception {
    String id = broughtByRoster("cy", "cy@example.org");
    forgotten("cy");
    String handed = People.link(people.administrator().fill("/people/" + id + "/invitation"));
    people.administrator().fill("/people/" + id + "/mail");
    String mailed = link("cy@example.org");
    assertEquals(1, mail.getReceivedMessages().length, "the invitation alone");
    assertEquals(200, people.stranger().get(handed).statusCode(), "what was handed over goes on");
    entered(mailed);
    assertEquals(410, people.stranger().get(handed).statusCode(), "a new password ends the others");
    forgotten("cy");
    entered(link("cy@example.org"));
  }

  @Test
  void linksToAnAddressThatWasGivenUpEnd() throws Exception {
    TestBrowser bo = people.named("bo");
    bo.fill("/account/address", "address", "bo@old.org", "current", People.PASSWORD);
    bo.fill(link("bo@old.org"));
    forgotten("bo");
    String old = link("bo@old.org");
    bo.fill("/account/address", "address", "bo@new.org", "current", People.PASSWORD);
    bo.fill(link("bo@new.org"));
    assertEquals(410, people.stranger().get(old).statusCode());
    forgotten("bo");
    entered(link("bo@new.org"));
  }

  @Test
  void addressCountsWhenItsLinkWasOpened() throws Exception {
    TestBrowser bo = people.named("bo");
    assertEquals(
        422,
        bo.fill("/account/address", "address", "bo@example.org", "current", "no").statusCode());
    for (String odd : new String[] {"bo", "bo@", "bo@x.org\r\nBcc: cy@x.org", "Bo <bo@x.org>"}) {
      HttpResponse<String> refused =
          bo.fill("/account/address", "address", odd, "current", People.PASSWORD);
      assertTrue(refused.body().contains("This is not a mail address"), odd);
    }
    bo.fill("/account/address", "address", "Bo@Example.org", "current", People.PASSWORD);
    String link = link("bo@example.org");
    assertTrue(bo.get("/account/address").body().contains("No mail address of yours is known"));
    assertEquals(404, people.administrator().get(link).statusCode(), "another person's");
    assertTrue(bo.get(link).body().contains("Is this your address?"));
    assertTrue(bo.get("/account/address").body().contains("No mail address"), "not by looking");
    assertEquals(303, bo.fill(link).statusCode());
    assertTrue(bo.get("/account/address").body().contains("<strong>bo@example.org</strong>"));
    assertEquals(404, bo.get(link).statusCode(), "once");
    forgotten("bo@example.org");
    entered(link("bo@example.org"));
  }

  @Test
  void nobodyFillsAnothersLetterBox() {
    TestBrowser bo = people.named("bo");
    String[] form = {"address", "cy@example.org", "current", People.PASSWORD};
    for (int i = 0; i < 5; i++) {
      assertEquals(200, bo.fill("/account/address", form).statusCode());
    }
    assertEquals(429, bo.fill("/account/address", form).statusCode());
  }

  @Test
  void ownerOfAnAccountIsToldOfALinkThatSomebodyElseMade() throws Exception {
    TestBrowser bo = people.named("bo@example.org");
    String id = Rows.of(data, "SELECT id FROM account WHERE login = 'bo@example.org'").get(0);
    assertEquals(200, people.administrator().fill("/people/" + id + "/invitation").statusCode());
    assertTrue(mail.waitForIncomingEmail(60_000, 1), "mail must come");
    MimeMessage told = mail.getReceivedMessages()[0];
    assertEquals("bo@example.org", told.getRecipients(RecipientType.TO)[0].toString());
    String text = String.valueOf(told.getContent());
    assertTrue(text.contains(SITE + "/account\r\n"), text);
    assertFalse(text.contains("/welcome/"), text);
    assertTrue(bo.get("/account").body().contains("<li>By Ada L on "), "and on their page");
  }
}
