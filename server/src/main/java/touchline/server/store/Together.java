package touchline.server.store;

import java.util.ArrayDeque;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.HandleCallback;
import org.jdbi.v3.core.Jdbi;
import org.jspecify.annotations.Nullable;

/**
 * Changes for a database with one writer. Those that arrive while another is on its way to the disk
 * stand in line, and whoever is first then takes all of them into one transaction: one wait for the
 * disk serves them all. Nobody is told anything before the commit. A change sees what those before
 * it did; one that fails is undone alone.
 *
 * <p>The line is that of LevelDB's writers ({@code DBImpl::Write}): its first thread does the work
 * of the others, who sleep meanwhile.
 */
final class Together {
  /** So that who is first does not wait for a whole crowd. */
  private static final int MOST = 64;

  private static final String BEFORE = "before_one_of_many";

  private final Jdbi writing;
  private final ReentrantLock lock = new ReentrantLock();
  private final Queue<Change<?, ?>> line = new ArrayDeque<>();

  Together(Jdbi writing) {
    this.writing = writing;
  }

  /** One change, and what became of it. */
  private static final class Change<T, X extends Exception> {
    private final HandleCallback<T, X> work;
    private final Condition turn;
    private boolean isUnderWay;
    private boolean isDone;
    private @Nullable T value;
    private @Nullable Throwable failure;

    Change(HandleCallback<T, X> work, Condition turn) {
      this.work = work;
      this.turn = turn;
    }

    /** As one of many: if it fails, what it did is undone, and the others go on. */
    void runAmong(Handle transaction) {
      transaction.savepoint(BEFORE);
      try {
        value = work.withHandle(transaction);
        transaction.releaseSavepoint(BEFORE);
      } catch (Throwable failed) {
        failure = failed;
        transaction.rollbackToSavepoint(BEFORE);
      }
    }

    void runAlone(Jdbi writing) {
      failure = null;
      try {
        value = writing.inTransaction(work);
      } catch (Throwable failed) {
        failure = failed;
      }
    }

    @SuppressWarnings({
      "unchecked",
      "NullAway"
    }) // Work throws nothing else, and gives what it gives.
    T result() throws X {
      if (failure instanceof RuntimeException || failure instanceof Error) {
        sneak(failure);
      }
      if (failure != null) {
        throw (X) failure;
      }
      return value;
    }

    private static void sneak(Throwable failure) {
      if (failure instanceof RuntimeException usual) {
        throw usual;
      }
      throw (Error) failure;
    }
  }

  /** How many changes stand in line, those that are under way with them. */
  int waiting() {
    lock.lock();
    try {
      return line.size();
    } finally {
      lock.unlock();
    }
  }

  /**
   * Runs a change in a transaction, and returns when it is on the disk.
   *
   * @throws StoreBusy if its turn does not come
   */
  <T, X extends Exception> T run(HandleCallback<T, X> work) throws X {
    Change<T, X> own = new Change<>(work, lock.newCondition());
    List<Change<?, ?>> group = awaitTurn(own);
    if (!group.isEmpty()) {
      try {
        commit(group);
      } finally {
        leave(group);
      }
    }
    return own.result();
  }

  /** Those who are to be brought to the disk now; nobody if somebody else has done it. */
  private List<Change<?, ?>> awaitTurn(Change<?, ?> own) {
    lock.lock();
    try {
      line.add(own);
      long left = TimeUnit.MILLISECONDS.toNanos(Database.PATIENCE);
      while (!own.isDone && (own.isUnderWay || line.peek() != own)) {
        left = sleep(own, left);
      }
      List<Change<?, ?>> group = own.isDone ? List.of() : line.stream().limit(MOST).toList();
      group.forEach(one -> one.isUnderWay = true);
      return group;
    } finally {
      lock.unlock();
    }
  }

  /** What is under way is waited for; what is not may be given up. */
  @SuppressWarnings("WaitNotInLoop") // Its caller looks again.
  private long sleep(Change<?, ?> own, long left) {
    if (own.isUnderWay) {
      own.turn.awaitUninterruptibly();
      return left;
    }
    long still = 0;
    try {
      still = own.turn.awaitNanos(left);
    } catch (InterruptedException hurried) {
      Thread.currentThread().interrupt();
    }
    if (still <= 0 && !own.isUnderWay && !own.isDone && line.peek() != own) {
      line.remove(own);
      throw new StoreBusy();
    }
    return still;
  }

  private void commit(List<Change<?, ?>> group) {
    if (group.size() == 1) {
      group.get(0).runAlone(writing);
      return;
    }
    try {
      writing.useTransaction(transaction -> group.forEach(one -> one.runAmong(transaction)));
    } catch (RuntimeException failed) {
      if (Trouble.passing(failed).isPresent()) {
        group.forEach(one -> one.failure = failed);
      } else {
        // One of them broke the transaction, and nobody knows which.
        group.forEach(one -> one.runAlone(writing));
      }
    }
  }

  private void leave(List<Change<?, ?>> group) {
    lock.lock();
    try {
      for (Change<?, ?> one : group) {
        line.remove();
        one.isDone = true;
        one.turn.signal();
      }
      Change<?, ?> next = line.peek();
      if (next != null) {
        next.turn.signal();
      }
    } finally {
      lock.unlock();
    }
  }
}
