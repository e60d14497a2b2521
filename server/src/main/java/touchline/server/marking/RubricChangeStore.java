package touchline.server.marking;

import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import org.jdbi.v3.core.Handle;
import touchline.server.account.Account;
import touchline.server.assignment.AssignmentStore;
import touchline.server.assignment.FeedbackStore;
import touchline.server.assignment.StandingStore;
import touchline.server.audit.AuditStore;
import touchline.server.audit.Change;
import touchline.server.rubric.RubricItem;
import touchline.server.rubric.RubricStore;
import touchline.server.store.Database;

/** Changes rubrics and ticks, with the points that follow, in one transaction each. */
public final class RubricChangeStore {
  private static final String PROBE = "probe";

  private final Database database;

  public RubricChangeStore(Database database) {
    this.database = database;
  }

  /** An exercise of an assignment, and its words for the log. */
  record Rubric(long course, long assignment, String exercise, String words) {}

  /** Adds an item, which moves nobody. */
  void add(Rubric rubric, double points, String words, Account who, Instant now) {
    RubricItem added = new RubricItem(0, rubric.exercise(), points, words);
    database.write(
        handle -> {
          RubricStore.add(handle, rubric.assignment(), rubric.exercise(), points, words);
          log(handle, rubric, "", words(added), who, now);
          return added;
        });
  }

  /** An item of this rubric. */
  Optional<RubricItem> find(Rubric rubric, long id) {
    return database.read(handle -> find(handle, rubric, id));
  }

  private static Optional<RubricItem> find(Handle handle, Rubric rubric, long id) {
    return RubricStore.find(handle, rubric.assignment(), id)
        .filter(item -> item.exercise().equals(rubric.exercise()));
  }

  /** How many people's points such a change would move; what was decided for all stays. */
  int movedByChange(Rubric rubric, RubricItem after) {
    return moved(rubric, handle -> RubricStore.change(handle, after));
  }

  /** The same where an item is removed. */
  int movedByRemoval(Rubric rubric, long id) {
    return moved(rubric, handle -> RubricStore.remove(handle, id));
  }

  private int moved(Rubric rubric, Consumer<Handle> change) {
    return database.write(
        handle -> {
          StandingStore.lock(handle, rubric.course());
          Map<Long, Double> was = AssignmentStore.points(handle, rubric.assignment());
          handle.savepoint(PROBE);
          change.accept(handle);
          StandingStore.settle(handle, rubric.assignment());
          Map<Long, Double> is = AssignmentStore.points(handle, rubric.assignment());
          handle.rollbackToSavepoint(PROBE);
          return (int)
              was.entrySet().stream()
                  .filter(one -> !one.getValue().equals(is.get(one.getKey())))
                  .count();
        });
  }

  /** Changes an item, and the points of all who have it. */
  void change(Rubric rubric, RubricItem after, Account who, Instant now) {
    database.write(
        handle -> {
          Optional<RubricItem> before = find(handle, rubric, after.id());
          before.ifPresent(
              one -> {
                StandingStore.lock(handle, rubric.course());
                RubricStore.change(handle, after);
                StandingStore.settle(handle, rubric.assignment());
                log(handle, rubric, words(one), words(after), who, now);
              });
          return before;
        });
  }

  /** Removes an item, and takes it from all who have it. */
  void remove(Rubric rubric, long id, Account who, Instant now) {
    database.write(
        handle -> {
          Optional<RubricItem> before = find(handle, rubric, id);
          before.ifPresent(
              one -> {
                StandingStore.lock(handle, rubric.course());
                RubricStore.remove(handle, id);
                StandingStore.settle(handle, rubric.assignment());
                log(handle, rubric, words(one), "", who, now);
              });
          return before;
        });
  }

  private static void log(
      Handle handle, Rubric rubric, String before, String after, Account who, Instant now) {
    Change change = new Change("rubric", rubric.words(), before, after);
    AuditStore.log(handle, who, rubric.course(), change, now);
  }

  private static String words(RubricItem item) {
    return item.signed() + " " + item.words();
  }

  /**
   * Ticks items of an exercise for a person in the place of those that were read.
   *
   * @param had those that were read
   * @return false if others are ticked by now, or an item is gone; nothing is written then
   */
  boolean tick(
      FeedbackStore.Subject about, Set<Long> had, Set<Long> items, Account who, Instant now) {
    return database.write(
        handle -> {
          StandingStore.lock(handle, about.course(), about.account());
          List<RubricItem> after =
              items.stream()
                  .sorted()
                  .flatMap(id -> RubricStore.find(handle, about.assignment(), id).stream())
                  .filter(item -> item.exercise().equals(about.exercise()))
                  .toList();
          Set<Long> ticked =
              ids(RubricStore.ticked(handle, about.assignment(), about.account()), about);
          if (after.size() != items.size() || !ticked.equals(had)) {
            return false;
          }
          List<RubricItem> before =
              RubricStore.tick(
                  handle, about.assignment(), about.exercise(), about.account(), items, who, now);
          StandingStore.settle(handle, about.assignment(), about.account());
          Change change = new Change("points", about.words(), signed(before), signed(after));
          AuditStore.log(handle, who, about.course(), change, now);
          return true;
        });
  }

  private static Set<Long> ids(List<RubricItem> items, FeedbackStore.Subject about) {
    return items.stream()
        .filter(item -> item.exercise().equals(about.exercise()))
        .map(RubricItem::id)
        .collect(Collectors.toSet());
  }

  private static String signed(List<RubricItem> items) {
    return items.isEmpty()
        ? ""
        : "rubric " + items.stream().map(RubricItem::signed).collect(Collectors.joining(", "));
  }
}
