package touchline.server.seen;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A page as a student gets it, made into one that staff can only read: links stay among such pages
 * or lead nowhere, and forms are there and can neither be filled in nor sent.
 */
final class SeenHtml {
  private static final String MAIN = "<main id=\"main\" tabindex=\"-1\">";
  private static final Pattern SCRIPT =
      Pattern.compile("<script\\b[^>]*></script>|<link rel=\"modulepreload\"[^>]*>");
  private static final Pattern FORM = Pattern.compile("<form\\b[^>]*>");
  private static final Pattern ACTION = Pattern.compile("\\s(?:form)?action=\"[^\"]*\"");
  private static final Pattern LINK = Pattern.compile("<a\\b[^>]*?\\shref=\"(/[^\"]*)\"");
  private static final Pattern SOMEWHERE =
      Pattern.compile(
          "(/assignments(/[0-9]+(/handed-in|/[a-z0-9-]+/[a-z0-9-]+(/attempts/[0-9]+)?)?)?|/grades)?"
              + "([?#].*)?");

  /** The path of the course. */
  private final String course;

  /** What stands in its place in the addresses of these pages. */
  private final String seen;

  private final String banner;

  SeenHtml(String course, String seen, String banner) {
    this.course = course;
    this.seen = seen;
    this.banner = banner;
  }

  String of(String page) {
    int main = page.indexOf(MAIN);
    if (main < 0) {
      return page;
    }
    int begin = main + MAIN.length();
    int end = page.indexOf("</main>", begin);
    String head = SCRIPT.matcher(page.substring(0, begin)).replaceAll("");
    return head + banner + read(page.substring(begin, end)) + page.substring(end);
  }

  private String read(String html) {
    String still = SCRIPT.matcher(html).replaceAll("");
    String inert = ACTION.matcher(still).replaceAll("");
    String closed =
        FORM.matcher(inert)
            .replaceAll(
                form ->
                    "<fieldset class=\"seen\" disabled>" + Matcher.quoteReplacement(form.group()))
            .replace("</form>", "</form></fieldset>");
    return LINK.matcher(closed)
        .replaceAll(link -> Matcher.quoteReplacement(link(link.group(), link.group(1))));
  }

  private String link(String tag, String address) {
    String here = address(address);
    return here.isEmpty()
        ? tag.replace(" href=\"" + address + "\"", "")
        : tag.replace(" href=\"" + address + "\"", " href=\"" + here + "\"");
  }

  /** The address at which this is seen; empty if it is not, and itself outside of the course. */
  String address(String path) {
    if (!path.matches(Pattern.quote(course) + "([/?#].*)?")) {
      return path;
    }
    String rest = path.substring(course.length());
    return SOMEWHERE.matcher(rest).matches() ? seen + rest : "";
  }
}
