package touchline.server;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.time.Clock;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletableFuture;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;
import picocli.CommandLine.ScopeType;
import picocli.CommandLine.Spec;
import touchline.server.author.CheckExerciseCommand;
import touchline.server.author.ExerciseShelf;
import touchline.server.author.KeptAnswers;
import touchline.server.command.BackupCommand;
import touchline.server.command.BadSetting;
import touchline.server.command.Commands;
import touchline.server.command.ExportCommand;
import touchline.server.command.Given;
import touchline.server.command.PlaceArguments;
import touchline.server.command.RemarkCommand;
import touchline.server.command.RestoreCommand;
import touchline.server.command.SiteOptions;
import touchline.server.command.TokenCommand;
import touchline.server.command.WorkCommand;
import touchline.server.grading.command.ExercisesCommand;
import touchline.server.grading.command.GradeCommand;
import touchline.server.grading.pool.Pool;
import touchline.server.grading.verdict.JobRunner;
import touchline.server.health.Version;
import touchline.server.later.Ahead;
import touchline.server.later.Known;
import touchline.server.lesson.Lessons;
import touchline.server.log.Logs;
import touchline.server.memory.MemoryEnd;
import touchline.server.oidc.ProviderOptions;
import touchline.server.oidc.ProviderOptions.BadProvider;
import touchline.server.store.StoreBusy;

/** The program: {@code java -jar touchline.jar}. */
@Command(
    name = "touchline",
    description = "A site that teaches 2-D collision detection.",
    mixinStandardHelpOptions = true,
    versionProvider = Version.class,
    scope = ScopeType.INHERIT,
    footer = {
      "",
      "Each option can also be set in the environment: TOUCHLINE_PORT, TOUCHLINE_HOST,",
      "TOUCHLINE_DATA, TOUCHLINE_DATABASE, TOUCHLINE_EXERCISES, TOUCHLINE_SMTP,"
          + " TOUCHLINE_MAIL_FROM,",
      "TOUCHLINE_MAIL_RATE, TOUCHLINE_SITE, TOUCHLINE_PROXY, TOUCHLINE_LOG,",
      "and TOUCHLINE_OIDC_ISSUER, _CLIENT, _SECRET_FILE, _NAME, _RULES, _GROUPS and _SCOPE.",
      "An option on the command line counts more.",
      "TOUCHLINE_DATABASE_USER, TOUCHLINE_DATABASE_PASSWORD, TOUCHLINE_SMTP_PASSWORD and",
      "TOUCHLINE_OIDC_SECRET and TOUCHLINE_METRICS_TOKEN are kept off the command line."
    })
public final class Touchline implements Callable<Integer> {
  /** For a person's mistake: a bad option, a port in use, a folder that cannot be written. */
  static final int USAGE = 2;

  private static final String GRADE = "grade";
  private static final String METRICS_TOKEN = "TOUCHLINE_METRICS_TOKEN";

  private final Map<String, String> environment;
  private final Supplier<CompletableFuture<Edition>> edition;
  private final Supplier<Pool> pool;

  @Mixin private final SiteOptions options;

  @Mixin private ProviderOptions provider = new ProviderOptions();

  @Spec private @Nullable CommandSpec spec;

  private Touchline(
      Map<String, String> environment,
      Supplier<CompletableFuture<Edition>> edition,
      Supplier<Pool> pool) {
    this.environment = environment;
    this.options = new SiteOptions(environment);
    this.edition = edition;
    this.pool = pool;
  }

  public static void main(String[] args) {
    // Some libraries change letters by the rules of the machine's language: in Turkish no hash of a
    // password would have the name that it is found by.
    Locale.setDefault(Locale.ENGLISH);
    Known.tell();
    MemoryEnd.begin();
    List<String> words = List.of(args);
    Supplier<Pool> pool = pool(Commands.run(GRADE, words));
    Touchline program = new Touchline(System.getenv(), edition(Commands.startSite(words)), pool);
    CommandLine line = program.commands().addTo(new CommandLine(program), words);
    System.exit(handled(line).execute(args));
  }

  /** What a site shows. If the command line starts one, it is read while that is parsed. */
  private static Supplier<CompletableFuture<Edition>> edition(boolean isSite) {
    if (!isSite) {
      return Edition::loading;
    }
    Logs.begin();
    CompletableFuture<Edition> early = Edition.loading();
    Ahead.begin();
    return () -> early;
  }

  /** Where files are marked: its worker starts while the command line is parsed. */
  private static Supplier<Pool> pool(boolean isNeeded) {
    if (!isNeeded) {
      return Pool::ofOne;
    }
    Pool early = Pool.ofOne();
    return () -> early;
  }

  /** The command line in this environment; its exit code is 2 for a person's mistake. */
  static CommandLine commandLine(Map<String, String> environment) {
    Touchline program = new Touchline(environment, Edition::loading, Pool::ofOne);
    return handled(program.commands().addTo(new CommandLine(program)));
  }

  private static CommandLine handled(CommandLine line) {
    return line.setExecutionExceptionHandler(Touchline::fail)
        .setParameterExceptionHandler(Touchline::complain);
  }

  private Commands commands() {
    return new Commands()
        .with("serve", () -> new ServeCommand(this))
        .with(GRADE, () -> new GradeCommand(this::shelved, pool))
        .with("exercises", ExercisesCommand::new)
        .with("check-exercise", CheckExerciseCommand::new)
        .with("work", () -> new WorkCommand(options::place, options::exercises))
        .with("remark", () -> new RemarkCommand(options::place, options::exercises))
        .with("export", ExportCommand::new)
        .with("token", () -> new TokenCommand(options::place))
        .with("backup", () -> new BackupCommand(options::place))
        .with("restore", () -> new RestoreCommand(options::place))
        .with("doctor", () -> new DoctorCommand(this::provided));
  }

  private static int fail(Exception failure, CommandLine command, ParseResult parsed)
      throws Exception {
    MemoryEnd.endIf(failure);
    if (failure instanceof StoreBusy) {
      say(command, failure.getMessage() + "; nothing was changed, try again later");
      return CommandLine.ExitCode.SOFTWARE;
    }
    throw failure;
  }

  private static int complain(ParameterException mistake, String[] args) {
    return complain(mistake.getCommandLine(), String.valueOf(mistake.getMessage()));
  }

  private static int complain(CommandLine command, String message) {
    String line = message.lines().findFirst().orElse(message);
    say(command, line + " (--help explains)");
    return USAGE;
  }

  private static void say(CommandLine command, String line) {
    PrintWriter err = command.getErr();
    err.println("touchline: " + line);
    err.flush();
  }

  @Override
  public Integer call() throws InterruptedException {
    CommandLine command = Objects.requireNonNull(spec).commandLine();
    try {
      PlaceArguments place = options.place();
      Settings settings = settings(place);
      settings =
          settings.with(provider.given(environment, settings.site())).serving(options.exercises());
      Logs.use(options.log(), options.isAccessLogged());
      if (options.isDemo()) {
        command.getOut().print(DemoFolder.open(demoFolder(place), Clock.systemUTC().instant()));
      }
      new Site(settings, place.name(), options.watched(), edition.get()).run(command.getOut());
      return 0;
    } catch (BadSetting | BadProvider | Site.CannotStart problem) {
      return complain(command, String.valueOf(problem.getMessage()));
    }
  }

  /** With whoever lets people in, as the site has it. */
  private Settings provided() throws BadSetting {
    Settings settings = settings(options.place());
    try {
      return settings.with(provider.given(environment, settings.site()));
    } catch (BadProvider bad) {
      throw new BadSetting(String.valueOf(bad.getMessage()));
    }
  }

  private Settings settings(PlaceArguments place) throws BadSetting {
    return Settings.of(
            options.host(),
            options.port(),
            place.place(),
            options.mail(),
            options.proxy(),
            options.reach())
        .watched(new Given(METRICS_TOKEN, environment.getOrDefault(METRICS_TOKEN, "")));
  }

  private static Path demoFolder(PlaceArguments given) throws BadSetting {
    return given
        .place()
        .folder()
        .orElseThrow(
            () -> new BadSetting("--demo fills a folder of its own; leave out " + given.name()));
  }

  /** The lessons with the exercises of this site's own, for a command that has no store. */
  private Lessons shelved(Lessons lessons, JobRunner runner) {
    try {
      Clock clock = Clock.systemUTC();
      ExerciseShelf shelf = ExerciseShelf.of(options.exercises(), runner, KeptAnswers.NONE, clock);
      shelf.reports().stream()
          .flatMap(report -> report.problems().stream().map(one -> report.folder() + "/" + one))
          .forEach(Objects.requireNonNull(spec).commandLine().getErr()::println);
      return lessons.with(shelf.exercises());
    } catch (BadSetting bad) {
      throw new ParameterException(
          Objects.requireNonNull(spec).commandLine(), String.valueOf(bad.getMessage()));
    }
  }
}
