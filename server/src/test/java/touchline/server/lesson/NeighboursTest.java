package touchline.server.lesson;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Pattern;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;
import org.junit.jupiter.api.Test;

/**
 * What lessons say of their neighbours: a lesson that is added parts two that were side by side.
 */
class NeighboursTest {
  private static final List<Lesson> COURSE = Lessons.load().course();

  /** How many lessons further on each of these leads. */
  private static final Map<String, Integer> STEPS =
      Map.of(
          "the next lesson", 1,
          "the last lesson", -1,
          "the lesson before", -1,
          "the lesson before last", -2);

  /** Without a link nobody would notice that it is another one now. */
  private static final Pattern UNLINKED =
      Pattern.compile("(?i)\\bnext lesson|\\blast lesson(?! with)|\\blesson before(?! you)");

  @Test
  void aLinkLeadsToTheLessonThatItNames() {
    int links = 0;
    for (int i = 0; i < COURSE.size(); i++) {
      for (Element link : page(i).select("a[href^=/lessons/]")) {
        Integer steps = STEPS.get(link.text().toLowerCase(Locale.ROOT));
        if (steps != null) {
          links++;
          String slug = COURSE.get(i + steps).slug();
          String address = link.attr("href").replaceFirst("#.*", "");
          assertEquals("/lessons/" + slug, address, COURSE.get(i).slug() + ": " + link.text());
        }
      }
    }
    assertTrue(links > 5, "links: " + links);
  }

  @Test
  void noLessonNamesANeighbourWithoutALink() {
    for (int i = 0; i < COURSE.size(); i++) {
      Document page = page(i);
      page.select("a").remove();
      String text = page.text();
      assertFalse(UNLINKED.matcher(text).find(), COURSE.get(i).slug());
    }
  }

  @Test
  void eachLessonEndsWithALinkToTheNext() {
    for (int i = 0; i + 1 < COURSE.size(); i++) {
      String link = "a[href=/lessons/" + COURSE.get(i + 1).slug() + "]";
      Element last =
          page(i).select("h2").stream()
              .filter(heading -> heading.text().contains("next"))
              .reduce((one, other) -> other)
              .orElseThrow();
      long found =
          last.nextElementSiblings().stream().filter(one -> !one.select(link).isEmpty()).count();
      assertTrue(found > 0, COURSE.get(i).slug() + " must lead to " + COURSE.get(i + 1).slug());
    }
  }

  private static Document page(int place) {
    return Jsoup.parseBodyFragment(COURSE.get(place).html());
  }
}
