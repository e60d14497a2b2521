package touchline.client;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The arrows between the packages of the client. */
class RoomsTest {
  private static final String TRANSLATOR = "touchline.client.browser.translator";

  private final JavaClasses client =
      new ClassFileImporter()
          .withImportOption(new ImportOption.DoNotIncludeTests())
          .importPackages("touchline.client");

  @Test
  void onlyBrowserKnowsTheBrowser() {
    noClasses()
        .that()
        .resideOutsideOfPackage("touchline.client.browser..")
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage("org.teavm..", "touchline.client.browser..")
        .check(client);
  }

  @Test
  void theClientKnowsOnlyContentAndTheCompiler() {
    classes()
        .that()
        .resideOutsideOfPackage(TRANSLATOR)
        .should()
        .onlyDependOnClassesThat()
        .resideInAnyPackage(
            "touchline.client..",
            "touchline.collision..",
            "touchline.compare..",
            "touchline.diagram..",
            "touchline.exercise..",
            "touchline.figure..",
            "touchline.game..",
            "touchline.geometry..",
            "touchline.grid..",
            "touchline.growth..",
            "touchline.answer",
            "touchline.input",
            "touchline.topic",
            "touchline.mistake..",
            "touchline.parity..",
            "touchline.pendulum..",
            "touchline.question..",
            "touchline.task..",
            "touchline.taught..",
            "touchline.trace..",
            "org.teavm..",
            "org.jspecify.annotations..",
            "java..")
        .check(client);
  }

  /** It takes classes apart, in a process of its own, and is no part of a script. */
  @Test
  void theTranslatorKnowsBytecodeAndNobodyKnowsTheTranslator() {
    classes()
        .that()
        .resideInAPackage(TRANSLATOR)
        .should()
        .onlyDependOnClassesThat()
        .resideInAnyPackage(
            TRANSLATOR,
            "touchline.client.browser.method",
            "touchline.geometry",
            "org.objectweb.asm..",
            "org.teavm..",
            "org.jspecify.annotations..",
            "java..")
        .check(client);
    noClasses()
        .that()
        .resideOutsideOfPackage(TRANSLATOR)
        .should()
        .dependOnClassesThat()
        .resideInAPackage(TRANSLATOR)
        .check(client);
  }

  @Test
  void packagesHaveNoCycles() {
    slices().matching("touchline.client.(**)").should().beFreeOfCycles().check(client);
  }

  /** More than that nobody can see at once. */
  @Test
  void everyPackageHasAtMostFortyFiles() throws IOException {
    try (Stream<Path> folders = Files.walk(Path.of("src/main/java"))) {
      for (Path folder : folders.filter(Files::isDirectory).toList()) {
        try (Stream<Path> files = Files.list(folder)) {
          long count = files.filter(Files::isRegularFile).count();
          assertTrue(count <= 40, folder + " has " + count + " files");
        }
      }
    }
  }
}
