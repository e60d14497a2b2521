package touchline.server.assignment;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.jdbi.v3.core.Handle;
import touchline.server.account.Account;
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

  /** Gives extensions, all or none, and works out anew how those stand who have them. */
  void give(
      Course course, Assignment assignment, List<Granted> extensions, Account who, Instant now) {
    database.write(
        handle -> {
          StandingStore.lock(handle, course.id());
          for (Granted one : extensions) {
            insert(handle, assignment, one, who, now);
            Change change =
                new Change("extension", subject(handle, assignment, one), "", words(one, course));
            AuditStore.log(handle, who, course.id(), change, now);
          }
          StandingStore.settle(handle, assignment.id());
          return extensions;
        });
  }

  private static void insert(
      Handle transaction, Assignment assignment, Granted one, Account who, Instant now) {
    transaction
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
        .execute();
  }

  /** Takes one back; false if it is gone already. */
  boolean remove(Course course, Assignment assignment, long id, Account who, Instant now) {
    return database.write(
        handle -> {
          StandingStore.lock(handle, course.id());
          Optional<Granted> found =
              ExtensionStore.of(handle, assignment.id()).stream()
                  .filter(one -> one.id() == id)
                  .findFirst();
          if (found.isPresent()) {
            Granted one = found.get();
            Change change =
                new Change("extension", subject(handle, assignment, one), words(one, course), "");
            handle.execute("DELETE FROM extension WHERE id = ?", id);
            StandingStore.settle(handle, assignment.id());
            AuditStore.log(handle, who, course.id(), change, now);
          }
          return found.isPresent();
        });
  }

  private static String subject(Handle handle, Assignment assignment, Granted one) {
    String name =
        handle
            .createQuery("SELECT name FROM account WHERE id = :id")
            .bind("id", one.account())
            .mapTo(String.class)
            .findOne()
            .orElseGet(() -> one.section().isEmpty() ? "everybody" : "section " + one.section());
    return assignment.plan().title() + ", " + name;
  }

  private static String words(Granted one, Course course) {
    String words = ExtensionWords.of(one.extension(), course.zone());
    return one.reason().isEmpty() ? words : words + " (" + one.reason() + ")";
  }
}
