package touchline.server.assignment;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jdbi.v3.core.Handle;
import touchline.server.account.Account;
import touchline.server.assignment.plan.Assignment;
import touchline.server.assignment.plan.ExtensionGrant;
import touchline.server.assignment.plan.ExtensionWords;
import touchline.server.audit.AuditStore;
import touchline.server.audit.Change;
import touchline.server.course.Course;
import touchline.server.store.Database;

/** Giving more time and taking it back, with all that follows from it. */
public final class GrantStore {
  private final Database database;

  public GrantStore(Database database) {
    this.database = database;
  }

  /**
   * Gives extensions, all or none, and works out anew how those stand who have them.
   *
   * @return their numbers, in this order
   */
  List<Long> give(
      Course course,
      Assignment assignment,
      List<ExtensionGrant> extensions,
      Account who,
      Instant now) {
    return database.write(
        handle -> {
          StandingStore.lock(handle, course.id());
          List<Long> given = new ArrayList<>();
          for (ExtensionGrant one : extensions) {
            given.add(insert(handle, assignment, one, who, now));
            Change change =
                new Change("extension", subject(assignment, one), "", words(one, course));
            AuditStore.log(handle, who, course.id(), change, now);
          }
          StandingStore.settle(handle, assignment.id());
          return given;
        });
  }

  private static long insert(
      Handle transaction, Assignment assignment, ExtensionGrant one, Account who, Instant now) {
    return transaction
        .createUpdate(
            """
            INSERT INTO extension (assignment, account, section, kind, value, reason, given_by,
              given_at)
            VALUES (:assignment, :account, :section, :kind, :value, :reason, :who, :now)
            """)
        .bind("assignment", assignment.id())
        .bind("account", one.account() == 0 ? null : Long.valueOf(one.account()))
        .bind("section", one.section())
        .bind("kind", one.kind())
        .bind("value", one.value())
        .bind("reason", one.reason())
        .bind("who", who.id())
        .bind("now", now.toString())
        .executeAndReturnGeneratedKeys("id")
        .mapTo(Long.class)
        .one();
  }

  /** What became of a change. */
  enum Changed {
    YES,
    /** Somebody else changed it meanwhile. */
    OTHERWISE,
    GONE
  }

  /**
   * Gives another time or reason in the place of one that was read.
   *
   * @param fresh with the number of the one that was read
   * @param revision of the one that was read
   */
  Changed change(
      Course course,
      Assignment assignment,
      ExtensionGrant fresh,
      long revision,
      Account who,
      Instant now) {
    return database.write(
        handle -> {
          StandingStore.lock(handle, course.id());
          Optional<ExtensionGrant> before = find(handle, assignment, fresh.id());
          if (before.isEmpty()) {
            return Changed.GONE;
          }
          if (!update(handle, fresh, revision)) {
            return Changed.OTHERWISE;
          }
          String subject = subject(assignment, before.get());
          Change change =
              new Change("extension", subject, words(before.get(), course), words(fresh, course));
          StandingStore.settle(handle, assignment.id());
          AuditStore.log(handle, who, course.id(), change, now);
          return Changed.YES;
        });
  }

  private static boolean update(Handle transaction, ExtensionGrant fresh, long revision) {
    return transaction
            .createUpdate(
                """
                UPDATE extension SET kind = :kind, value = :value, reason = :reason,
                  revision = revision + 1
                WHERE id = :id AND revision = :revision
                """)
            .bind("kind", fresh.kind())
            .bind("value", fresh.value())
            .bind("reason", fresh.reason())
            .bind("id", fresh.id())
            .bind("revision", revision)
            .execute()
        == 1;
  }

  private static Optional<ExtensionGrant> find(Handle handle, Assignment assignment, long id) {
    return ExtensionStore.of(handle, assignment.id()).stream()
        .filter(one -> one.id() == id)
        .findFirst();
  }

  /** Takes one back; false if it is gone already. */
  boolean remove(Course course, Assignment assignment, long id, Account who, Instant now) {
    return database.write(
        handle -> {
          StandingStore.lock(handle, course.id());
          Optional<ExtensionGrant> found = find(handle, assignment, id);
          if (found.isPresent()) {
            ExtensionGrant one = found.get();
            Change change =
                new Change("extension", subject(assignment, one), words(one, course), "");
            handle.execute("DELETE FROM extension WHERE id = ?", id);
            StandingStore.settle(handle, assignment.id());
            AuditStore.log(handle, who, course.id(), change, now);
          }
          return found.isPresent();
        });
  }

  /** People are named by their numbers: the log shows the name that they have when it is read. */
  private static String subject(Assignment assignment, ExtensionGrant one) {
    return assignment.plan().title() + ", " + whom(one);
  }

  private static String whom(ExtensionGrant one) {
    if (one.account() != 0) {
      return AuditStore.person(one.account());
    }
    return one.section().isEmpty() ? "everybody" : "section " + one.section();
  }

  private static String words(ExtensionGrant one, Course course) {
    String words = ExtensionWords.of(one.extension(), course.zone());
    return one.reason().isEmpty() ? words : words + " (" + one.reason() + ")";
  }
}
