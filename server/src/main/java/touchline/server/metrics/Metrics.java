package touchline.server.metrics;

import com.zaxxer.hikari.metrics.micrometer.MicrometerMetricsTrackerFactory;
import io.micrometer.core.instrument.FunctionCounter;
import io.micrometer.core.instrument.Gauge;
import io.micrometer.core.instrument.Timer;
import io.micrometer.core.instrument.binder.jvm.JvmMemoryMetrics;
import io.micrometer.core.instrument.binder.jvm.JvmThreadMetrics;
import io.micrometer.core.instrument.binder.system.FileDescriptorMetrics;
import io.micrometer.core.instrument.binder.system.ProcessorMetrics;
import io.micrometer.core.instrument.binder.system.UptimeMetrics;
import io.micrometer.prometheusmetrics.PrometheusConfig;
import io.micrometer.prometheusmetrics.PrometheusMeterRegistry;
import java.time.Clock;
import java.time.Duration;
import org.eclipse.jetty.server.RequestLog;
import touchline.server.grading.pool.Pool;
import touchline.server.grading.verdict.JobRunner;
import touchline.server.store.Database;

/** Counts and times of a running site, in the words of Prometheus. */
public final class Metrics {
  /** From what nobody notices to what nobody waits for; each costs a line for each route. */
  private static final Duration[] REQUESTS = {
    Duration.ofMillis(10), Duration.ofMillis(50), Duration.ofMillis(250), Duration.ofSeconds(1)
  };

  /** A method is marked within a second when nobody waits. */
  private static final Duration[] MARKING = {
    Duration.ofMillis(250), Duration.ofSeconds(1), Duration.ofSeconds(5), Duration.ofSeconds(30)
  };

  private final PrometheusMeterRegistry registry =
      new PrometheusMeterRegistry(PrometheusConfig.DEFAULT);

  private final RequestMeter requests =
      new RequestMeter(
          Timer.builder("touchline.requests")
              .description("Time from a request to its answer, by route and status")
              .serviceLevelObjectives(REQUESTS)
              .withRegistry(registry));

  private final Timer marking =
      Timer.builder("touchline.marking")
          .description("Time of a run of a student's program, with its wait for a worker")
          .serviceLevelObjectives(MARKING)
          .register(registry);

  /** Kept here: the registry forgets what nobody else holds. */
  private final MetricsStore store;

  private final Pool pool;

  public Metrics(Database database, Pool pool, Clock clock) {
    this.store = new MetricsStore(database);
    this.pool = pool;
    database.meter(new MicrometerMetricsTrackerFactory(registry));
    new JvmMemoryMetrics().bindTo(registry);
    new JvmThreadMetrics().bindTo(registry);
    new ProcessorMetrics().bindTo(registry);
    new FileDescriptorMetrics().bindTo(registry);
    new UptimeMetrics().bindTo(registry);
    workers();
    Gauge.builder("touchline.store.waiting", database, Database::waiting)
        .description("Changes that wait for the file of the database, or are on their way into it")
        .register(registry);
    stored(clock);
  }

  private void workers() {
    Gauge.builder("touchline.marking.waiting", pool, Pool::waiting)
        .description("Runs of students' programs that wait for a worker here")
        .register(registry);
    Gauge.builder("touchline.workers", pool, Pool::living)
        .description("Worker processes that live")
        .register(registry);
    FunctionCounter.builder("touchline.workers.started", pool, Pool::started)
        .description("Worker processes that were started; more than live were restarted")
        .register(registry);
  }

  private void stored(Clock clock) {
    for (String kind : MetricsStore.KINDS) {
      FunctionCounter.builder("touchline.submissions", store, known -> known.submissions(kind))
          .tag("kind", kind)
          .description("Answers that were stored, by all servers of the site")
          .register(registry);
    }
    Gauge.builder("touchline.submissions.unmarked", store, MetricsStore::unmarked)
        .description("Methods that are stored and not marked yet")
        .register(registry);
    Gauge.builder("touchline.outbox", store, MetricsStore::letters)
        .description("Letters that wait to be sent")
        .register(registry);
    Gauge.builder("touchline.backup.age", store, known -> known.backupAge(clock.instant()))
        .baseUnit("seconds")
        .description("Time since the last backup; not a number if there was none")
        .register(registry);
  }

  /** Sees every answer. */
  public RequestLog requests() {
    return requests;
  }

  /** The same runner, with its time taken. */
  public JobRunner timed(JobRunner runner) {
    return job -> marking.record(() -> runner.run(job));
  }

  /** All of it as text. */
  String text() {
    return registry.scrape();
  }
}
