package touchline.server;

import java.io.PrintWriter;
import java.time.Clock;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;
import touchline.server.command.BadSetting;
import touchline.server.doctor.Diagnosis;
import touchline.server.doctor.Diagnosis.State;
import touchline.server.doctor.Machine;
import touchline.server.doctor.Stored;
import touchline.server.doctor.Surroundings;
import touchline.server.grading.pool.Pool;
import touchline.server.oidc.HttpRemote;
import touchline.server.oidc.Provider;
import touchline.server.oidc.ProviderSignIn;

/** {@code touchline doctor}: what the machine gives, and what is weak. */
@Command(
    name = "doctor",
    description = {
      "Say what this machine gives the site, and what is weak; give it the options of the site.",
      "Nothing is changed. Exit code 1 says that the site could not do its work."
    })
final class DoctorCommand implements Callable<Integer> {
  /** Tells the settings when the command runs. */
  interface Source {
    Settings get() throws BadSetting;
  }

  private final Source source;

  @Spec private @Nullable CommandSpec spec;

  DoctorCommand(Source source) {
    this.source = source;
  }

  @Override
  public Integer call() {
    try {
      List<Diagnosis> diagnoses = diagnoses(source.get());
      PrintWriter out = Objects.requireNonNull(spec).commandLine().getOut();
      diagnoses.forEach(out::println);
      out.flush();
      return diagnoses.stream().anyMatch(diagnosis -> diagnosis.state() == State.BAD) ? 1 : 0;
    } catch (BadSetting bad) {
      throw new ParameterException(
          Objects.requireNonNull(spec).commandLine(), String.valueOf(bad.getMessage()));
    }
  }

  private static List<Diagnosis> diagnoses(Settings settings) {
    List<Diagnosis> diagnoses = new ArrayList<>(Machine.diagnoses());
    try (Pool pool = Pool.open()) {
      diagnoses.add(Surroundings.of(pool.layers()));
    }
    diagnoses.addAll(new Stored(settings.data(), Instant.now()).diagnoses());
    settings.doubts().forEach(doubt -> diagnoses.add(new Diagnosis(State.WEAK, "proxy", doubt)));
    diagnoses.add(provider(settings));
    if (settings.mail().isEmpty()) {
      diagnoses.add(new Diagnosis(State.OK, "mail", "none is sent: links are handed over by hand"));
    }
    if (settings.metrics().isEmpty()) {
      diagnoses.add(
          new Diagnosis(State.OK, "metrics", "nobody is told: TOUCHLINE_METRICS_TOKEN is not set"));
    }
    return diagnoses;
  }

  /** Asks it who it is, as the site does when it starts. */
  private static Diagnosis provider(Settings settings) {
    Optional<Provider> named = settings.provider();
    if (named.isEmpty()) {
      return new Diagnosis(State.OK, "provider", "none is named: people sign in with a password");
    }
    Provider one = named.get();
    return new ProviderSignIn(one, new HttpRemote(), Clock.systemUTC())
        .problem()
        .map(problem -> new Diagnosis(State.WEAK, "provider", "nobody can sign in by " + problem))
        .orElseGet(() -> new Diagnosis(State.OK, "provider", one.issuer() + " answers"));
  }
}
