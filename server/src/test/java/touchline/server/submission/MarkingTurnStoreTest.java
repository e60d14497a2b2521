package touchline.server.submission;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import touchline.server.account.Learner;
import touchline.server.lane.Lane;
import touchline.server.store.TestPlace;

/** Whose method is marked next, and by whom. */
@Tag("store")
class MarkingTurnStoreTest extends MethodsCase {
  private final AtomicInteger names = new AtomicInteger();

  private Optional<MarkingTurn> begin() {
    return turns.begin("turn " + names.incrementAndGet(), Lane.ALL);
  }

  private boolean mark(MarkingTurn turn) {
    return turns.mark(turn, "v", marked(1, "right"));
  }

  private void endLeases() {
    database.write(handle -> handle.execute("UPDATE turn SET leased_until = 1 WHERE worker <> ''"));
  }

  @Test
  void whoHandsInManyWaitsBehindThemselves() {
    Learner eager = enroll();
    Learner second = enroll();
    Learner third = enroll();
    List<Long> ids = new ArrayList<>();
    ids.add(handIn(eager));
    MarkingTurn first = begin().orElseThrow();
    for (int i = 0; i < 3; i++) {
      ids.add(handIn(eager));
    }
    ids.add(handIn(second));
    ids.add(handIn(third));
    ids.add(handIn(second));
    assertEquals(0, line.before(second));
    assertEquals(1, line.before(third));
    assertEquals(0, line.before(enroll()));
    assertEquals(6, line.waiting());
    assertTrue(mark(first));
    List<Long> marked = new ArrayList<>(List.of(first.submission()));
    for (Optional<MarkingTurn> turn = begin(); turn.isPresent(); turn = begin()) {
      marked.add(turn.get().submission());
      assertTrue(mark(turn.get()));
    }
    List<Integer> order = marked.stream().map(ids::indexOf).toList();
    assertEquals(List.of(0, 4, 5, 1, 6, 2, 3), order);
    assertEquals(0, line.waiting());
  }

  @Test
  void ofEachLearnerOneIsMarkedAtATime() {
    Learner learner = enroll();
    handIn(learner);
    handIn(learner);
    MarkingTurn turn = begin().orElseThrow();
    assertEquals(0, turns.ready(5));
    assertTrue(begin().isEmpty(), "the other waits for the first");
    assertTrue(mark(turn));
    assertEquals(1, turns.ready(5));
    assertTrue(begin().isPresent());
  }

  private List<Learner> begun(List<Lane> lanes) {
    List<Learner> begun = new ArrayList<>();
    while (true) {
      Optional<MarkingTurn> turn = turns.begin("turn " + names.incrementAndGet(), lanes);
      if (turn.isEmpty()) {
        return begun;
      }
      begun.add(turn.get().learner());
      assertTrue(mark(turn.get()));
    }
  }

  @Test
  void eachLaneIsALineOfItsOwn() {
    Learner stranger = enroll();
    handIn(stranger, Sender.anonymous("a"));
    Learner person = enroll();
    handIn(person, Sender.KNOWN);
    Learner working = enroll();
    handIn(working, Sender.KNOWN);
    handIn(working, Sender.FOR_CREDIT);
    assertEquals(0, line.before(person));
    assertEquals(3, turns.ready(5));
    assertEquals(1, line.waitingFrom("a"));
    assertEquals(1, line.waitingAnonymous());
    assertEquals(List.of(stranger), begun(List.of(Lane.ANONYMOUS)));
    assertEquals(List.of(), begun(List.of(Lane.ANONYMOUS)));
    assertEquals(List.of(working, person, working), begun(List.of(Lane.CREDIT, Lane.SIGNED_IN)));
  }

  @Test
  void addressesTakeTurnsHoweverManyAnonymousLearnersComeFromOne() {
    List<Learner> here = new ArrayList<>();
    for (int i = 0; i < 3; i++) {
      here.add(enroll());
      handIn(here.get(i), Sender.anonymous("here"));
    }
    Learner there = enroll();
    handIn(there, Sender.anonymous("there"));
    List<Learner> order = begun(Lane.ALL);
    assertEquals(List.of(here.get(0), there, here.get(1), here.get(2)), order);
  }

  @Test
  void whoLostTheirPlaceGetsOneInTheirLane() {
    handIn(enroll(), Sender.anonymous("here"));
    database.write(handle -> handle.execute("DELETE FROM turn"));
    turns.gather();
    assertEquals(List.of(), begun(List.of(Lane.CREDIT, Lane.SIGNED_IN)));
    assertEquals(1, begun(List.of(Lane.ANONYMOUS)).size());
  }

  @Test
  void whoWasAwayTooLongLosesTheTurnAndWritesNothing() {
    long id = handIn(enroll());
    MarkingTurn lost = begin().orElseThrow();
    endLeases();
    MarkingTurn taken = begin().orElseThrow();
    assertEquals(id, taken.submission());
    assertFalse(turns.mark(lost, "old", marked(0, "wrong")));
    turns.postpone(lost, Duration.ofHours(1));
    turns.giveBack(lost);
    assertFalse(store.find(id).orElseThrow().isMarked());
    assertTrue(begin().isEmpty(), "the turn is still the other's");
    assertTrue(mark(taken));
    assertFalse(mark(taken), "and only once");
    assertEquals("right", store.find(id).orElseThrow().verdict().orElseThrow().outcome());
  }

  @Test
  void turnThatIsRenewedStays() {
    handIn(enroll());
    MarkingTurn turn = begin().orElseThrow();
    endLeases();
    turns.renew(Set.of(turn));
    assertTrue(begin().isEmpty());
    assertTrue(mark(turn));
  }

  @Test
  void whatFailedComesAgainAfterThePauseAndHoldsNothingUp() {
    Learner learner = enroll();
    long failing = handIn(learner);
    long next = handIn(learner);
    turns.postpone(begin().orElseThrow(), Duration.ofHours(1));
    MarkingTurn turn = begin().orElseThrow();
    assertEquals(next, turn.submission());
    assertTrue(mark(turn));
    assertTrue(begin().isEmpty(), "its pause goes on");
    database.write(handle -> handle.execute("UPDATE code_submission SET try_at = 1"));
    MarkingTurn again = begin().orElseThrow();
    assertEquals(failing, again.submission());
    assertEquals(1, again.failures());
  }

  @Test
  void whatIsGivenBackIsTakenAtOnce() {
    handIn(enroll());
    turns.giveBack(begin().orElseThrow());
    assertEquals(0, begin().orElseThrow().failures());
  }

  @Test
  void manyWorkersMarkEachOnceWhileMoreIsHandedIn() throws Exception {
    Learner[] crowd = new Learner[12];
    for (int i = 0; i < crowd.length; i++) {
      crowd[i] = enroll();
    }
    List<Long> marked = Collections.synchronizedList(new ArrayList<>());
    Set<Learner> running = ConcurrentHashMap.newKeySet();
    AtomicInteger clashes = new AtomicInteger();
    ExecutorService all = Executors.newFixedThreadPool(8);
    try {
      List<Future<?>> ends = new ArrayList<>();
      for (int part = 0; part < 4; part++) {
        int from = part * 15;
        ends.add(
            all.submit(
                () -> {
                  for (int i = from; i < from + 15; i++) {
                    handIn(crowd[i % crowd.length]);
                  }
                }));
        ends.add(
            all.submit(
                () -> {
                  while (marked.size() < 60) {
                    begin().ifPresent(turn -> markAlone(turn, running, clashes, marked));
                  }
                }));
      }
      for (Future<?> end : ends) {
        end.get();
      }
    } finally {
      all.shutdownNow();
    }
    assertEquals(0, clashes.get());
    assertEquals(60, marked.size());
    assertEquals(60, Set.copyOf(marked).size(), "each once");
    assertEquals(0, line.waiting());
  }

  private void markAlone(
      MarkingTurn turn, Set<Learner> running, AtomicInteger clashes, List<Long> marked) {
    clashes.addAndGet(running.add(turn.learner()) ? 0 : 1);
    running.remove(turn.learner());
    assertTrue(mark(turn));
    marked.add(turn.submission());
  }

  @Test
  void onlyOfAFileIsItKnownWhoIsGone() {
    handIn(enroll());
    assertTrue(begin().isPresent());
    turns.freeGone(name -> false);
    assertTrue(begin().isEmpty());
    turns.freeGone(name -> name.equals("turn 1"));
    assertEquals(!TestPlace.isServer(), begin().isPresent());
  }
}
