package touchline.server.page;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import picocli.CommandLine;
import touchline.server.ClassRoom;
import touchline.server.Commands;
import touchline.server.People;
import touchline.server.TestBrowser;
import touchline.server.lesson.AnswerFiles;
import touchline.server.store.TestPlace;

/** The pages of help: every command to copy from them runs, and every link leads somewhere. */
class HelpTest {
  private static final Path LESSONS = Path.of("../content/lessons");
  private static final Pattern BLOCK = Pattern.compile("(?ms)^```commands \\S+\n(.*?)^```$");
  private static final Pattern EXAMPLE = Pattern.compile("(?ms)^```file (\\S+)\n(.*?)^```$");
  private static final Path EXAMPLES = Path.of("src/test/exercises");
  private static final Pattern WORD = Pattern.compile("'([^']*)'|\"([^\"]*)\"|(\\S+)");
  private static final Pattern LINK = Pattern.compile("href=\"(/[^\"#]*)");
  private static final String JAR = "java -jar touchline.jar ";

  @TempDir private static Path folder;
  private static ClassRoom room;
  private static String token = "";

  @BeforeAll
  static void teach() throws IOException {
    room = new ClassRoom(folder.resolve("data"));
    room.assignment();
    room.member("bo", "student");
    token = People.token(room.owner, "script");
    Files.writeString(
        folder.resolve("Solution.java"), AnswerFiles.source(ClassRoom.METHOD, "right-clamp"));
  }

  @AfterAll
  static void stop() {
    room.close();
  }

  private static List<String> commands(String page) throws IOException {
    String text = Files.readString(LESSONS.resolve(page).resolve("lesson.md"));
    return BLOCK.matcher(text).results().flatMap(block -> block.group(1).lines()).toList();
  }

  /** As a shell would take it apart. */
  private static List<String> words(String command) {
    String known = command.replace("$TOKEN", token).replace("$SITE/", "/");
    List<String> words = new ArrayList<>();
    Matcher word = WORD.matcher(known);
    while (word.find()) {
      words.add(word.group(word.group(1) != null ? 1 : word.group(2) != null ? 2 : 3));
    }
    return words;
  }

  @Test
  void everyCommandOfAdministratorsRuns() throws IOException {
    runAll("help-administrators", 8);
  }

  @Test
  void everyCommandOfProgramsRuns() throws IOException {
    runAll("help-programs", 13);
  }

  @Test
  void everyCommandOfAuthorsRuns() throws IOException {
    runAll("help-authors", 2);
  }

  @Test
  void everyFileShownToAuthorsIsOneOfAnExerciseThatWorks() throws IOException {
    String text = Files.readString(LESSONS.resolve("help-authors").resolve("lesson.md"));
    int files = 0;
    Matcher file = EXAMPLE.matcher(text);
    while (file.find()) {
      assertEquals(Files.readString(EXAMPLES.resolve(file.group(1))), file.group(2));
      files++;
    }
    assertEquals(7, files);
  }

  private static void runAll(String page, int atLeast) throws IOException {
    List<String> commands = commands(page);
    assertTrue(commands.size() >= atLeast, commands.toString());
    for (String command : commands) {
      if (command.startsWith(JAR)) {
        runProgram(command.substring(JAR.length()));
      } else if (command.startsWith("curl ")) {
        ask(command);
      } else {
        assertTrue(command.matches("export (SITE|TOKEN)=\\S+"), command);
      }
    }
  }

  private static void runProgram(String command) {
    List<String> arguments = new ArrayList<>();
    for (String word : words(command)) {
      arguments.addAll(here(arguments, word));
    }
    StringWriter out = new StringWriter();
    CommandLine program = Commands.line().setOut(new PrintWriter(out)).setErr(new PrintWriter(out));
    String[] all = arguments.toArray(String[]::new);
    if (goesOn(command)) {
      assertDoesNotThrow(() -> program.parseArgs(all), command);
      return;
    }
    int code = program.execute(all);
    // The machine of a test may be weak in something.
    assertTrue(code == 0 || command.startsWith("doctor") && code == 1, command + ": " + out);
  }

  /** Whether it runs until it is stopped, which ProgramIT tries. */
  private static boolean goesOn(String command) {
    return command.startsWith("work") || command.startsWith("--") && !command.equals("--help");
  }

  /** A word of a command for the folder of the test. */
  private static List<String> here(List<String> before, String word) {
    if (!before.isEmpty() && before.get(before.size() - 1).equals("--data")) {
      before.remove(before.size() - 1);
      return TestPlace.options(folder.resolve(word));
    }
    if (Files.isDirectory(EXAMPLES.resolve(word))) {
      return List.of(EXAMPLES.resolve(word).toString());
    }
    boolean isFile = word.equals("Solution.java") || word.endsWith(".backup");
    return List.of(isFile ? folder.resolve(word).toString() : word);
  }

  private static void ask(String command) throws IOException {
    List<String> words = words(command);
    List<String> headers = new ArrayList<>();
    String method = "";
    String body = "";
    for (int i = 1; i < words.size() - 1; i += 2) {
      String value = words.get(i + 1);
      switch (words.get(i)) {
        case "-H" -> headers.addAll(List.of(value.split(": ", 2)));
        case "-X" -> method = value;
        case "-d" -> body = value;
        case "--data-binary" -> body = Files.readString(folder.resolve(value.substring(1)));
        default -> throw new AssertionError("unknown to this test: " + command);
      }
    }
    String path = words.get(words.size() - 1);
    String asked = !method.isEmpty() ? method : body.isEmpty() ? "GET" : "POST";
    TestBrowser program = room.people.stranger();
    HttpResponse<String> answer =
        program.send(
            program
                .request(path, headers.toArray(String[]::new))
                .method(asked, BodyPublishers.ofString(body)));
    assertEquals(2, answer.statusCode() / 100, command + "\n" + answer.body());
  }

  @ParameterizedTest
  @ValueSource(strings = {"students", "instructors", "authors", "administrators", "programs"})
  void everyLinkLeadsSomewhere(String whom) {
    String page = room.owner.get("/lessons/help-" + whom).body();
    Stream<String> links = LINK.matcher(page).results().map(link -> link.group(1)).distinct();
    for (String link : new TreeSet<>(links.toList())) {
      assertEquals(200, room.owner.get(link).statusCode(), link);
    }
  }

  @Test
  void everyPageOfTheSiteLeadsToHelp() {
    for (String path : List.of("/", "/lessons/vectors", "/courses", "/sign-in")) {
      String page = room.people.stranger().get(path).body();
      assertTrue(page.contains("href=\"/lessons/help-students\""), path);
    }
  }
}
