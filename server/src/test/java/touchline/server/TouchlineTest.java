package touchline.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.concurrent.Callable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import touchline.server.store.StoreBusy;

/** The command line: what a person gets wrong is answered in one line and exit code 2. */
class TouchlineTest {
  @TempDir private Path folder;

  private record Outcome(int code, String out, String err) {}

  private static Outcome run(Map<String, String> environment, String... args) {
    StringWriter out = new StringWriter();
    StringWriter err = new StringWriter();
    CommandLine command =
        Touchline.commandLine(environment)
            .setOut(new PrintWriter(out))
            .setErr(new PrintWriter(err));
    return new Outcome(command.execute(args), out.toString(), err.toString());
  }

  private static void assertRefused(String said, Outcome outcome) {
    assertEquals(2, outcome.code(), outcome.err());
    assertTrue(outcome.err().contains(said), outcome.err());
    assertEquals(1, outcome.err().lines().count(), outcome.err());
    assertEquals("", outcome.out());
  }

  @ParameterizedTest
  @CsvSource({
    "--port, abc, --port must be a whole number from 0 to 65535: abc",
    "--port, 65536, --port must be a whole number from 0 to 65535: 65536",
    "--port, -1, --port must be a whole number from 0 to 65535: -1",
    "--port, '', --port must be a whole number from 0 to 65535:",
    "--host, '', --host must be an address of this machine:",
    "--host, a b, --host must be an address of this machine: a b",
    "--data, '', --data must be the path of a folder:",
    "--database, '', --database must be an address such as jdbc:postgresql://host:5432/name",
    "--database, jdbc:sqlite:x, --database must be an address such as jdbc:postgresql:"
  })
  void badOptionIsNamedWithItsRule(String option, String value, String said) {
    assertRefused(said, run(Map.of(), option + "=" + value));
    assertRefused(said, run(Map.of(), "serve", option + "=" + value));
  }

  @ParameterizedTest
  @CsvSource({
    "TOUCHLINE_PORT, abc, TOUCHLINE_PORT must be a whole number from 0 to 65535: abc",
    "TOUCHLINE_HOST, ' ', TOUCHLINE_HOST must be an address of this machine:",
    "TOUCHLINE_DATA, '', TOUCHLINE_DATA must be the path of a folder:"
  })
  void badVariableIsNamedWithItsRule(String variable, String value, String said) {
    assertRefused(said, run(Map.of(variable, value)));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "--smtp=http://mail.example | --smtp must be smtp://user@host:port or",
        "--smtp=mail.example | --smtp must be smtp://user@host:port or",
        "--smtp=smtp://bo:secret@mail.example | --smtp must have no password; set",
        "--smtp=smtp://mail.example | --mail-from must be a mail address where mail is sent:",
        "--site=touchline.example | --site must be the address of the site",
        "--site=https://touchline.example/../a | --site must be the address of the site",
        "--site=https://touchline.example/a//b | --site must be the address of the site",
        "--site=https://touchline.example/a%20b | --site must be the address of the site",
        "--site=https://touchline.example/a?b | --site must be the address of the site",
        "--site=https://bo@touchline.example/ | --site must be the address of the site"
      })
  void badMailSettingIsNamedWithItsRule(String option, String said) {
    Outcome outcome = run(Map.of(), "--data", folder.toString(), option);
    assertRefused(said, outcome);
    assertFalse(outcome.err().contains("secret"), outcome.err());
  }

  @Test
  void mailNeedsTheAddressOfTheSite() {
    assertRefused(
        "TOUCHLINE_SITE must be the address of the site",
        run(
            Map.of("TOUCHLINE_SITE", "x", "TOUCHLINE_SMTP", "smtps://m.example"),
            "--mail-from=a@b.c"));
    assertRefused(
        "--site must be the address of the site where mail is sent",
        run(Map.of("TOUCHLINE_SMTP", "smtps://m.example"), "--mail-from=a@b.c"));
  }

  @ParameterizedTest
  @CsvSource({"0", "-1", "x", "60001", "1000000"})
  void rateOfMailIsANumberOfLetters(String rate) {
    assertRefused(
        "--mail-rate must be a whole number of letters a minute from 1 to 60000: " + rate,
        run(
            Map.of("TOUCHLINE_SMTP", "smtps://m.example", "TOUCHLINE_SITE", "https://a.example"),
            "--mail-from=a@b.c",
            "--mail-rate=" + rate));
  }

  @Test
  void unknownOptionsAndCommandsAreRefused() {
    assertRefused("--prot", run(Map.of(), "--prot", "1"));
    assertRefused("sever", run(Map.of(), "sever"));
    assertRefused("--port", run(Map.of(), "--port"));
  }

  @Test
  void portInUseIsNamed() throws IOException {
    try (ServerSocket taken = new ServerSocket(0, 1, InetAddress.getByName("127.0.0.1"))) {
      String port = Integer.toString(taken.getLocalPort());
      assertRefused(
          "127.0.0.1:" + port + " is in use",
          run(Map.of(), "--port", port, "--data", folder.toString()));
    }
  }

  @Test
  void addressOfAnotherMachineIsRefused() {
    assertRefused(
        "--host", run(Map.of(), "--port", "0", "--host", "192.0.2.1", "--data", folder.toString()));
  }

  @Test
  void dataMustBeAFolder() throws IOException {
    Path file = Files.writeString(folder.resolve("file"), "");
    assertRefused(
        "--data must be a folder that can be written: " + file + " (it is a file)",
        run(Map.of(), "--port", "0", "--data", file.toString()));
  }

  @Test
  @EnabledOnOs(OS.LINUX)
  void dataMustBeWritable() {
    assertRefused(
        "TOUCHLINE_DATA must be a folder that can be written: /proc/touchline (",
        run(Map.of("TOUCHLINE_DATA", "/proc/touchline"), "--port", "0"));
  }

  private void assertDatabaseIsRefused(String reason) {
    assertRefused(
        "--data must hold a database of this program that can be written: "
            + folder.resolve("touchline.db")
            + " ("
            + reason,
        run(Map.of(), "--port", "0", "--data", folder.toString()));
  }

  @Test
  void databaseMustBeOne() throws IOException {
    Files.writeString(folder.resolve("touchline.db"), "not a database. ".repeat(1000));
    assertDatabaseIsRefused("it is no database)");
  }

  @Test
  void databaseMustBeAFile() throws IOException {
    Files.createDirectories(folder.resolve("touchline.db"));
    assertDatabaseIsRefused("it cannot be opened: ");
  }

  @Test
  void databaseThatDoesNotAnswerIsNamedWithoutThePassword() {
    Outcome outcome =
        run(
            Map.of(),
            "token",
            "x",
            "--database",
            "jdbc:postgresql://127.0.0.1:1/a?password=secret");
    assertRefused(
        "--database must be a PostgreSQL database that this program can use:"
            + " jdbc:postgresql://127.0.0.1:1/a (the server does not answer)",
        outcome);
    assertFalse(outcome.err().contains("secret"), outcome.err());
  }

  @Test
  void databaseOfAnotherProgramIsRefused() {
    Rows.change(folder, "CREATE TABLE recipe (id INTEGER)");
    assertDatabaseIsRefused("it was made by another program)");
  }

  @Test
  void databaseOfANewerVersionIsRefused() {
    TestSite.startWithoutScript(folder).close();
    Rows.change(
        folder,
        """
        INSERT INTO flyway_schema_history
        SELECT installed_rank + 1, '999', 'later', type, 'V999__later.sql', 1, installed_by,
          installed_on, 1, 1
        FROM flyway_schema_history ORDER BY installed_rank DESC LIMIT 1
        """);
    assertDatabaseIsRefused("it was made by a newer version)");
  }

  @Test
  void helpAndVersionAreSaid() {
    Outcome help = run(Map.of(), "--help");
    assertEquals(0, help.code());
    for (String part :
        new String[] {"--port", "--host", "--data", "serve", "TOUCHLINE_PORT", "7070"}) {
      assertTrue(help.out().contains(part), help.out());
    }
    assertTrue(run(Map.of(), "serve", "--help").out().contains("--data"));
    assertTrue(run(Map.of(), "--version").out().startsWith("Touchline "));
  }

  @Test
  void aDatabaseInUseIsToldInOneLine() {
    StringWriter err = new StringWriter();
    CommandLine line = Commands.line();
    line.addSubcommand("waiting", new Waiting()).setErr(new PrintWriter(err));
    assertEquals(1, line.execute("waiting"));
    assertEquals(
        "touchline: too many wait for the database; nothing was changed, try again later",
        err.toString().strip());
  }

  @Command
  private static final class Waiting implements Callable<Integer> {
    @Override
    public Integer call() {
      throw new StoreBusy();
    }
  }
}
