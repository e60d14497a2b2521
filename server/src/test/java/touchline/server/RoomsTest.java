package touchline.server;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import touchline.server.account.Role;
import touchline.server.account.SignIn;
import touchline.server.account.guard.Passwords;

/** The arrows between the rooms of the server. */
class RoomsTest {
  private static final JavaClasses SERVER =
      new ClassFileImporter()
          .withImportOption(new ImportOption.DoNotIncludeTests())
          .importPackages("touchline.server");

  @Test
  void onlyPagesAndTheWiringKnowTheWebFramework() {
    noClasses()
        .that()
        .haveSimpleNameNotEndingWith("Pages")
        .and()
        .haveSimpleNameNotEndingWith("Api")
        .and()
        .haveSimpleNameNotEndingWith("Room")
        .and()
        .doNotBelongToAnyOf(App.class, Site.class, WebServer.class, Role.class)
        .should()
        .dependOnClassesThat()
        .resideInAPackage("io.javalin..")
        .check(SERVER);
  }

  @Test
  void onlyStoresAndTheRowsOfTheirTablesSpeakSql() {
    noClasses()
        .that()
        .haveSimpleNameNotEndingWith("Store")
        .and()
        .haveSimpleNameNotEndingWith("Row")
        .and()
        .resideOutsideOfPackage("touchline.server.store")
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage("java.sql..", "javax.sql..", "org.jdbi..", "org.sqlite..")
        .check(SERVER);
  }

  /** So that no other place forgets to count guesses, or to let a crowd wait in a short line. */
  @Test
  void passwordsAreTriedInOnePlaceOnly() {
    noClasses()
        .that()
        .doNotBelongToAnyOf(SignIn.class, Passwords.class)
        .should()
        .callMethod(Passwords.class, "fits", String.class, Optional.class)
        .check(SERVER);
  }

  @Test
  void noRoomsDependOnEachOtherInACircle() {
    slices().matching("touchline.server.(*)..").should().beFreeOfCycles().check(SERVER);
  }

  @Test
  void roomsDoNotKnowHowTheyAreWired() {
    noClasses()
        .that()
        .resideInAPackage("touchline.server.*..")
        .should()
        .dependOnClassesThat()
        .resideInAPackage("touchline.server")
        .check(SERVER);
  }

  @Test
  void clientIsKnownOnlyAsScript() {
    noClasses().should().dependOnClassesThat().resideInAPackage("touchline.client..").check(SERVER);
  }
}
