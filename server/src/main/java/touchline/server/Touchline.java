package touchline.server;

import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.time.Clock;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletableFuture;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;
import picocli.CommandLine.ScopeType;
import picocli.CommandLine.Spec;
import touchline.server.Settings.BadSetting;
import touchline.server.Settings.Given;
import touchline.server.author.CheckExerciseCommand;
import touchline.server.author.ExerciseShelf;
import touchline.server.author.KeptAnswers;
import touchline.server.fetch.Reach;
import touchline.server.grading.command.ExercisesCommand;
import touchline.server.grading.command.GradeCommand;
import touchline.server.grading.verdict.JobRunner;
import touchline.server.health.Version;
import touchline.server.later.Ahead;
import touchline.server.later.Commands;
import touchline.server.later.Known;
import touchline.server.lesson.Lessons;
import touchline.server.log.LogForm;
import touchline.server.log.Logs;
import touchline.server.memory.MemoryEnd;
import touchline.server.oidc.ProviderOptions;
import touchline.server.oidc.ProviderOptions.BadProvider;

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

  private static final String METRICS_TOKEN = "TOUCHLINE_METRICS_TOKEN";

  private final Map<String, String> environment;
  private final Supplier<CompletableFuture<Edition>> edition;

  @Option(
      names = "--port",
      paramLabel = "N",
      scope = ScopeType.INHERIT,
      description = "Port to listen on, 0 for any free one (7070 unless given).")
  private @Nullable String port;

  @Option(
      names = "--host",
      paramLabel = "H",
      scope = ScopeType.INHERIT,
      description = "Address to listen on (127.0.0.1 unless given).")
  private @Nullable String host;

  @Option(
      names = "--data",
      paramLabel = "DIR",
      scope = ScopeType.INHERIT,
      description = {
        "Folder of the database, made if need be (./data unless given); with --database, where"
            + " that",
        "is saved before a newer program brings it up to date."
      })
  private @Nullable String data;

  @Option(
      names = "--database",
      paramLabel = "URL",
      scope = ScopeType.INHERIT,
      description = "PostgreSQL instead of a folder, such as jdbc:postgresql://host:5432/name.")
  private @Nullable String database;

  @Option(
      names = "--proxy",
      paramLabel = "ADDRESS",
      scope = ScopeType.INHERIT,
      description = {
        "Proxies in front of the site, whose X-Forwarded-For and X-Forwarded-Proto are believed:",
        "addresses or networks such as 10.0.0.0/8, with commas between (none unless given)."
      })
  private @Nullable String proxy;

  @Option(
      names = "--log",
      paramLabel = "FORM",
      scope = ScopeType.INHERIT,
      description = "Form of the log on standard error: text or json (text unless given).")
  private @Nullable String log;

  @Option(
      names = "--access-log",
      scope = ScopeType.INHERIT,
      description = "Log a line for each answer: request, route, status, time; nothing of people.")
  private boolean isAccessLogged;

  @Option(
      names = "--loopback",
      scope = ScopeType.INHERIT,
      description = "Also ask learning platforms on this machine, by http, to try them out.")
  private boolean isLoopbackAsked;

  @Option(
      names = "--watch",
      paramLabel = "DIR",
      scope = ScopeType.INHERIT,
      description = "Folder of lessons to compile again when one is saved: content/lessons.")
  private @Nullable Path watch;

  @Option(
      names = "--exercises",
      paramLabel = "DIR",
      scope = ScopeType.INHERIT,
      description = {
        "Folder below which each folder is an exercise of this site's own; serve, grade, work and",
        "remark know them. check-exercise measures one."
      })
  private @Nullable String exercises;

  @Option(
      names = "--demo",
      scope = ScopeType.INHERIT,
      description = "Show an invented class, in ./demo-data unless --data names another folder.")
  private boolean isDemo;

  @Mixin private MailOptions mail = new MailOptions();

  @Mixin private ProviderOptions provider = new ProviderOptions();

  @Spec private @Nullable CommandSpec spec;

  private Touchline(Map<String, String> environment, Supplier<CompletableFuture<Edition>> edition) {
    this.environment = environment;
    this.edition = edition;
  }

  public static void main(String[] args) {
    // Some libraries change letters by the rules of the machine's language: in Turkish no hash of a
    // password would have the name that it is found by.
    Locale.setDefault(Locale.ENGLISH);
    Known.tell();
    MemoryEnd.begin();
    List<String> words = List.of(args);
    Touchline program = new Touchline(System.getenv(), edition(Ahead.isSite(words)));
    CommandLine line = program.commands().addTo(new CommandLine(program), words);
    System.exit(handled(line).execute(args));
  }

  /** What a site shows; it is read while the command line is, if that starts a site. */
  private static Supplier<CompletableFuture<Edition>> edition(boolean isSite) {
    if (!isSite) {
      return Edition::loading;
    }
    Logs.begin();
    CompletableFuture<Edition> early = Edition.loading();
    Ahead.begin();
    return () -> early;
  }

  /** The command line in this environment; its exit code is 2 for a person's mistake. */
  static CommandLine commandLine(Map<String, String> environment) {
    Touchline program = new Touchline(environment, Edition::loading);
    return handled(program.commands().addTo(new CommandLine(program)));
  }

  private static CommandLine handled(CommandLine line) {
    return line.setExecutionExceptionHandler(Touchline::fail)
        .setParameterExceptionHandler(Touchline::complain);
  }

  private Commands commands() {
    return new Commands()
        .with("serve", () -> new ServeCommand(this))
        .with("grade", () -> new GradeCommand(this::shelved))
        .with("exercises", ExercisesCommand::new)
        .with("check-exercise", CheckExerciseCommand::new)
        .with("work", () -> new WorkCommand(this::place, this::exercises))
        .with("remark", () -> new RemarkCommand(this::place, this::exercises))
        .with("export", ExportCommand::new)
        .with("token", () -> new TokenCommand(this::place))
        .with("backup", () -> new BackupCommand(this::place))
        .with("restore", () -> new RestoreCommand(this::place))
        .with("doctor", () -> new DoctorCommand(this::provided));
  }

  private static int fail(Exception failure, CommandLine command, ParseResult parsed)
      throws Exception {
    MemoryEnd.endIf(failure);
    throw failure;
  }

  private static int complain(ParameterException mistake, String[] args) {
    return complain(mistake.getCommandLine(), String.valueOf(mistake.getMessage()));
  }

  private static int complain(CommandLine command, String message) {
    String line = message.lines().findFirst().orElse(message);
    PrintWriter err = command.getErr();
    err.println("touchline: " + line + " (--help explains)");
    err.flush();
    return USAGE;
  }

  @Override
  public Integer call() throws InterruptedException {
    CommandLine command = Objects.requireNonNull(spec).commandLine();
    try {
      PlaceArguments place = place();
      Settings settings = settings(place);
      settings = settings.with(provider.given(environment, settings.site())).serving(exercises());
      Logs.use(logForm(given("log", log, "text")), isAccessLogged);
      if (isDemo) {
        command.getOut().print(DemoFolder.open(demoFolder(place), Clock.systemUTC().instant()));
      }
      new Site(settings, place.name(), watched(), edition.get()).run(command.getOut());
      return 0;
    } catch (BadSetting | BadProvider | Site.CannotStart problem) {
      return complain(command, String.valueOf(problem.getMessage()));
    }
  }

  /** With whoever lets people in, as the site has it. */
  private Settings provided() throws BadSetting {
    Settings settings = settings(place());
    try {
      return settings.with(provider.given(environment, settings.site()));
    } catch (BadProvider bad) {
      throw new BadSetting(String.valueOf(bad.getMessage()));
    }
  }

  private Settings settings(PlaceArguments place) throws BadSetting {
    return Settings.of(
            given("host", host, "127.0.0.1"),
            given("port", port, "7070"),
            place.place(),
            mail.given(environment),
            given("proxy", proxy, ""),
            isLoopbackAsked ? Reach.LOOPBACK_TOO : Reach.PUBLIC)
        .watched(new Given(METRICS_TOKEN, environment.getOrDefault(METRICS_TOKEN, "")));
  }

  private static LogForm logForm(Given given) throws BadSetting {
    for (LogForm form : LogForm.values()) {
      if (form.name().equalsIgnoreCase(given.value())) {
        return form;
      }
    }
    throw new BadSetting(given.name() + " must be text or json: " + given.value());
  }

  private static Path demoFolder(PlaceArguments given) throws BadSetting {
    return given
        .place()
        .folder()
        .orElseThrow(
            () -> new BadSetting("--demo fills a folder of its own; leave out " + given.name()));
  }

  /** A flag counts more than a variable, and a server more than a folder. */
  private PlaceArguments place() throws BadSetting {
    boolean isServer =
        database != null || (data == null && environment.containsKey("TOUCHLINE_DATABASE"));
    return isServer
        ? PlaceArguments.server(
            given("database", database, ""),
            environment.getOrDefault("TOUCHLINE_DATABASE_USER", ""),
            environment.getOrDefault("TOUCHLINE_DATABASE_PASSWORD", ""),
            given("data", data, "data"))
        : PlaceArguments.folder(given("data", data, isDemo ? "demo-data" : "data"));
  }

  private Optional<Path> watched() throws BadSetting {
    if (watch != null && !Files.isDirectory(watch)) {
      throw new BadSetting("--watch must name a folder of lessons: " + watch);
    }
    return Optional.ofNullable(watch);
  }

  /** Where the folders of this site's own exercises lie. */
  private Optional<Path> exercises() throws BadSetting {
    Given given = given("exercises", exercises, "");
    if (given.value().isEmpty()) {
      return Optional.empty();
    }
    try {
      Optional<Path> folder = Optional.of(Path.of(given.value())).filter(Files::isDirectory);
      if (folder.isPresent()) {
        return folder;
      }
    } catch (InvalidPathException invalid) {
      // The same message as for one that is not there.
    }
    throw new BadSetting(given.name() + " must name a folder of exercises: " + given.value());
  }

  /** The lessons with the exercises of this site's own, for a command that has no store. */
  private Lessons shelved(Lessons lessons, JobRunner runner) {
    try {
      Clock clock = Clock.systemUTC();
      ExerciseShelf shelf = ExerciseShelf.of(exercises(), runner, KeptAnswers.NONE, clock);
      shelf.reports().stream()
          .flatMap(report -> report.problems().stream().map(one -> report.folder() + "/" + one))
          .forEach(Objects.requireNonNull(spec).commandLine().getErr()::println);
      return lessons.with(shelf.exercises());
    } catch (BadSetting bad) {
      throw new ParameterException(
          Objects.requireNonNull(spec).commandLine(), String.valueOf(bad.getMessage()));
    }
  }

  private Given given(String name, @Nullable String flag, String otherwise) {
    if (flag != null) {
      return new Given("--" + name, flag);
    }
    String variable = "TOUCHLINE_" + name.toUpperCase(Locale.ROOT);
    String value = environment.get(variable);
    return value == null ? new Given("--" + name, otherwise) : new Given(variable, value);
  }
}
