package touchline;

import static com.tngtech.archunit.base.DescribedPredicate.describe;
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
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The arrows between the packages of this room. */
class RoomsTest {
  private static final JavaClasses CONTENT =
      new ClassFileImporter()
          .withImportOption(new ImportOption.DoNotIncludeTests())
          .importPackages("touchline");

  private static final Set<String> MATHEMATICS = Set.of("java.lang.Math", "java.lang.StrictMath");

  private static final Set<String> SAME_EVERYWHERE =
      Set.of(
          "abs", "ceil", "floor", "floorDiv", "max", "min", "rint", "signum", "sqrt", "toDegrees");

  @Test
  void onlyTheWeaverKnowsFilesAndNothingKnowsNetworkOrClock() {
    classes()
        .that()
        .resideInAPackage("touchline..")
        .and()
        .resideOutsideOfPackages("touchline.weave", "touchline.pendulum")
        .should()
        .onlyDependOnClassesThat()
        .resideInAnyPackage(
            "touchline..", "java.lang..", "java.math..", "java.util..", "org.jspecify..")
        .check(CONTENT);
  }

  /** Every browser has a library of its own for the other functions, and changes it. */
  @Test
  void onlyDrawingsUseFunctionsThatBrowsersComputeEachInTheirOwnWay() {
    noClasses()
        .that()
        .haveNameNotMatching(".*\\.(Angles|PendulumPicture|Scene)")
        .should()
        .callMethodWhere(
            describe(
                "the target is such a function",
                call ->
                    MATHEMATICS.contains(call.getTargetOwner().getName())
                        && !SAME_EVERYWHERE.contains(call.getTarget().getName())))
        .check(CONTENT);
  }

  @Test
  void onlyThePendulumKnowsThePhysicsEngine() {
    classes()
        .that()
        .resideInAPackage("touchline.pendulum")
        .should()
        .onlyDependOnClassesThat()
        .resideInAnyPackage(
            "touchline.pendulum",
            "touchline.diagram",
            "touchline.exercise",
            "touchline.geometry",
            "touchline.parity",
            "org.ode4j..",
            "java.lang..",
            "java.util..",
            "org.jspecify..")
        .check(CONTENT);
  }

  @Test
  void algorithmsUseOnlyGeometry() {
    for (String room : List.of("touchline.collision", "touchline.exact", "touchline.taught")) {
      classes()
          .that()
          .resideInAPackage(room)
          .should()
          .onlyDependOnClassesThat()
          .resideInAnyPackage(
              room,
              "touchline.exact",
              "touchline.geometry",
              "java.lang..",
              "java.math..",
              "java.util..",
              "org.jspecify..")
          .check(CONTENT);
    }
  }

  @Test
  void geometryUsesNothing() {
    classes()
        .that()
        .resideInAPackage("touchline.geometry")
        .should()
        .onlyDependOnClassesThat()
        .resideInAnyPackage("touchline.geometry", "java.lang..", "org.jspecify..")
        .check(CONTENT);
  }

  @Test
  void packagesHaveNoCycles() {
    slices().matching("touchline.(*)..").should().beFreeOfCycles().check(CONTENT);
    slices().matching("touchline.topic.(*)..").should().beFreeOfCycles().check(CONTENT);
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
