package touchline.server.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.HandleCallback;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Changes of a folder's database that arrive while another one is being written. */
class TogetherTest {
  @TempDir private Path data;
  private final ExecutorService people = Executors.newCachedThreadPool();
  private final CountDownLatch firstGoesOn = new CountDownLatch(1);
  private final Set<Handle> transactions =
      Collections.synchronizedSet(Collections.newSetFromMap(new IdentityHashMap<>()));
  private Database database;
  private Future<Integer> first;

  @BeforeEach
  void holdTheWriter() {
    database = Database.open(data);
    first =
        people.submit(
            () ->
                database.write(
                    handle -> {
                      firstGoesOn.await();
                      return add(handle, "first");
                    }));
    awaitLine(1);
  }

  @AfterEach
  void close() {
    people.shutdownNow();
    database.close();
  }

  private void awaitLine(int length) {
    while (database.waiting() < length) {
      Thread.onSpinWait();
    }
  }

  private static int add(Handle handle, String what) {
    return handle.execute("INSERT INTO failed_sign_in VALUES (?, 1, 'now')", what);
  }

  private List<String> rows() {
    return database.read(
        handle ->
            handle
                .createQuery("SELECT what FROM failed_sign_in ORDER BY what")
                .mapTo(String.class)
                .list());
  }

  /** Puts it in line behind those that are there. */
  private Future<Integer> arrive(HandleCallback<Integer, Exception> change) {
    int before = database.waiting();
    Future<Integer> told =
        people.submit(
            () ->
                database.write(
                    handle -> {
                      transactions.add(handle);
                      return change.withHandle(handle);
                    }));
    awaitLine(before + 1);
    return told;
  }

  @Test
  void theyShareATransaction() throws Exception {
    List<Future<Integer>> all = new ArrayList<>();
    for (int i = 0; i < 10; i++) {
      String what = "row " + i;
      all.add(arrive(handle -> add(handle, what)));
    }
    firstGoesOn.countDown();
    for (Future<Integer> one : all) {
      assertEquals(1, one.get());
    }
    assertEquals(1, transactions.size());
    assertEquals(11, rows().size());
  }

  @Test
  void nobodyIsToldBeforeTheCommit() throws Exception {
    CountDownLatch secondRuns = new CountDownLatch(1);
    CountDownLatch secondGoesOn = new CountDownLatch(1);
    Future<Integer> one = arrive(handle -> add(handle, "one"));
    Future<Integer> two =
        arrive(
            handle -> {
              secondRuns.countDown();
              secondGoesOn.await();
              return add(handle, "two");
            });
    firstGoesOn.countDown();
    secondRuns.await();
    assertEquals(1, first.get(), "it was there before");
    assertFalse(one.isDone());
    assertEquals(List.of("first"), rows());
    secondGoesOn.countDown();
    assertEquals(2, one.get() + two.get());
    assertEquals(List.of("first", "one", "two"), rows());
  }

  @Test
  void oneThatFailsIsUndoneAlone() throws Exception {
    IOException why = new IOException("on purpose");
    Future<Integer> one = arrive(handle -> add(handle, "one"));
    Future<Integer> broken =
        arrive(
            handle -> {
              add(handle, "half");
              throw why;
            });
    Future<Integer> twice = arrive(handle -> add(handle, "one"));
    Future<Integer> last = arrive(handle -> add(handle, "two"));
    firstGoesOn.countDown();
    assertEquals(2, one.get() + last.get());
    assertSame(why, assertThrows(ExecutionException.class, broken::get).getCause());
    assertThrows(ExecutionException.class, twice::get, "there is a row of that name");
    assertEquals(1, transactions.size());
    assertEquals(List.of("first", "one", "two"), rows());
  }

  @Test
  void whenOneEndsTheTransactionOfAllEachIsRunAlone() throws Exception {
    Future<Integer> one = arrive(handle -> add(handle, "one"));
    Future<Integer> broken = arrive(handle -> handle.execute("ROLLBACK"));
    Future<Integer> last = arrive(handle -> add(handle, "two"));
    firstGoesOn.countDown();
    assertEquals(2, one.get() + last.get());
    assertThrows(ExecutionException.class, broken::get);
    assertEquals(List.of("first", "one", "two"), rows());
  }

  @Test
  void whoIsInterruptedInLineIsNotWrittenLater() throws Exception {
    Future<Integer> hurried = arrive(handle -> add(handle, "hurried"));
    hurried.cancel(true);
    while (database.waiting() > 1) {
      Thread.onSpinWait();
    }
    firstGoesOn.countDown();
    assertEquals(1, first.get());
    int last = database.write(handle -> add(handle, "last"));
    assertEquals(1, last);
    assertEquals(List.of("first", "last"), rows());
  }
}
