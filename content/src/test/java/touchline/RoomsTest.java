package touchline;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import org.junit.jupiter.api.Test;

/** The arrows between the packages of this room. */
class RoomsTest {
  private static final JavaClasses CONTENT =
      new ClassFileImporter()
          .withImportOption(new ImportOption.DoNotIncludeTests())
          .importPackages("touchline");

  @Test
  void contentKnowsNoFilesNoNetworkNoClock() {
    classes()
        .that()
        .resideInAPackage("touchline..")
        .and(DescribedPredicate.not(isTheWeaver()))
        .should()
        .onlyDependOnClassesThat()
        .resideInAnyPackage(
            "touchline..", "java.lang..", "java.util..", "java.math..", "org.jspecify..")
        .check(CONTENT);
  }

  @Test
  void algorithmsUseOnlyGeometry() {
    classes()
        .that()
        .resideInAPackage("touchline.collision")
        .should()
        .onlyDependOnClassesThat()
        .resideInAnyPackage(
            "touchline.collision",
            "touchline.geometry",
            "java.lang..",
            "java.util..",
            "java.math..",
            "org.jspecify..")
        .check(CONTENT);
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
  }

  /** A step of the build that reads and writes class files. */
  private static DescribedPredicate<JavaClass> isTheWeaver() {
    return DescribedPredicate.describe(
        "is the weaver", type -> type.getName().startsWith("touchline.trace.Weave"));
  }
}
