package touchline.server.export;

import java.util.List;
import java.util.Optional;
import org.jsoup.Jsoup;
import org.jsoup.nodes.DataNode;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;

/**
 * A page of the site as one that needs no site: links lead to files, practice is marked in the page
 * alone, and what only the server can do is not offered.
 */
final class OfflinePage {
  private static final String NAVIGATION =
      "<a href=\"index.html#lessons\">Lessons</a> <a href=\"glossary.html\">Glossary</a>"
          + " <a href=\"review.html\">Review</a>";

  private static final String NOTHING_MOVES =
      "<div><noscript><p>Figures and exercises need JavaScript, which is switched off here."
          + " The text reads without it.</p></noscript></div>";

  private static final String WRITE_IT =
      "<p>A method is compiled, run and marked by a Touchline site; these are only"
          + " its pages. You can write it in an editor of your own. This is the source to begin"
          + " with:</p>";

  private static final String WRITE_CASES =
      "<p>Your cases are tried and marked by a Touchline site, which runs the methods on them;"
          + " these are only its pages.</p>";

  /** Cases that the page cannot mark: its script has no task for them. */
  private static final String CASES = "section.exercise[data-kind=tests]:not([data-task])";

  private final Document page;

  /** Takes a page as the site sends it. */
  OfflinePage(String html) {
    this.page = Jsoup.parse(html);
    page.outputSettings().prettyPrint(false);
  }

  /**
   * The page as HTML.
   *
   * @param always addresses of scripts that every page needs, in their order
   */
  String html(List<String> always) {
    replaceScripts(always);
    takeFonts();
    page.select(".site-header nav").html(NAVIGATION);
    page.select(".site-you").remove();
    page.select(".exercise > noscript").unwrap();
    // What the others say is about the site.
    page.select("noscript").remove();
    page.select("main > :first-child").forEach(first -> first.prepend(NOTHING_MOVES));
    page.select("section.code").forEach(OfflinePage::keepTheTask);
    page.select(CASES).forEach(OfflinePage::keepTheQuestion);
    page.select("form").forEach(form -> form.removeAttr("action"));
    page.select(".credit-link, .signed-in").remove();
    page.select("[data-stored]").removeAttr("data-stored");
    page.select("[data-methods]").removeAttr("data-methods").removeAttr("data-worker");
    for (String attribute : List.of("href", "src")) {
      page.select("[" + attribute + "]").forEach(element -> lead(element, attribute));
    }
    return page.outerHtml();
  }

  /** At once, for they lie beside the page; the script that waits for them is not there. */
  private void takeFonts() {
    page.select("html").attr("data-fonts", "");
    for (Element style : page.select("style")) {
      String rules = style.data().replace("url(/assets/", "url(assets/");
      style.empty().appendChild(new DataNode(rules));
    }
  }

  private void replaceScripts(List<String> always) {
    Element head = page.head();
    page.select("link[rel=preload], head script").remove();
    List<Element> own = page.select("script[type=module]");
    for (String address : always) {
      head.appendElement("script").attr("defer", true).attr("src", address);
    }
    for (Element script : own) {
      script.remove();
      head.appendElement("script").attr("defer", true).attr("src", script.attr("src"));
    }
  }

  private static void keepTheTask(Element section) {
    String starter = section.select("textarea").attr("data-starter");
    section.select("form, .code-result, .code-starter, .attempts").remove();
    section.append(WRITE_IT);
    section.appendElement("pre").appendElement("code").text(starter);
    // The script of the site looks for sections of this kind.
    section.removeClass("code");
  }

  private static void keepTheQuestion(Element section) {
    section.select("form, .attempts, .again").remove();
    section.append(WRITE_CASES);
    // Scripts look for exercises by these.
    section.removeAttr("data-kind").removeAttr("data-exercise");
  }

  private static void lead(Element element, String attribute) {
    Optional<String> address = Addresses.of(element.attr(attribute));
    if (address.isPresent()) {
      element.attr(attribute, address.get());
    } else {
      element.unwrap();
    }
  }
}
