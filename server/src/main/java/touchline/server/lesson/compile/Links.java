package touchline.server.lesson.compile;

import java.util.Map;
import java.util.Set;
import org.commonmark.node.Image;
import org.commonmark.node.Link;
import touchline.server.lesson.figure.FigureWords;
import touchline.server.lesson.figure.MeasuredWords;

/** Checks that the links of a page lead somewhere. */
final class Links {
  private static final String LESSON = "/lessons/";

  /** Pages of the site that a text may lead to; HelpTest asks a site for each. */
  static final Set<String> PAGES =
      Set.of(
          "/account",
          "/account/tokens",
          "/api/v1/openapi.json",
          "/courses",
          "/exercise-drafts",
          "/exercise-folders",
          "/people",
          "/people/log",
          "/platforms",
          "/receipts",
          "/review");

  private final Map<String, Anchors> lessons;
  private final Problems problems;

  /** Takes the anchors of every lesson by slug. */
  Links(Map<String, Anchors> lessons, Problems problems) {
    this.lessons = lessons;
    this.problems = problems;
  }

  /** Takes the slug of the lesson that the page belongs to, and the figures it has. */
  void check(Page page, String slug, FigureWords words) {
    for (Link link : page.all(Link.class)) {
      String rule = broken(link, slug, words);
      if (!rule.isEmpty()) {
        problems.add(page.file(), Page.lineOf(link), rule + ": " + link.getDestination());
      }
    }
    for (Image image : page.all(Image.class)) {
      String rule =
          image.getFirstChild() == null
              ? "a picture must have alt text"
              : "a picture must be a figure: pictures from elsewhere are not shown";
      problems.add(page.file(), Page.lineOf(image), rule + ": " + image.getDestination());
    }
  }

  private String broken(Link link, String slug, FigureWords words) {
    if (MeasuredWords.isOne(link)) {
      return MeasuredWords.broken(link);
    }
    return FigureWords.isOne(link) ? words.broken(link) : broken(link.getDestination(), slug);
  }

  /** The rule that a lesson's slug, with an anchor or without, breaks as a link; or nothing. */
  String brokenPlace(String place) {
    return broken(LESSON + place, "");
  }

  /** The rule that the address breaks, or nothing. */
  private String broken(String address, String slug) {
    if (address.startsWith("https://") || PAGES.contains(address)) {
      return "";
    }
    if (address.startsWith("#")) {
      return brokenAnchor(slug, address.substring(1));
    }
    if (address.startsWith(LESSON)) {
      String[] parts = address.substring(LESSON.length()).split("#", 2);
      return brokenAnchor(parts[0], parts.length == 2 ? parts[1] : "");
    }
    return "a link must start with https://, /lessons/ or #, or be a page of the site";
  }

  private String brokenAnchor(String slug, String anchor) {
    Anchors anchors = lessons.get(slug);
    if (anchors == null) {
      return "a link must lead to a lesson that exists";
    }
    boolean found = anchor.isEmpty() || anchors.has(anchor);
    return found ? "" : "a link must lead to an anchor that exists";
  }
}
