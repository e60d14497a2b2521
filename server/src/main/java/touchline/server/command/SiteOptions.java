package touchline.server.command;

import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.ScopeType;
import touchline.server.fetch.Reach;
import touchline.server.log.LogForm;

/** Options that every command takes, although many of them concern only the site. */
public final class SiteOptions {
  private final Map<String, String> environment;

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

  /** None given, in this environment. */
  public SiteOptions(Map<String, String> environment) {
    this.environment = environment;
  }

  /** A flag counts more than a variable, and a server more than a folder. */
  public PlaceArguments place() throws BadSetting {
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

  /** The folder of lessons that an author works on, if any. */
  public Optional<Path> watched() throws BadSetting {
    if (watch != null && !Files.isDirectory(watch)) {
      throw new BadSetting("--watch must name a folder of lessons: " + watch);
    }
    return Optional.ofNullable(watch);
  }

  /** Where the folders of this site's own exercises lie. */
  public Optional<Path> exercises() throws BadSetting {
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

  /** The form of the log. */
  public LogForm log() throws BadSetting {
    Given given = given("log", log, "text");
    for (LogForm form : LogForm.values()) {
      if (form.name().equalsIgnoreCase(given.value())) {
        return form;
      }
    }
    throw new BadSetting(given.name() + " must be text or json: " + given.value());
  }

  /** Whether each answer is a line of the log. */
  public boolean isAccessLogged() {
    return isAccessLogged;
  }

  /** Whether the site shows an invented class. */
  public boolean isDemo() {
    return isDemo;
  }

  public Given host() {
    return given("host", host, "127.0.0.1");
  }

  public Given port() {
    return given("port", port, "7070");
  }

  public Given proxy() {
    return given("proxy", proxy, "");
  }

  public MailArguments mail() {
    return mail.given(environment);
  }

  /** Which other sites this one asks. */
  public Reach reach() {
    return isLoopbackAsked ? Reach.LOOPBACK_TOO : Reach.PUBLIC;
  }

  private Given given(String option, @Nullable String flag, String otherwise) {
    return Given.of(option, flag, otherwise, environment);
  }
}
