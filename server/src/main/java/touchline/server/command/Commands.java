package touchline.server.command;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Supplier;
import picocli.CommandLine;

/**
 * The commands of a program. Only those that a command line names are read: each has all options of
 * the program once more, and a dozen of them take a tenth of a start.
 */
public final class Commands {
  private static final Set<String> ONLY_TOLD = Set.of("--version", "-V", "--help", "-h");

  private final Map<String, Supplier<Object>> all = new LinkedHashMap<>();

  /** One more, which help lists after the others. */
  public Commands with(String name, Supplier<Object> command) {
    all.put(name, command);
    return this;
  }

  /**
   * Makes a program know what it needs of them: what is named; none to start a site, which needs no
   * name; all where a name is missing or wrong, or help is asked for.
   *
   * @param args as they were given to the program
   */
  public CommandLine addTo(CommandLine program, List<String> args) {
    List<String> needed = needed(args);
    all.forEach(
        (name, command) -> {
          if (needed.contains(name)) {
            program.addSubcommand(name, command.get());
          }
        });
    return program;
  }

  /** The same with all of them. */
  public CommandLine addTo(CommandLine program) {
    all.forEach((name, command) -> program.addSubcommand(name, command.get()));
    return program;
  }

  List<String> needed(List<String> args) {
    List<String> named = all.keySet().stream().filter(args::contains).toList();
    if (!named.isEmpty()) {
      return named;
    }
    return startSite(args) ? List.of() : List.copyOf(all.keySet());
  }

  /**
   * Whether these words start a site. Other commands begin with their names, options of a site with
   * a hyphen.
   *
   * @param args as they were given to the program
   */
  public static boolean startSite(List<String> args) {
    boolean isServed = args.isEmpty() || args.get(0).equals("serve") || args.get(0).startsWith("-");
    return isServed && args.stream().noneMatch(ONLY_TOLD::contains);
  }

  /**
   * Whether these words run this command, and do not only ask for help with it.
   *
   * @param args as they were given to the program
   */
  public static boolean run(String name, List<String> args) {
    return !args.isEmpty()
        && args.get(0).equals(name)
        && args.stream().noneMatch(ONLY_TOLD::contains);
  }
}
