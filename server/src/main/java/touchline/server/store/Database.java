package touchline.server.store;

import com.zaxxer.hikari.HikariConfig;
import com.zaxxer.hikari.HikariDataSource;
import com.zaxxer.hikari.metrics.MetricsTrackerFactory;
import java.nio.file.Path;
import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import javax.sql.DataSource;
import org.flywaydb.core.Flyway;
import org.flywaydb.core.api.MigrationInfo;
import org.flywaydb.core.api.MigrationState;
import org.jdbi.v3.core.HandleCallback;
import org.jdbi.v3.core.Jdbi;
import org.jdbi.v3.core.JdbiException;
import org.jdbi.v3.core.statement.ColonPrefixSqlParser;
import org.jdbi.v3.core.statement.SqlParser;
import org.jdbi.v3.core.statement.SqlStatements;

/**
 * The database of a site. What {@link #write} has returned from is on the disk and survives a
 * killed process or a power cut.
 */
public final class Database implements AutoCloseable {
  /** How long to wait for a writer or a free connection, in milliseconds: as a person would. */
  static final int PATIENCE = 3_000;

  /** Steps of the schema that only a newer program has. */
  private static final Set<MigrationState> FROM_LATER =
      EnumSet.of(MigrationState.FUTURE_SUCCESS, MigrationState.FUTURE_FAILED);

  /** Keeps what it has read, so that no statement is read twice. */
  private static final SqlParser PARSER = new ColonPrefixSqlParser();

  private final Dialect dialect;
  private final HikariDataSource readers;
  private final HikariDataSource writers;
  private final Jdbi reading;
  private final Jdbi writing;
  private final Optional<Together> together;

  private Database(Place place, DataSource source) {
    this.dialect = place.dialect();
    this.readers = new HikariDataSource(pool("readers", place, source, place.readers()));
    HikariConfig alone = pool("writers", place, source, place.writers());
    // As if one change came after the other, which is what those who write them reckon with.
    alone.setTransactionIsolation("TRANSACTION_SERIALIZABLE");
    this.writers = new HikariDataSource(alone);
    this.reading = jdbi(readers);
    this.writing = jdbi(writers);
    this.together = place.writers() == 1 ? Optional.of(new Together(writing)) : Optional.empty();
  }

  private static Jdbi jdbi(DataSource pool) {
    Jdbi jdbi = Jdbi.create(pool).registerArgument(new Storable());
    jdbi.getConfig(SqlStatements.class).setSqlParser(PARSER);
    return jdbi;
  }

  /** Opens the database of a folder; both are made when they do not exist. */
  public static Database open(Path folder) {
    return open(Place.folder(folder));
  }

  /**
   * Opens a database and brings it to the current schema.
   *
   * @throws StoreProblem if it cannot be used
   */
  public static Database open(Place place) {
    place.begin();
    DataSource source = place.source();
    try {
      if (migrate(place, source)) {
        return new Database(place, source);
      }
    } catch (StoreProblem problem) {
      throw problem;
    } catch (RuntimeException refused) {
      throw place.problem(refused);
    }
    throw place.newer();
  }

  /** Whether it has the current schema now; not so if a newer program made it. */
  private static boolean migrate(Place place, DataSource source) {
    if (Steps.areTaken(source, place.dialect())) {
      return true;
    }
    Flyway schema = schema(source, place.dialect(), "latest");
    new Upgrade(place).run(schema);
    return !isNewer(schema);
  }

  static boolean isNewer(Flyway schema) {
    return Stream.of(schema.info().applied())
        .map(MigrationInfo::getState)
        .anyMatch(FROM_LATER::contains);
  }

  /** The steps of the schema up to a version. */
  static Flyway schema(DataSource source, Dialect dialect, String version) {
    return Flyway.configure()
        .dataSource(source)
        .locations(dialect.migrations())
        .target(version)
        .cleanDisabled(true)
        .load();
  }

  private static HikariConfig pool(String name, Place place, DataSource source, int size) {
    HikariConfig config = new HikariConfig();
    config.setPoolName(name);
    config.setDataSource(source);
    config.setMaximumPoolSize(size);
    config.setConnectionTimeout(PATIENCE);
    config.setConnectionInitSql(place.greeting());
    config.setMinimumIdle(1);
    return config;
  }

  /** Lets somebody count how long connections are waited for and used. */
  public void meter(MetricsTrackerFactory meters) {
    readers.setMetricsTrackerFactory(meters);
    writers.setMetricsTrackerFactory(meters);
  }

  /** How it says the few things that each database says its own way. */
  public Dialect dialect() {
    return dialect;
  }

  /** Whether it answers at all. */
  public boolean answers() {
    return read(query -> query.select("SELECT 1").mapTo(Integer.class).one()) == 1;
  }

  /**
   * Runs a query; every statement sees what was committed before it.
   *
   * @throws StoreBusy if the database is in use for too long
   */
  public <T, X extends Exception> T read(HandleCallback<T, X> query) throws X {
    try {
      return reading.withHandle(query);
    } catch (JdbiException failed) {
      throw busyOr(failed);
    }
  }

  /** How many changes stand in line; a server's database has no line of its own here. */
  public int waiting() {
    return together.map(Together::waiting).orElse(0);
  }

  /**
   * Runs a change whole or not at all and returns when it is on the disk. It sees the database as
   * if nobody else were writing; where that cannot be kept up it is undone and run again, so it
   * changes nothing but the database. It may run in the thread of somebody who arrived before.
   *
   * @throws StoreBusy if the database is in use for too long
   */
  public <T, X extends Exception> T write(HandleCallback<T, X> change) throws X {
    Retry retry = new Retry(PATIENCE);
    while (true) {
      try {
        return together.isPresent() ? together.get().run(change) : writing.inTransaction(change);
      } catch (JdbiException failed) {
        if (!retry.isWorthwhile(failed)) {
          throw busyOr(failed);
        }
      }
    }
  }

  /**
   * The same for a change that locks the rows which it depends on by itself, so that many can go on
   * at once: each of its statements sees what was committed before it.
   *
   * @throws StoreBusy if the database is in use for too long
   */
  public <T, X extends Exception> T writeRows(HandleCallback<T, X> change) throws X {
    return write(
        transaction -> {
          dialect.lockRowsOnly(transaction);
          return change.withHandle(transaction);
        });
  }

  private static RuntimeException busyOr(JdbiException failed) {
    return Trouble.passing(failed)
        .<RuntimeException>map(reason -> new StoreBusy(reason, failed))
        .orElse(failed);
  }

  @Override
  public void close() {
    readers.close();
    writers.close();
  }
}
