package touchline.server.lesson.compile;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.TestInstance.Lifecycle;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import touchline.server.lesson.ExerciseTerms;
import touchline.server.lesson.Hint;
import touchline.server.lesson.Lesson;
import touchline.server.lesson.LessonReader;
import touchline.server.lesson.Lessons;

@TestInstance(Lifecycle.PER_CLASS)
class LessonCompilerTest {
  private final Mathematics mathematics = new Mathematics();

  @Test
  void partsOfALessonBecomeHtml(@TempDir Path folder) {
    String html = LessonFiles.in(folder).compile(mathematics).all().get(0).html();
    assertTrue(html.contains("<code>a $ in code</code> and a price of $5."), html);
    assertTrue(html.contains("<h2 id=\"first\">First</h2>"), html);
    assertTrue(html.contains("<div class=\"formula\"><span class=\"katex-display\">"), html);
    assertTrue(html.contains("<math xmlns=\"http://www.w3.org/1998/Math/MathML\""), html);
    assertTrue(html.contains("<td>1</td>"), html);
    assertTrue(html.contains("<!--exercise one/try-it-->"), html);
  }

  @Test
  void figureReadsWithoutScript(@TempDir Path folder) {
    String html = LessonFiles.in(folder).compile(mathematics).all().get(0).html();
    assertTrue(html.contains("id=\"figure-move-it\" data-figure=\"title: A title&#10;"), html);
    assertTrue(html.contains("aria-label=\"A segment and a point."), html);
    assertTrue(html.contains("From <var class=\"v-a\">a</var> to"), html);
    assertEquals(13, html.split("<li><code class=\"step-line\">", -1).length - 1);
    assertTrue(html.contains("<var>projV</var> = (3.6, 1.8)"), html);
  }

  @Test
  void figureIsNamedByItsCaption(@TempDir Path folder) {
    String html = LessonFiles.in(folder).compile(mathematics).all().get(0).html();
    assertTrue(html.contains("aria-labelledby=\"figure-move-it--title\""), html);
    assertTrue(html.contains("<figcaption id=\"figure-move-it--title\">A title<"), html);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "so $x$, or | so <T>#,</T> or",
        "one ($x$). Next | one <T>(#).</T> Next",
        "$x$–$y$ & $z$; | <T>#–</T><T>#</T> &amp; <T>#;</T>",
        "so $x$ or | so <T>#</T> or",
        "by $0.5$ m, or | by <T># m,</T> or",
        "so $a + b + c + d + e + f + g + h + i + j + k$ or | so # or",
        "it is 2.5 m, or | it is <U>2.5 m</U>, or"
      })
  void whatStandsAgainstAFormulaStaysOnItsLine(String text, String as, @TempDir Path folder) {
    LessonFiles files =
        LessonFiles.in(folder).change(LessonFiles.LESSON, "A formula $x + 1$,", text);
    String html = files.compile(mathematics).all().get(0).html();
    String paragraph = html.substring(html.indexOf("<p>") + 3, html.indexOf("</p>"));
    String formula = "<span class=\"katex\">.*?</annotation></semantics></math></span>.*?";
    String expected =
        as.replace("<T>", "<span class=\"together whole\">")
            .replace("<U>", "<span class=\"together\">")
            .replaceAll("</[TU]>", "</span>")
            .replace("(", "\\(")
            .replace(").", "\\)[.]")
            .replace("#", formula);
    assertTrue(paragraph.matches("(?s)" + expected + ".*"), paragraph);
  }

  /** A browser would break the line behind its hyphen. */
  @Test
  void aWordSuchAsTwoDimensionalStaysOnOneLine(@TempDir Path folder) {
    LessonFiles files =
        LessonFiles.in(folder)
            .change(LessonFiles.LESSON, "What it is about.", "A <b> & more in 2-D.")
            .change(LessonFiles.LESSON, "A formula $x + 1$,", "In 2-D, re-use 3-D & 1-2:");
    Lesson lesson = files.compile(mathematics).all().get(0);
    String two = "<span class=\"together\">2-D</span>";
    String three = "<span class=\"together\">3-D</span>";
    assertTrue(lesson.html().contains("<p>In " + two + ", re-use " + three + " &amp; 1-2:"));
    assertEquals("A <b> & more in 2-D.", lesson.summary(), "as a search finds it");
    assertEquals("A &lt;b&gt; &amp; more in " + two + ".", lesson.summaryHtml());
  }

  @Test
  void listingKeepsTheLineNumbersOfItsSource(@TempDir Path folder) throws IOException {
    LessonFiles files = LessonFiles.in(folder);
    String html = files.compile(mathematics).all().get(0).html();
    Path source = files.content().resolve("src/main/java/touchline/taught/SegmentCircle.java");
    int line = Files.readAllLines(source).indexOf("    Vec2 projV = unit.times(proj);") + 1;
    String printed =
        "<span class=\"line\" data-line=\""
            + line
            + "\">  Vec2 <span class=\"v-projV\">projV</span>";
    // Once in the figure, once in the listing, which takes the figure's colours.
    assertEquals(2, html.split(printed, -1).length - 1);
  }

  @Test
  void writtenLessonsReadBackTheSame(@TempDir Path folder) throws IOException {
    LessonFiles files =
        LessonFiles.in(folder).change(LessonFiles.LESSON, "A lesson", "Ä = \\o/: 100 %");
    Lessons compiled = files.compile(mathematics);
    Path classes = folder.resolve("classes");
    new LessonWriter(classes).write(compiled);
    Lessons read = read(classes);
    assertEquals(compiled.all(), read.all());
    assertEquals(compiled.exercises(), read.exercises());
    assertEquals(compiled.version(), read.version());
    assertEquals("Ä = \\o/: 100 %", read.lesson("one").orElseThrow().title());
    assertEquals(
        new ExerciseTerms(4, 3, 0.25, List.of(new Hint(0.1, "Look again."))),
        read.exercise("one/try-it").orElseThrow().terms());
    assertTrue(read.lesson("two").isEmpty());
  }

  @Test
  void lessonsAreInTheOrderOfTheCourse(@TempDir Path folder) {
    LessonFiles files =
        LessonFiles.in(folder)
            .change(LessonFiles.LESSON, "order: 901", "order: 920")
            .write("lessons/two/lesson.md", "---\ntitle: B\nsummary: S\norder: 903\n---\n");
    List<String> slugs = files.compile(mathematics).all().stream().map(Lesson::slug).toList();
    assertEquals(List.of("two", "one", "closest-point"), slugs);
  }

  @Test
  void compilingTwiceGivesTheSameBytesAndDropsWhatIsGone(@TempDir Path folder) throws IOException {
    LessonFiles files =
        LessonFiles.in(folder)
            .write("lessons/two/lesson.md", "---\ntitle: B\nsummary: S\norder: 903\n---\n");
    Path classes = folder.resolve("classes");
    new LessonWriter(classes).write(files.compile(mathematics));
    assertTrue(bytes(classes).containsKey("touchline/lessons/two/lesson.html"));
    files.delete("lessons/two/lesson.md").delete("lessons/two");
    new LessonWriter(classes).write(files.compile(mathematics));
    Map<String, String> once = bytes(classes);
    assertFalse(once.containsKey("touchline/lessons/two/lesson.html"));
    new LessonWriter(classes).write(files.compile(new Mathematics()));
    assertEquals(once, bytes(classes));
  }

  @Test
  void versionFollowsLessonsAndMarker(@TempDir Path folder) {
    LessonFiles files = LessonFiles.in(folder);
    String before = files.compile(mathematics).version();
    assertTrue(before.matches("[0-9a-f]{64}"), before);
    assertEquals(before, files.compile(mathematics).version());
    files.change(LessonFiles.EXERCISE, "Find it.", "Find it now.");
    String reworded = files.compile(mathematics).version();
    assertNotEquals(before, reworded);
    files.write("target/classes/A.class", "compiled otherwise");
    assertNotEquals(reworded, files.compile(mathematics).version());
  }

  @Test
  void answersBesideAnExerciseAreNoPartOfTheVersionNorPublished(@TempDir Path folder)
      throws IOException {
    LessonFiles files = LessonFiles.in(folder);
    String before = files.compile(mathematics).version();
    files.write("lessons/one/try-it/answers/right-one.java", "// right");
    Lessons compiled = files.compile(mathematics);
    assertEquals(before, compiled.version());
    Path classes = folder.resolve("classes");
    new LessonWriter(classes).write(compiled);
    assertFalse(bytes(classes).toString().contains("// right"));
  }

  @Test
  void brokenLessonsWriteNothing(@TempDir Path folder) {
    Path content = LessonFiles.in(folder).delete(LessonFiles.LESSON).content();
    Path classes = folder.resolve("classes");
    String[] arguments = {content.toString(), classes.toString()};
    BrokenLessons broken = assertThrows(BrokenLessons.class, () -> LessonBuild.main(arguments));
    assertEquals(
        "problems in the lessons: 1\ncontent/lessons/one/lesson.md:1: the file is missing",
        broken.getMessage());
    assertFalse(Files.exists(classes));
  }

  private static Lessons read(Path classes) throws IOException {
    URL[] path = {classes.toUri().toURL()};
    try (URLClassLoader loader = new URLClassLoader(path, null)) {
      return new LessonReader(loader).read();
    }
  }

  private static Map<String, String> bytes(Path folder) throws IOException {
    Map<String, String> bytes = new TreeMap<>();
    try (Stream<Path> files = Files.walk(folder)) {
      for (Path file : files.filter(Files::isRegularFile).toList()) {
        bytes.put(folder.relativize(file).toString().replace('\\', '/'), Files.readString(file));
      }
    }
    return bytes;
  }
}
