package touchline.server.store;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/**
 * What a database does at best with as many writing connections as a site has: one short row a
 * transaction, each on the disk before the next begins. Submissions are measured beside it.
 */
public final class BareInserts {
  private static final String TABLE = "bare_insert";
  private static final String ROW = "x".repeat(100);

  private final Place place;

  public BareInserts(Place place) {
    this.place = place;
  }

  /** Rows a second over this time, in a table that is gone afterwards. */
  public double perSecond(Duration time) throws InterruptedException {
    execute("CREATE TABLE " + TABLE + " (line TEXT NOT NULL)");
    ExecutorService writers = Executors.newFixedThreadPool(place.writers());
    try {
      long end = System.nanoTime() + time.toNanos();
      List<Future<Long>> all = new ArrayList<>();
      for (int i = 0; i < place.writers(); i++) {
        all.add(writers.submit(() -> insert(end)));
      }
      long rows = 0;
      for (Future<Long> one : all) {
        rows += one.get();
      }
      return rows * 1e9 / time.toNanos();
    } catch (ExecutionException broken) {
      throw new IllegalStateException(broken);
    } finally {
      writers.shutdownNow();
      execute("DROP TABLE " + TABLE);
    }
  }

  private long insert(long end) throws SQLException {
    try (Connection connection = connect();
        PreparedStatement insert =
            connection.prepareStatement("INSERT INTO " + TABLE + " VALUES (?)")) {
      long rows = 0;
      while (System.nanoTime() < end) {
        insert.setString(1, ROW);
        rows += insert.executeUpdate();
      }
      return rows;
    }
  }

  /** As durable as the site's own. */
  private Connection connect() throws SQLException {
    Connection connection = place.source().getConnection();
    try (Statement statement = connection.createStatement()) {
      statement.execute(place.greeting());
    }
    return connection;
  }

  private void execute(String sql) {
    try (Connection connection = connect()) {
      Takeover.execute(connection, sql);
    } catch (SQLException broken) {
      throw new IllegalStateException(broken);
    }
  }

  /** How many submissions there are, of values and of methods. */
  public long submissions() {
    String count =
        "SELECT (SELECT count(*) FROM submission) + (SELECT count(*) FROM code_submission)";
    try (Connection connection = connect();
        Statement statement = connection.createStatement();
        ResultSet row = statement.executeQuery(count)) {
      row.next();
      return row.getLong(1);
    } catch (SQLException broken) {
      throw new IllegalStateException(broken);
    }
  }

  /** How many connections write. */
  public int writers() {
    return place.writers();
  }
}
