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
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import touchline.server.TestServices;
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
    assertEquals(7.5, room.services.shown("s-1"));
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
    assertEquals(-1, room.services.shown("s-1"));
    room.services.whenMade(() -> {});
    room.later(10);
    room.courier.finish();
    assertEquals(1, room.services.items().size(), "there is no second one");
    assertEquals(7.5, room.services.shown("s-1"));
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
    assertEquals(7.5, room.services.shown("s-1"));
  }

  @Test
  void twoServersMakeOne() throws Exception {
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
      second.finish();
    }
    assertEquals(1, room.services.requests("items"), "the second one leaves it to the first");
    end.countDown();
    first.get(PATIENCE, TimeUnit.SECONDS);
    assertEquals(1, room.services.requests("made"));
    assertEquals(7.5, room.services.shown("s-1"));
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
    assertEquals(7.5, room.services.shown("s-1"));
  }

  @Test
  void secondLinkToAnAssignmentGetsNone() {
    room.run(
        "INSERT INTO lti_link (id, context, resource, title, target, assignment, line_item)"
            + " VALUES (2, 1, 'link-2', 'Again', 'assignment/1', 1, '')");
    room.courier.finish();
    room.courier.finish();
    assertEquals(1, room.services.requests("made"));
    assertEquals(List.of("s-1 7.5"), room.services.accepted());
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
