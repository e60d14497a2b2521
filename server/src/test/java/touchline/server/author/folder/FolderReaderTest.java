package touchline.server.author.folder;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import touchline.server.author.ExampleFolders;
import touchline.server.author.file.PlainFile;
import touchline.server.lesson.compile.Problem;

/** Every rule that a folder breaks is told with file and line; what is told first is the reason. */
class FolderReaderTest {
  @TempDir private Path place;
  private Path folder;

  @BeforeEach
  void copy() throws IOException {
    folder = place.resolve("ring");
    ExampleFolders.copy("point-in-ring", folder);
  }

  private String problem() {
    Reading reading = FolderReader.read(folder);
    assertTrue(reading.folder().isEmpty(), "a rule is broken");
    return reading.problems().get(0).toString();
  }

  private void replace(String file, String from, String to) throws IOException {
    String text = Files.readString(folder.resolve(file));
    assertTrue(text.contains(from), from);
    Files.writeString(folder.resolve(file), text.replace(from, to));
  }

  @Test
  void aFolderThatKeepsAllRulesIsRead() {
    Reading reading = FolderReader.read(folder);
    assertEquals(List.of(), reading.problems());
    ExerciseFolder read = reading.folder().orElseThrow();
    assertEquals("A point in a ring", read.head().title());
    assertEquals(List.of("center", "inner", "outer", "p"), read.head().method().names());
    assertEquals(new Head.Range(1, 5), read.head().ranges().get(1));
    assertEquals(16, read.cases().size());
    assertEquals(7, read.mistakes().size());
    assertEquals("mistakes/either.java", read.mistakes().get(0).file());
    assertEquals("Or in the place of and", read.mistakes().get(0).name());
    assertEquals("Every point is in one of the two.", read.mistakes().get(0).said());
    assertTrue(read.text().startsWith("Write the method"), read.text());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "exercise.md | title: A point in a ring | name: Ring | exercise.md:1: the head must have a"
            + " line title: …",
        "exercise.md | title: A point in a ring | title: Ring~title: Ring | exercise.md:3: title"
            + " must be given once",
        "exercise.md | boolean inRing | String inRing | exercise.md:3: method must read TYPE NAME(TYPE"
            + " NAME, …); String cannot stand there: it can give back Vec2, double, boolean",
        "exercise.md | Vec2 p) | int p) | exercise.md:3: method must read TYPE NAME(TYPE NAME, …);"
            + " write double in place of int: boolean inRing(",
        "exercise.md | Vec2 p) | Vec2 inner) | exercise.md:3: method must read TYPE NAME(TYPE NAME, …);"
            + " parameters must have different names, and two are called inner: ",
        "exercise.md | Vec2 p) | Vec2 p) { System.exit(1); } static boolean f() | exercise.md:3:"
            + " method must read",
        "exercise.md | inner = 1..5 | inner = 5..1 | exercise.md:4: a range must not end below its"
            + " beginning",
        "exercise.md | inner = 1..5 | height = 1..5 | exercise.md:4: a range must read PARAMETER ="
            + " LOW..HIGH",
        "exercise.md | inner = 1..5 | height = 1..5 | exercise.md:4: a range must read PARAMETER ="
            + " LOW..HIGH in whole numbers, with a parameter of the method, which are center,"
            + " inner, outer, p: height = 1..5",
        "exercise.md | A point `p` on | A point on | exercise.md:6: the text must say what `p` is",
        "exercise.md | the part of | <script>alert(1)</script> | exercise.md:7: the text must not"
            + " hold HTML",
        "exercise.md | the part of | [a](javascript:alert) | exercise.md:7: a link must lead to"
            + " https://…",
        "exercise.md | the part of | [a](//evil.example) | exercise.md:7: a link must lead to"
            + " https://…",
        "question.md | title: Is it in the ring? | title: Ring~name: Ring | question.md:3: a line"
            + " of the head must begin with title: , answer: or tolerance: ",
        "question.md | title: Is it in the ring? | answer: ring | question.md:1: the head must have"
            + " a line title: …",
        "question.md | title: Is it in the ring? | title: Ring~title: Ring | question.md:3: title"
            + " must be given once",
        "question.md | title: Is it in the ring? | title: Ring~tolerance: 1 | question.md:3:"
            + " tolerance must be a number above 0 and below 1",
        "question.md | title: Is it in the ring? | title: Ring~tolerance: 0.0 | question.md:3:"
            + " tolerance must be a number above 0",
        "question.md | --- | -- | question.md:1: must begin with a head between two lines ---",
        "question.md | Does `p` | <script>alert(1)</script> | question.md:5: the text must not hold"
            + " HTML",
        "question.md | Does `p` | [a](javascript:alert) | question.md:5: a link must lead to"
            + " https://…",
        "tests.md | title: Expose | name: Expose | tests.md:1: the head must have a line title: …",
        "tests.md | --- | -- | tests.md:1: must begin with a head between two lines ---",
        "tests.md | title: Expose | title: Ring~title: Expose | tests.md:3: title must be given"
            + " once",
        "tests.md | Write cases | <script>alert(1)</script> | tests.md:5: the text must not hold"
            + " HTML",
        "tests.md | Write cases | [a](//evil.example) | tests.md:5: a link must lead to https://…",
        "wanted.java | // inner is above zero, and never more than outer. | class Wanted {} |"
            + " wanted.java:1: must begin with a line //",
        "case.figure | draw: | shown: | case.figure:1: must begin with a line draw:",
        "case.figure | center p | center | case.figure:2: a line must be two spaces and one of",
        "case.figure | segment: center p | circle: center q | case.figure:2: q must be a number that"
            + " the method takes",
        "cases.txt | outer = 5, p = (3, 1) | outer = 5 | cases.txt:2: a case must read center = (X,"
            + " Y), inner = X",
        "cases.txt | p = (1, 1) | p = (3, 1) | cases.txt:3: a case must be given once",
        "cases.txt | p = (1, 1) | p = (12345678, 1) | cases.txt:3: numbers must be from -1000000 to"
            + " 1000000",
        "cases.txt | p = (1, 1) | p = (-1000001, 1) | cases.txt:3: numbers must be from",
        "cases.txt | p = (1, 1) | p = (1000000.5, 1) | cases.txt:3: numbers must be from",
        "mistakes/no-hole.java | // The hole is left out | class Hole {} | mistakes/no-hole.java:1:"
            + " must begin with a line //",
        "mistakes/no-hole.java | // A point in the hole counts, too. | class Hole {} |"
            + " mistakes/no-hole.java:2: must go on with a line //"
      })
  void aBrokenRuleIsToldWithFileAndLine(String file, String from, String to, String told)
      throws IOException {
    replace(file, from, to.replace('~', '\n'));
    String problem = problem();
    assertTrue(problem.startsWith(told), problem);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "boolean inRing(Vec2 center, double inner, double outer, Vec2 p) | Circle inRing(Vec2"
            + " center, double inner, double outer, Vec2 p)",
        "boolean inRing(Vec2 center, double inner, double outer, Vec2 p) | boolean inRing(double"
            + " center, double inner, double outer, double p)",
        "boolean inRing(Vec2 center, double inner, double outer, Vec2 p) | boolean inRing(Circle[]"
            + " center, double inner, double outer, double p)"
      })
  void aQuestionNeedsAnAnswerToTypeAndSomethingToDraw(String from, String to) throws IOException {
    replace("exercise.md", from, to);
    List<String> told =
        FolderReader.read(folder).problems().stream().map(Problem::toString).toList();
    String rule =
        "question.md:1: a question needs a method that gives back Vec2, double or boolean";
    assertTrue(told.stream().anyMatch(each -> each.startsWith(rule)), told.toString());
  }

  @Test
  void casesCannotBeTypedOfALotOfCircles() throws IOException {
    replace("exercise.md", "Vec2 center", "Circle[] center");
    List<String> told =
        FolderReader.read(folder).problems().stream().map(Problem::toString).toList();
    String rule = "tests.md:1: cases can be written for a method that gives back Vec2, double";
    assertTrue(told.stream().anyMatch(each -> each.startsWith(rule)), told.toString());
  }

  @Test
  void whatMakesNoCaseIsSaidInBounds() throws IOException {
    replace("wanted.java", "inner is above zero", "inner is above zero ".repeat(30));
    assertEquals(
        "wanted.java:1: what makes no case must be said in at most 400 characters", problem());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "cases.txt | inner = 2, outer = 5, p = (1, 1) | inner=2 ,outer =5,p=( 1,1 )",
        "cases.txt | p = (-3, 4) | p = (−3,  4)",
        "exercise.md | boolean inRing(Vec2 center, double inner | public static boolean inRing("
            + " Vec2  center,double inner",
        "exercise.md | Vec2 p) | Vec2 p ) {",
        "exercise.md | Vec2 p) | Vec2 p);",
        "exercise.md | center = -3..3, inner = 1..5 | center=−3 .. 3,inner =1..5"
      })
  void spacesAndATrueMinusChangeNothing(String file, String from, String to) throws IOException {
    ExerciseFolder before = FolderReader.read(folder).folder().orElseThrow();
    replace(file, from, to);
    Reading reading = FolderReader.read(folder);
    assertEquals(List.of(), reading.problems());
    ExerciseFolder after = reading.folder().orElseThrow();
    assertEquals(before.head(), after.head());
    assertEquals(before.lines(), after.lines());
    for (int i = 0; i < before.cases().size(); i++) {
      assertArrayEquals(before.cases().get(i), after.cases().get(i));
    }
  }

  @Test
  void circlesAndSegmentsAreReadWithAnySpaces() {
    String one =
        "s = (0, 1) to (2, 3), all = [(0, 0) radius 1, (4, -1) radius 2.5], c = (1, 2) radius 3";
    String other = "s=(0,1)to(2,3),all=[ (0,0)radius 1,(4,−1) radius 2.5 ],c= ( 1,2 )  radius  3";
    assertEquals("# a=(1,1)\n" + one, Spacing.ofCases("# a=(1,1)\n" + other));
    assertEquals(one, Spacing.ofCases(one));
  }

  @Test
  void numbersUpToAMillionAreRead() throws IOException {
    replace("cases.txt", "p = (1, 1)", "p = (1000000, -1000000.0)");
    replace("cases.txt", "p = (6, 2)", "p = (0.123456789, 0001)");
    Reading reading = FolderReader.read(folder);
    assertEquals(List.of(), reading.problems());
    assertEquals(List.of(2, 3, 4, 6), reading.folder().orElseThrow().lines().subList(0, 4));
  }

  @Test
  void onlyWhatBelongsThereMayStandInAFolder() throws IOException {
    Files.writeString(folder.resolve("wanted.sh"), "rm -r /");
    assertTrue(
        FolderReader.read(folder).problems().stream()
            .anyMatch(each -> each.rule().startsWith("there must be at most 8 files")));
    Files.delete(folder.resolve("cases.txt"));
    assertEquals("cases.txt:1: there must be a file cases.txt", problem());
  }

  @Test
  void linksLeadNowhere() throws IOException {
    Path secret = Files.writeString(place.resolve("secret.txt"), "class Solution { }");
    Files.delete(folder.resolve("reference.java"));
    Files.createSymbolicLink(folder.resolve("reference.java"), secret);
    assertEquals("reference.java:1: must be a plain file, neither a link nor a folder", problem());
  }

  @Test
  void linkedMistakesAreNotRead() throws IOException {
    Path away = place.resolve("away");
    Files.move(folder.resolve("mistakes"), away);
    Files.createSymbolicLink(folder.resolve("mistakes"), away);
    assertEquals("mistakes:1: must be a folder with a wrong program or more", problem());
  }

  @Test
  void tenThousandFilesAreNotCounted() throws IOException {
    for (int i = 0; i < 60; i++) {
      Files.writeString(folder.resolve("mistakes/m" + i + ".java"), "// a\n// b\n");
    }
    assertEquals("mistakes:1: there must be at most 40 files", problem());
  }

  @Test
  void whatIsTooLongOrNoTextIsNotRead() throws IOException {
    Files.write(folder.resolve("cases.txt"), new byte[PlainFile.MOST_BYTES + 1]);
    assertEquals("cases.txt:1: must have at most 65536 bytes", problem());
    Files.write(folder.resolve("cases.txt"), new byte[] {(byte) 0xC0, (byte) 0x80});
    assertEquals("cases.txt:1: must be text in UTF-8", problem());
    Files.writeString(folder.resolve("cases.txt"), "p = " + "(".repeat(2_000));
    assertEquals("cases.txt:1: a line must have at most 1000 characters", problem());
  }

  @Test
  void aHeadWithoutAnEndIsToldSo() throws IOException {
    Files.writeString(folder.resolve("exercise.md"), "---\ntitle: Ring\n");
    assertEquals("exercise.md:1: must begin with a head between two lines ---", problem());
  }

  @Test
  void tableHasFewColumns() throws IOException {
    replace("exercise.md", "the part of", "|".repeat(51));
    assertEquals("exercise.md:7: a line must hold the sign | at most 50 times", problem());
  }
}
