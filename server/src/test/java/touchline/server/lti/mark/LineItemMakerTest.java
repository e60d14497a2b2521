package touchline.server.lti.mark;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import touchline.server.lti.TestServices;
import touchline.server.lti.place.PlatformLink;
import touchline.server.lti.place.PlatformLinkStore;

/** A link to an assignment that came without a column for marks gets one, once. */
@Tag("store")
class LineItemMakerTest {
  /** In seconds; only a server that hangs takes so long. */
  private static final int PATIENCE = 120;

  @TempDir private Path data;
  private MarkedClass room;

  @BeforeEach
  void start() {
    room = new MarkedClass(data, 3);
    room.run("UPDATE lti_link SET line_item = ''");
    allow("x " + TestServices.ITEMS + " " + TestServices.SCOPES);
    room.mark(1, 3);
  }

  @AfterEach
  void stop() {
    assertEquals(List.of(), room.services.wrong());
    room.close();
  }

  private void allow(String scopes) {
    room.run(
        "UPDATE lti_context SET line_items = '%s', scopes = '%s'"
            .formatted(room.services.lineItems(), scopes));
  }

  private static PlatformLink link(String target, OptionalLong assignment, String lineItem) {
    return new PlatformLink(0, 1, "link-1", "Week 1", target, assignment, lineItem);
  }

  private String kept(String target, OptionalLong assignment, String lineItem) {
    return new PlatformLinkStore(room.database).keep(link(target, assignment, lineItem)).lineItem();
  }

  @Test
  void linkWithoutAColumnGetsOneAndItsMarks() {
    room.courier.finish();
    Map<String, Object> made = room.services.items().get(0);
    assertEquals("Week 1", made.get("label"));
    assertEquals(4L, ((Number) made.get("scoreMaximum")).longValue());
    assertEquals("link-1", made.get("resourceLinkId"));
    assertEquals("assignment/1", made.get("resourceId"));
    String review = String.valueOf(made.get("submissionReview"));
    assertTrue(review.contains(MarkedClass.SITE + "/lti/launch?to=assignment/1"), review);
    assertEquals(7.5, room.services.marks().shown("s-1"));
    room.courier.finish();
    assertEquals(1, room.services.requests("made"));
  }

  @Test
  void columnWhoseAnswerWasLostIsFoundAgain() {
    room.services.whenMade(
        () -> {
          throw new IllegalStateException("the connection breaks");
        });
    room.courier.finish();
    assertEquals(1, room.services.items().size());
    assertEquals(-1, room.services.marks().shown("s-1"));
    room.services.whenMade(() -> {});
    room.later(10);
    room.courier.finish();
    assertEquals(1, room.services.items().size(), "there is no second one");
    assertEquals(7.5, room.services.marks().shown("s-1"));
  }

  @Test
  void oneThatStandsAmongManyIsTaken() {
    for (int other = 1; other <= 12; other++) {
      room.services.item(room.services.url() + "/item/9", "link-1", "assignment/9" + other);
      room.services.item(room.services.url() + "/item/9", "link-" + other + "x", "assignment/1");
    }
    room.services.item(room.services.lineItem(), "link-1", "assignment/1");
    room.courier.finish();
    assertEquals(0, room.services.requests("made"));
    assertEquals(3, room.services.requests("items"), "on the last of three pages");
    assertEquals(7.5, room.services.marks().shown("s-1"));
  }

  /** What a second server does meanwhile; it makes none. */
  private void whileOneIsMade(Consumer<MarkCourier> done) throws Exception {
    CountDownLatch making = new CountDownLatch(1);
    CountDownLatch end = new CountDownLatch(1);
    room.services.whenMade(
        () -> {
          making.countDown();
          try {
            assertTrue(end.await(PATIENCE, TimeUnit.SECONDS));
          } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
          }
        });
    CompletableFuture<Void> first = CompletableFuture.runAsync(room.courier::finish);
    assertTrue(making.await(PATIENCE, TimeUnit.SECONDS));
    try (MarkCourier second = MarkedClass.courier(room.database, room.clock)) {
      done.accept(second);
    }
    assertEquals(1, room.services.requests("items"), "the second one leaves it to the first");
    end.countDown();
    first.get(PATIENCE, TimeUnit.SECONDS);
  }

  @Test
  void twoServersMakeOne() throws Exception {
    whileOneIsMade(MarkCourier::finish);
    assertEquals(1, room.services.requests("made"));
    assertEquals(7.5, room.services.marks().shown("s-1"));
  }

  @Test
  void platformThatDoesNotAllowItIsNotAsked() {
    allow(TestServices.ITEMS + ".readonly " + TestServices.SCOPES);
    room.courier.finish();
    room.run("UPDATE assignment SET is_published = 0");
    allow(TestServices.ITEMS);
    room.courier.finish();
    assertEquals(0, room.services.requests("items"));
  }

  @Test
  void platformThatRefusesIsAskedAgainADayLater() {
    room.services.refuseItems(true);
    room.courier.finish();
    room.courier.finish();
    assertEquals(1, room.services.requests("made"));
    room.services.refuseItems(false);
    room.run("UPDATE lti_item SET try_at = try_at - " + TimeUnit.DAYS.toMillis(1));
    room.courier.finish();
    assertEquals(7.5, room.services.marks().shown("s-1"));
  }

  private Hindrance hindrance() {
    return room.link().hindrance().orElseThrow();
  }

  private void assertTold(String what, String remedy) {
    assertTrue(hindrance().what().contains(what), hindrance().what());
    assertTrue(hindrance().remedy().contains(remedy), hindrance().remedy());
  }

  @Test
  void whatThePlatformSaidIsToldUntilTheColumnIsThere() {
    assertTold("This site makes one now", "Load this page again");
    room.services.answerItems(403, "{\"reason\": \"No\\tright to <b>this</b>.\"}");
    room.courier.finish();
    assertEquals("no column could be made", room.link().counts());
    assertTold(
        "does not let this site make a column: it answered 403 (No right to <b>this</b>).",
        "grade sync and column management");
    assertEquals(room.clock.instant(), hindrance().triedAt().orElseThrow());
    room.services.answerItems(404, "<html>");
    tryAgain();
    assertTold("no list of columns where it said that it is: it answered 404.", "once more");
    room.services.answerItems(400, "{\"errors\": [{\"message\": \"label?\"}]}");
    tryAgain();
    assertTold("did not make a column as it was asked to: it answered 400 (label?).", "Show these");
    room.services.answerItems(201, "no JSON");
    tryAgain();
    assertTold("what it answered is not JSON", "Show these words");
    room.services.answerItems(503, "");
    tryAgain();
    assertTold("could not be asked for a column: it answered 503.", "You need not do anything");
    room.services.answerItems(0, "");
    tryAgain();
    assertTrue(room.link().hindrance().isEmpty());
    assertEquals("1 sent", room.link().counts());
    assertEquals(1, room.services.items().size());
    assertEquals(7.5, room.services.marks().shown("s-1"), "no mark was lost");
  }

  @Test
  void tokenThatIsForbiddenForColumnsHoldsNothingElseUp() {
    room.services.forbid(TestServices.ITEMS);
    room.courier.finish();
    assertTold(
        "does not let this site make a column: it gave no token, but answered 400 (invalid_scope)",
        "grade sync and column management");
    assertEquals("", room.link().away(), "the platform as a whole is there");
    room.run("UPDATE lti_link SET line_item = '" + room.services.lineItem() + "'");
    room.courier.finish();
    assertEquals(7.5, room.services.marks().shown("s-1"));
  }

  /** As whoever presses the button. */
  private void tryAgain() {
    new MarkedLinkStore(room.database).again(room.link());
    room.courier.finish();
  }

  @Test
  void whatIsMissingHereIsToldToo() {
    allow(TestServices.ITEMS + ".readonly " + TestServices.SCOPES);
    assertTold("does not let this site make one", "open the link there once more");
    allow(TestServices.ITEMS);
    assertTold("does not let this site send marks", "open the link there once more");
    allow(TestServices.ITEMS + " " + TestServices.SCOPES);
    room.run("DELETE FROM assignment_part");
    assertTold("worth no points", "once it has points");
    room.run("UPDATE assignment SET is_published = 0");
    assertTold("is a draft", "once the assignment is published");
    room.run("UPDATE lti_link SET line_item = '" + room.services.lineItem() + "'");
    assertTrue(room.link().hindrance().isEmpty());
  }

  @Test
  void refusalsAreFurtherApartEachTime() {
    List<Long> hours =
        IntStream.range(0, 7).mapToObj(i -> LineItemMaker.pause(i).toHours()).toList();
    assertEquals(List.of(1L, 2L, 4L, 8L, 16L, 24L, 24L), hours);
    room.services.refuseItems(true);
    for (int hour = 0; hour < 24; hour++) {
      room.courier.finish();
      room.later(61);
    }
    assertEquals(5, room.services.requests("made"), "after 1, 3, 7 and 15 hours");
  }

  @Test
  void whoAsksForAnotherTryStartsNoSecondMaker() throws Exception {
    whileOneIsMade(
        second -> {
          new MarkedLinkStore(room.database).again(room.link());
          second.finish();
        });
    assertEquals(7.5, room.services.marks().shown("s-1"));
  }

  @Test
  void secondLinkToAnAssignmentGetsNone() {
    room.run(
        "INSERT INTO lti_link (id, context, resource, title, target, assignment, line_item)"
            + " VALUES (2, 1, 'link-2', 'Again', 'assignment/1', 1, '')");
    room.courier.finish();
    room.courier.finish();
    assertEquals(1, room.services.requests("made"));
    assertEquals(List.of("s-1 7.5"), room.services.marks().accepted());
  }

  @Test
  void columnAtAnotherHostIsNotBelieved() {
    room.services.item("http://localhost:1/item/5/lineitem", "link-1", "assignment/1");
    room.courier.finish();
    assertEquals(0, room.services.requests("scores"));
    assertEquals(0, room.services.requests("made"));
  }

  @Test
  void launchThatNamesNoneKeepsTheOneThatWasMade() {
    OptionalLong week = OptionalLong.of(1);
    assertEquals("", kept("assignment/1", week, ""));
    room.courier.finish();
    String made = room.services.lineItem();
    assertEquals(made, kept("assignment/1", week, ""));
    assertEquals("", kept("course", OptionalLong.empty(), ""));
    assertEquals(made, kept("assignment/1", week, ""));
    assertEquals("https://other.example/", kept("assignment/1", week, "https://other.example/"));
  }
}
