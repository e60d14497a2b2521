package touchline.server.export;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import touchline.server.lesson.Lesson;
import touchline.server.lesson.Lessons;

class ExportTest {
  private static final String NEEDS_THE_SITE =
      "form[action], .credit-link, textarea, .signed-in, [data-stored], .site-you";

  /** Names that a script takes from another. */
  private static final Pattern TAKEN = Pattern.compile("\\}=touchline\\[\"\\./([^\"]+)\"\\]");

  @TempDir static Path temporary;
  private static Path folder = Path.of("");

  @BeforeAll
  static void export() {
    folder = ExportedCourse.in(temporary.resolve("course"));
  }

  @Test
  void everyLessonIsThereWithItsExercises() throws IOException {
    for (Lesson lesson : Lessons.load().course()) {
      Document page = page(lesson.slug() + ".html");
      assertEquals(lesson.exercises().size(), page.select("section.exercise").size(), page.title());
    }
    assertEquals(Lessons.load().course().size(), page("index.html").select(".lessons li").size());
  }

  @Test
  void everyAddressLeadsToAFileOfTheFolderAndToAnAnchorThatIsThere() throws IOException {
    List<String> broken = new ArrayList<>();
    Map<Path, Set<String>> anchors = new HashMap<>();
    for (Path file : pages()) {
      for (Element element : Jsoup.parse(file).select("[href], [src]")) {
        String address = element.hasAttr("href") ? element.attr("href") : element.attr("src");
        if (!address.startsWith("https://") && !leads(file, address, anchors)) {
          broken.add(file.getFileName() + ": " + address);
        }
      }
    }
    assertEquals(List.of(), broken);
  }

  /**
   * Whether an address leads somewhere.
   *
   * @param anchors of the pages that were read so far, since hundreds of addresses lead to each
   */
  private static boolean leads(Path from, String address, Map<Path, Set<String>> anchors)
      throws IOException {
    String[] parts = address.split("#", 2);
    Path to = parts[0].isEmpty() || parts[0].startsWith("?") ? from : folder.resolve(parts[0]);
    if (address.startsWith("/") || !Files.isRegularFile(to)) {
      return false;
    }
    if (parts.length == 1) {
      return true;
    }
    if (!anchors.containsKey(to)) {
      anchors.put(to, Set.copyOf(Jsoup.parse(to).select("[id]").eachAttr("id")));
    }
    return anchors.get(to).contains(parts[1]);
  }

  @Test
  void everyScriptStandsBehindThoseThatItTakesNamesFrom() throws IOException {
    List<String> missing = new ArrayList<>();
    for (Path file : pages()) {
      List<String> before = new ArrayList<>();
      for (String script : Jsoup.parse(file).select("script[src]").eachAttr("src")) {
        TAKEN
            .matcher(Files.readString(folder.resolve(script)))
            .results()
            .map(taken -> "assets/" + taken.group(1))
            .filter(taken -> !before.contains(taken))
            .forEach(taken -> missing.add(file.getFileName() + ": " + taken));
        before.add(script);
      }
    }
    assertEquals(List.of(), missing);
  }

  @Test
  void nothingIsOfferedThatNeedsTheSite() throws IOException {
    for (Path file : pages()) {
      Document page = Jsoup.parse(file);
      assertEquals(0, page.select(NEEDS_THE_SITE).size(), file::toString);
      assertEquals(0, page.select("script[type=module]").size(), file::toString);
      assertEquals(1, page.select("noscript").size(), file::toString);
    }
    try (Stream<Path> assets = Files.list(folder.resolve("assets"))) {
      List<String> names = assets.map(Path::getFileName).map(Path::toString).toList();
      assertFalse(names.stream().anyMatch(name -> name.startsWith("editor.")), names::toString);
    }
  }

  /** A lesson's question by folder brings along what marks it; those of topics are in a script. */
  @Test
  void everyQuestionCanBePractised() throws IOException {
    String questions = "section.exercise[data-task], section.exercise[id$=_question]";
    for (Path file : pages()) {
      for (Element question : Jsoup.parse(file).select(questions)) {
        assertEquals(1, question.select(".answer button[type=submit]").size(), question::id);
        boolean isOfFolder = question.id().endsWith("_question");
        assertEquals(isOfFolder ? 1 : 0, question.select(".practised").size(), question::id);
      }
    }
    Element mirror = page("lines.html").getElementById("exercise-mirror_question");
    assertEquals(7, Objects.requireNonNull(mirror).select("[data-mistake]").size());
  }

  /** Its programs cannot run there, and nothing of them is in the folder. */
  @Test
  void casesForAMethodThatALessonBringsAreLeftToTheSite() throws IOException {
    for (String id : List.of("lines/mirror", "two-circles/ring")) {
      String name = id.substring(id.indexOf('/') + 1);
      Document page = page(id.substring(0, id.indexOf('/')) + ".html");
      Element cases = Objects.requireNonNull(page.getElementById("exercise-" + name + "_tests"));
      assertTrue(cases.text().contains("are tried and marked by a Touchline site"), cases.text());
      assertEquals(0, cases.select("form, input, button").size());
      assertFalse(page.html().contains("class Solution { static"), name);
    }
    try (Stream<Path> all = Files.walk(folder)) {
      assertTrue(all.noneMatch(file -> file.toString().endsWith(".sources")));
    }
  }

  @Test
  void aFolderThatHoldsSomethingIsLeftAlone() throws IOException {
    Path mine =
        Files.writeString(Files.createDirectory(temporary.resolve("mine")).resolve("a"), "");
    String said = ExportedCourse.run(mine.getParent());
    assertTrue(said.startsWith("2\ntouchline: FOLDER must be a folder that is empty"), said);
    try (Stream<Path> found = Files.list(mine.getParent())) {
      assertEquals(List.of(mine), found.toList());
    }
  }

  private static Document page(String name) throws IOException {
    return Jsoup.parse(folder.resolve(name));
  }

  private static List<Path> pages() throws IOException {
    try (Stream<Path> found = Files.list(folder)) {
      return found.filter(path -> path.toString().endsWith(".html")).toList();
    }
  }
}
