package touchline.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import touchline.server.code.CodeForms;
import touchline.server.delivery.InstalledJava;
import touchline.server.lesson.AnswerFiles;

/** The packaged program starts, answers and stops in order. */
class ProgramIT {
  /** 128 + 15: ended by the signal that asked it to. */
  private static final int TERMINATED = 143;

  private static final String RIGHT = AnswerFiles.source("closest-point/write-it", "right-arrays");

  private static final String OUTCOME = "SELECT outcome || ' ' || mark FROM code_submission";

  @Test
  void versionIsTheOneThatWasBuilt() throws Exception {
    String said = ServerProcess.output(InstalledJava.running(), "--version");
    assertTrue(said.matches("Touchline [0-9]+\\.[0-9]+\\.[0-9]+(-SNAPSHOT)?"), said);
  }

  /** Copied to where nothing else is, as from a download. */
  @Test
  void theOneFileIsEnoughForPagesAndForMarking(@TempDir Path folder) throws Exception {
    Path jar = Files.copy(ServerProcess.JAR, folder.resolve("touchline.jar"));
    Path data = folder.resolve("data");
    try (ServerProcess server = ServerProcess.alone(jar, data)) {
      TestBrowser browser = new TestBrowser(server.url());
      assertEquals(200, browser.get("/lessons/vectors").statusCode());
      String form = CodeForms.form(RIGHT, "key-1");
      assertEquals(303, browser.post(CodeForms.PATH + "/submit", form).statusCode());
      await(() -> Rows.count(data, "code_submission WHERE state = 'marked'") == 1);
      assertEquals(List.of("right 1.0"), Rows.of(data, OUTCOME));
      assertFalse(server.children().isEmpty(), "there are workers");
      assertTrue(
          server.children().stream().noneMatch(line -> line.contains(jar.toString())),
          "a worker sees what it needs of the program and no more: " + server.children());
    }
  }

  private static void await(BooleanSupplier happened) {
    long end = System.nanoTime() + TimeUnit.MINUTES.toNanos(2);
    while (!happened.getAsBoolean()) {
      assertTrue(System.nanoTime() < end, "it must happen");
      Pause.brief();
    }
  }

  /** What hashes passwords spells the hash's name, and a Turkish I has no dot. */
  @Test
  void passwordsFitWhateverThePeopleOfTheMachineSpeak(@TempDir Path data) throws Exception {
    try (ServerProcess server = ServerProcess.startIn("tr", data)) {
      String welcome = server.says("To become its administrator").replaceFirst(".*://[^/]+", "");
      String password = "correct horse battery";
      TestBrowser first = new TestBrowser(server.url());
      String[] chosen = {"login", "ada", "name", "Ada", "password", password, "again", password};
      assertEquals(303, first.fill(welcome, chosen).statusCode());
      TestBrowser again = new TestBrowser(server.url());
      assertEquals(303, again.fill("/sign-in", "login", "ada", "password", password).statusCode());
    }
  }

  @Test
  void terminationClosesTheDatabase(@TempDir Path data) throws Exception {
    try (ServerProcess server = ServerProcess.start(data)) {
      assertEquals(200, new TestBrowser(server.url()).get("/").statusCode());
      assertEquals(TERMINATED, server.terminate());
    }
    assertFalse(Files.exists(data.resolve("touchline.db-wal")), "the log is merged and gone");
  }
}
