package touchline.server.lti.mark;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.time.Duration;
import java.util.HashSet;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import touchline.server.store.Database;
import touchline.server.store.TestPlace;

/**
 * Every mark arrives once, and last, whatever a platform does. A large class takes {@code
 * -Dmarks=2000}.
 */
@Tag("store")
class MarkCourierTest {
  private static final int MANY = Integer.getInteger("marks", 40);

  @TempDir private Path data;
  private MarkedClass room;

  @BeforeEach
  void start() {
    room = new MarkedClass(data, 3);
  }

  @AfterEach
  void stop() {
    assertEquals(List.of(), room.services.wrong());
    room.close();
  }

  @Test
  void markArrivesOnceAndIsReadBack() {
    room.mark(1, 3);
    room.courier.finish();
    assertEquals(List.of("s-1 7.5"), room.services.marks().accepted());
    assertEquals(room.clock.instant(), room.services.marks().at("s-1"));
    assertEquals("3", room.shown(1).there());
    assertEquals("sent 2 Mar, 08:00", room.shown(1).sent());
    assertEquals("", room.shown(1).note());
    room.courier.finish();
    assertEquals(1, room.services.requests("scores"));
    assertEquals(1, room.services.requests("results"), "nothing was sent since");
  }

  @Test
  void tokenIsKeptUntilShortlyBeforeItEnds() {
    room.mark(1, 3);
    room.courier.finish();
    assertEquals(2, room.services.requests("token"), "one to write and one to read");
    room.mark(1, 2);
    room.courier.finish();
    assertEquals(2, room.services.requests("token"));
    room.clock.advance(Duration.ofSeconds(3550));
    room.mark(1, 1);
    room.courier.finish();
    assertEquals(4, room.services.requests("token"));
    assertEquals(3, room.services.requests("scores"), "none with a token that had ended");
    room.services.forgetTokens();
    room.mark(1, 4);
    room.courier.finish();
    assertEquals(10, room.services.marks().shown("s-1"), "with a new token");
  }

  @Test
  void eachChangeIsLaterByASecondAtLeast() {
    for (int points = 1; points <= 3; points++) {
      room.mark(1, points);
      room.courier.finish();
    }
    assertEquals(List.of("s-1 2.5", "s-1 5.0", "s-1 7.5"), room.services.marks().accepted());
    assertEquals(room.clock.instant().plusSeconds(2), room.services.marks().at("s-1"));
  }

  @Test
  void nothingLeavesBeforeItIsReleased() {
    room.run("UPDATE assignment SET is_held = 1");
    room.mark(1, 3);
    room.courier.finish();
    assertEquals(0, room.services.requests("scores"));
    room.run("UPDATE assignment SET is_held = 0");
    room.services.down(true);
    room.courier.finish();
    room.run("UPDATE assignment SET is_held = 1");
    room.services.down(false);
    room.later(100);
    room.courier.finish();
    assertEquals(List.of(), room.services.marks().accepted(), "nor when it waits already");
    room.run("UPDATE assignment SET is_held = 0");
    room.courier.finish();
    assertEquals(List.of("s-1 7.5"), room.services.marks().accepted());
  }

  @Test
  void whoIsExcusedKeepsTheMarkThatIsThere() {
    room.mark(1, 3);
    room.courier.finish();
    room.run(
        "INSERT INTO override (assignment, account, points, reason, comment, given_by, given_at,"
            + " revision) VALUES (1, 1, NULL, 'ill', '', 2, '2026', 1)");
    room.courier.finish();
    assertEquals(1, room.services.requests("scores"), "no mark is sent without points");
    assertEquals("none", room.shown(1).here());
    assertEquals("3", room.shown(1).there());
    room.run("UPDATE override SET points = 2");
    room.courier.finish();
    assertEquals(
        5, room.services.marks().shown("s-1"), "a decision counts before what was worked out");
  }

  @Test
  void markThatWasOverriddenThereIsToldOf() {
    room.mark(1, 3);
    room.courier.finish();
    room.services.marks().override("s-1", 8.5);
    room.mark(1, 2);
    room.courier.finish();
    assertEquals(8.5, room.services.marks().shown("s-1"));
    assertEquals("3.4", room.shown(1).there());
    assertEquals("overridden there", room.shown(1).note());
  }

  @Test
  void pointsAboveTheMaximumAreCutThere() {
    room.mark(1, 5);
    room.courier.finish();
    assertEquals("4", room.shown(1).there());
    assertEquals("the most that it takes", room.shown(1).note());
  }

  @Test
  void whomThePlatformGivesNoMarkIsAskedForOnceADay() {
    room.services.marks().teacher("s-1");
    room.mark(1, 3);
    room.mark(2, 4);
    room.courier.finish();
    room.courier.finish();
    assertEquals(2, room.services.requests("scores"));
    assertTrue(room.shown(1).sent().startsWith("not taken: it answered 400"));
    assertEquals(10, room.services.marks().shown("s-2"));
    room.later(60 * 24);
    room.courier.finish();
    assertEquals(3, room.services.requests("scores"));
    room.mark(1, 2);
    room.courier.finish();
    assertEquals(4, room.services.requests("scores"), "at once, since the mark has changed");
  }

  @Test
  void markOfALaterTimeIsOvertaken() {
    room.services.marks().put("s-1", 1, room.clock.instant().plusSeconds(5));
    room.mark(1, 3);
    for (int i = 0; i < 5; i++) {
      room.courier.finish();
      room.later(1);
    }
    assertEquals(7.5, room.services.marks().shown("s-1"));
    assertEquals("3", room.shown(1).there());
  }

  @Test
  void whatWasSentBeforeAKillIsNotSentAgain() {
    room.mark(1, 3);
    room.services.whenAccepted(
        subject -> {
          throw new IllegalStateException("the server is gone before this is answered");
        });
    room.courier.finish();
    assertEquals(List.of("s-1 7.5"), room.services.marks().accepted());
    room.services.whenAccepted(subject -> {});
    room.later(10);
    room.courier.finish();
    assertEquals(List.of("s-1 7.5"), room.services.marks().accepted(), "read back and found");
    assertEquals("sent 2 Mar, 08:00", room.shown(1).sent());
  }

  @Test
  void platformThatIsDownForADayIsLeftAloneAndThenGetsAll() {
    for (int student = 1; student <= 3; student++) {
      room.mark(student, student);
    }
    room.services.down(true);
    for (int minutes = 0; minutes < 24 * 60; minutes += 10) {
      room.courier.finish();
      room.later(10);
    }
    int asked = room.services.requests("down");
    assertTrue(asked >= 20 && asked <= 35, "one pause for all of it: " + asked);
    assertTrue(room.shown(1).sent().startsWith("waits"));
    room.services.down(false);
    room.later(120);
    room.courier.finish();
    assertEquals(3, new HashSet<>(room.services.marks().accepted()).size());
    assertEquals(3, room.services.marks().accepted().size());
    assertEquals("3", room.shown(3).there());
  }

  @Test
  void whoHasLeftThereIsSentNothing() {
    room.run(
        "INSERT INTO lti_member (context, account, subject, role, left_at)"
            + " VALUES (1, 1, 's-1', 'student', '2026')");
    room.mark(1, 3);
    room.courier.finish();
    assertEquals(0, room.services.requests("scores"));
  }

  @Test
  void otherLineItemGetsTheMarks() {
    room.run("UPDATE lti_link SET line_item = ''");
    room.mark(1, 3);
    room.courier.finish();
    assertEquals(0, room.services.requests("scores"));
    room.run("UPDATE lti_link SET line_item = '" + room.services.lineItem() + "'");
    room.courier.finish();
    room.run("UPDATE lti_link SET line_item = '" + room.services.lineItem() + "&new=1'");
    room.courier.finish();
    assertEquals(2, room.services.marks().accepted().size());
  }

  @Test
  void twoServersSendEachMarkOnce() {
    try (MarkedClass many = new MarkedClass(data.resolve("many"), MANY);
        Database other = Database.open(TestPlace.of(data.resolve("many")));
        MarkCourier second = MarkedClass.courier(other, many.clock)) {
      for (double points = 1; points <= 2; points++) {
        many.markAll(points);
        CompletableFuture<Void> beside = CompletableFuture.runAsync(second::finish);
        many.courier.finish();
        beside.join();
      }
      assertEquals(2 * MANY, many.services.marks().accepted().size());
      assertEquals(2 * MANY, new HashSet<>(many.services.marks().accepted()).size());
      assertEquals(2 * MANY, many.services.requests("scores"), "none was refused");
      for (int student = 1; student <= MANY; student++) {
        assertEquals(5, many.services.marks().shown("s-" + student));
        assertEquals("2", many.shown(student).there(), "in pages, each is read back");
      }
      assertEquals(List.of(), many.services.wrong());
    }
  }
}
