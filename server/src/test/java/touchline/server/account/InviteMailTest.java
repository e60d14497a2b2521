package touchline.server.account;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.icegreen.greenmail.util.GreenMail;
import com.icegreen.greenmail.util.ServerSetupTest;
import jakarta.mail.internet.MimeMessage;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import touchline.server.ClassRoom;
import touchline.server.Pause;
import touchline.server.People;
import touchline.server.Rows;
import touchline.server.TestBrowser;
import touchline.server.TestClock;
import touchline.server.TestSite;
import touchline.server.mail.MailServer;

/** A class that is invited by mail, and accounts that the code of a course makes by mail. */
class InviteMailTest {
  private static final String SITE = "https://touchline.example.org";
  private static final Pattern LINK = Pattern.compile(SITE + "(/welcome/[A-Za-z0-9_-]{43})\\s");

  @TempDir private Path data;
  private final TestClock clock = new TestClock();
  private final GreenMail mail = new GreenMail(ServerSetupTest.SMTP.dynamicPort());
  private TestSite site;
  private People people;
  private TestBrowser owner;
  private String course = "";

  @BeforeEach
  void start() {
    mail.start();
    site = open();
    people = new People(site);
    owner = people.administrator();
    course = ClassRoom.location(owner.fill("/courses", "title", "Games", "zone", "UTC"));
  }

  private TestSite open() {
    int port = mail.getSmtp().getPort();
    return TestSite.startWithMail(
        data,
        clock,
        new MailServer("127.0.0.1", port, false, "", "", "touchline@example.org", SITE));
  }

  @AfterEach
  void stop() {
    site.close();
    mail.stop();
  }

  private String text(int number) throws Exception {
    assertTrue(mail.waitForIncomingEmail(60_000, number), "mail must come");
    MimeMessage letter = mail.getReceivedMessages()[number - 1];
    return letter.getSubject() + "\n" + letter.getContent();
  }

  private static String link(String text) {
    Matcher link = LINK.matcher(text);
    assertTrue(link.find(), text);
    return link.group(1);
  }

  private TestBrowser entered(String link) {
    TestBrowser person = people.stranger();
    HttpResponse<String> in =
        person.fill(link, "password", People.PASSWORD, "again", People.PASSWORD);
    assertEquals(303, in.statusCode(), in.body());
    return person;
  }

  private void roster(String lines) {
    ClassRoom.location(
        owner.fill(ClassRoom.location(owner.fill(course + "/roster", "text", lines))));
  }

  @Test
  void wholeClassIsMailedAndWhatIsLeftGoesOnAfterARestart() throws Exception {
    roster("login,name,email\nbo,Bo,bo@x.example\ncy,Cy,cy@x.example\ndi,Di,\nel@x.example,El,\n");
    String page = owner.get(course + "/invitations").body();
    assertTrue(page.contains("Of 1 student no mail address is known"), page);
    String batch = ClassRoom.location(owner.fill(course + "/invitations", "whom", "new"));
    String begun = owner.get(batch).body();
    assertTrue(begun.contains("1 without a mail address"), begun);
    assertTrue(owner.get(batch).headers().firstValue("Refresh").isPresent());
    text(1);
    site.close();
    site = open();
    assertTrue(text(3).startsWith("Games: your account"), "the rest comes after a restart");
    assertEquals(3, mail.getReceivedMessages().length, "each once");
    people = signedIn();
    TestBrowser bo = entered(link(letterTo("bo@x.example")));
    assertTrue(bo.get("/courses").body().contains("Games"));
    awaitSent();
    String done = owner.get(batch).body();
    assertTrue(done.contains("3 of 4 sent; 1 without a mail address; one has chosen"), done);
    assertTrue(done.contains(">has chosen a password</td>"), done);
    assertTrue(done.contains(">no mail address</td>"), done);
    ClassRoom.location(owner.fill(course + "/invitations", "whom", "all"));
    text(5);
    assertEquals(410, people.stranger().get(link(letterTo("cy@x.example"))).statusCode());
  }

  /** The same people at the site that was started again. */
  private People signedIn() {
    owner = new TestBrowser(site.url());
    assertEquals(
        303, owner.fill("/sign-in", "login", "ada", "password", People.PASSWORD).statusCode());
    return People.at(site, owner);
  }

  /** All of them, with their subjects: the server of the test sorts them by their readers. */
  private String lettersTo(String address) throws Exception {
    StringBuilder all = new StringBuilder();
    for (MimeMessage letter : mail.getReceivedMessages()) {
      if (letter.getAllRecipients()[0].toString().equals(address)) {
        all.append(letter.getSubject()).append('\n').append(letter.getContent()).append('\n');
      }
    }
    return all.toString().replace("\r\n", "\n");
  }

  private String letterTo(String address) throws Exception {
    for (MimeMessage letter : mail.getReceivedMessages()) {
      if (letter.getAllRecipients()[0].toString().equals(address)) {
        return String.valueOf(letter.getContent());
      }
    }
    throw new AssertionError("no letter to " + address);
  }

  /** The row goes once the letter was taken over, which the server of the test hears first. */
  private void awaitSent() {
    long end = System.nanoTime() + TimeUnit.MINUTES.toNanos(1);
    while (Rows.count(data, "outbox") > 0 && System.nanoTime() < end) {
      Pause.brief();
    }
    assertEquals(0, Rows.count(data, "outbox"));
  }

  @Test
  void announcementIsMailedToWhoHasComeAndHasAnAddress() throws Exception {
    roster("login,name,email\nbo,Bo,bo@x.example\ncy,Cy,cy@x.example\n");
    ClassRoom.location(owner.fill(course + "/invitations", "whom", "new"));
    text(2);
    entered(link(letterTo("bo@x.example")));
    assertTrue(owner.get(course + "/news").body().contains("whatever they chose"));
    assertTrue(owner.get("/account/news").body().contains("at most once a day"));
    String[] told = {"title", "No class", "text", "See you on Wednesday.", "mail", "yes"};
    ClassRoom.location(owner.fill(course + "/news", told));
    text(3);
    String letter = lettersTo("bo@x.example");
    assertTrue(letter.contains("No class\nSee you on Wednesday."), letter);
    assertTrue(letter.contains(SITE + course + "/news"), letter);
    awaitSent();
    assertEquals(3, mail.getReceivedMessages().length, "Cy has not come yet");
  }

  @Test
  void codeWithADomainSendsALinkThatLeadsIn() throws Exception {
    ClassRoom.location(owner.fill(course + "/join-code", "open", "yes"));
    ClassRoom.location(
        owner.fill(course + "/sign-up", "open", "yes", "domains", "@Uni.Example, x.example"));
    String code = Rows.of(data, "SELECT join_code FROM course").get(0);
    TestBrowser bo = people.stranger();
    String page = bo.get("/join?code=" + code).body();
    assertTrue(page.contains("It ends in @uni.example or @x.example."), page);
    for (String address : List.of("bo@evil.example", "bo@my-uni.example", "bo@a.uni.example")) {
      HttpResponse<String> refused = bo.fill("/join", "code", code, "name", "Bo", "mail", address);
      assertEquals(422, refused.statusCode(), address);
    }
    HttpResponse<String> sent =
        bo.fill("/join", "code", code, "name", "Bo", "mail", "Bo@uni.example");
    assertTrue(sent.body().contains("A letter is on its way to"), sent.body());
    assertEquals(
        List.of("1"), Rows.of(data, "SELECT count(*) FROM member"), "not before they come");
    TestBrowser in = entered(link(text(1)));
    assertTrue(in.get(course).body().contains("You are here as"));

    HttpResponse<String> known =
        bo.fill("/join", "code", code, "name", "Eve", "mail", "bo@uni.example");
    assertTrue(known.body().contains("A letter is on its way to"), "nobody learns who has one");
    String told = text(2);
    assertTrue(told.contains("You have one, with the login name bo@uni.example."), told);
    assertFalse(told.contains("/welcome/"), told);
    for (int i = 0; i < 2; i++) {
      bo.fill("/join", "code", code, "name", "Eve", "mail", "bo@uni.example");
    }
    assertEquals(
        429, bo.fill("/join", "code", code, "name", "Eve", "mail", "bo@uni.example").statusCode());
  }
}
