package touchline.server;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import picocli.CommandLine;
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

  @Test
  void noRoomWithinAnotherClosesACircle() {
    slices().matching("touchline.server.(**)").should().beFreeOfCycles().check(SERVER);
  }

  @Test
  void commandsAreCalledCommands() {
    classes()
        .that()
        .areAnnotatedWith(CommandLine.Command.class)
        .and()
        .doNotBelongToAnyOf(Touchline.class)
        .should()
        .haveSimpleNameEndingWith("Command")
        .check(SERVER);
  }

  /** More than a reader can see at once. */
  @ParameterizedTest
  @ValueSource(strings = {"src/main/java", "src/test/java"})
  void noRoomHasMoreThanFortyFiles(String tree) throws IOException {
    try (Stream<Path> files = Files.walk(Path.of(tree))) {
      Map<Path, Long> sizes =
          files
              .filter(file -> file.toString().endsWith(".java"))
              .collect(Collectors.groupingBy(Path::getParent, TreeMap::new, Collectors.counting()));
      assertTrue(sizes.size() > 30, "rooms: " + sizes.size());
      sizes.values().removeIf(size -> size <= 40);
      assertEquals(Map.of(), sizes);
    }
  }

  /** Whoever reads a class must not have to look which one of that name is meant. */
  @Test
  void roomsThatMeetHaveNoNameTwice() {
    Map<String, Set<String>> namesByRoom = new TreeMap<>();
    Map<String, Set<String>> neighbours = new TreeMap<>();
    for (JavaClass type : SERVER) {
      if (type.isTopLevelClass() && !type.getSimpleName().equals("package-info")) {
        add(namesByRoom, type.getPackageName(), type.getSimpleName());
      }
      type.getDirectDependenciesFromSelf().stream()
          .map(arrow -> arrow.getTargetClass().getPackageName())
          .filter(room -> room.startsWith("touchline.server"))
          .forEach(room -> add(neighbours, type.getPackageName(), room));
    }
    Set<String> twice = new TreeSet<>();
    neighbours.forEach(
        (room, others) -> {
          Map<String, String> seen = new TreeMap<>();
          others.add(room);
          for (String other : others) {
            for (String name : namesByRoom.getOrDefault(other, Set.of())) {
              String first = seen.putIfAbsent(name, other);
              if (first != null) {
                twice.add(name + " in " + first + " and " + other + ", which meet in " + room);
              }
            }
          }
        });
    assertEquals(Set.of(), twice);
  }

  private static void add(Map<String, Set<String>> sets, String key, String value) {
    sets.computeIfAbsent(key, none -> new TreeSet<>()).add(value);
  }
}
