package touchline.server.lesson.figure;

import java.util.Set;
import touchline.diagram.Html;
import touchline.diagram.Svg;
import touchline.game.GameFigure;
import touchline.game.GamePicture;
import touchline.game.Growth;
import touchline.game.Level;
import touchline.game.Skill;

/**
 * The game as it reads without script: the empty pitch, and for each level what it needs and where
 * that is written.
 */
public record GameHtml(String name, GameFigure figure) {
  private static final String HINT =
      "<p class=\"figure-hint waits\">Drag from the ball and let go<span class=\"keys\">: arrow"
          + " keys aim, Enter kicks</span></p>";

  /** Of the pages behind it, which only the site has. */
  private static final String PAGES =
      " data-methods=\"/game/methods\" data-worker=\"/game/worker\"";

  public String html() {
    return String.join(
        "\n",
        "<figure class=\"figure game\" id=\"figure-"
            + name
            + "\""
            + PAGES
            + caption().naming()
            + ">",
        caption().html(),
        "<div class=\"figure-body\">",
        "<div class=\"figure-stage\">"
            + Svg.picture(GamePicture.still(Level.OWN.layout(Set.of())), figure.alt())
            + HINT
            + "</div>",
        "<div class=\"figure-side\">",
        choice(),
        levels(),
        "<p class=\"game-judged waits\" role=\"status\"></p>",
        "<p class=\"game-told waits\" role=\"status\"></p>",
        "<p class=\"game-warned waits\" role=\"status\"></p>",
        "<p class=\"game-score waits\">0 goals from 0 kicks</p>",
        "</div></div>",
        controls(),
        "</figure>");
  }

  private Caption caption() {
    return new Caption(name, figure.title());
  }

  private static String choice() {
    StringBuilder options = new StringBuilder();
    for (Level level : Level.values()) {
      options.append("<option value=\"").append(level.id()).append("\">");
      options.append(level.number() + 1).append(". ").append(Html.escape(level.title()));
      options.append("</option>");
    }
    return "<div class=\"compare-choice waits\"><label for=\"game-level\">Pitch</label>"
        + "<select id=\"game-level\" autocomplete=\"off\">"
        + options
        + "</select></div>";
  }

  private static String levels() {
    StringBuilder html = new StringBuilder();
    for (Level level : Level.values()) {
      html.append("<div class=\"game-level").append(level == Level.OWN ? " now" : "");
      html.append("\" data-level=\"")
          .append(level.id())
          .append("\"><p class=\"game-goal\"><strong>");
      html.append(Html.escape(level.title())).append(".</strong> ");
      html.append(Html.escape(level.hint())).append("</p>");
      html.append(skills(level)).append("</div>");
    }
    return html.toString();
  }

  private static String skills(Level level) {
    StringBuilder html = new StringBuilder("<ul class=\"game-methods\">");
    level.skills().forEach(skill -> html.append(skill(skill, ours(level, skill))));
    return html.append("</ul>").toString();
  }

  /** What is said of a method that the learner has not written. */
  private static String ours(Level level, Skill skill) {
    boolean adds = level == Level.OWN && !Growth.adds(skill).isEmpty();
    return adds ? "adds " + Growth.adds(skill) : "our version plays";
  }

  private static String skill(Skill skill, String ours) {
    String method = Html.escape(skill.method());
    return "<li data-method=\""
        + skill.number()
        + "\" data-ours=\""
        + ours
        + "\"><a href=\"/exercises/"
        + skill.exercise()
        + "\"><code>"
        + method
        + "</code></a> <span class=\"game-whose\">"
        + ours
        + "</span> <button type=\"button\" hidden"
        + " aria-pressed=\"false\" data-skill=\""
        + skill.number()
        + "\">Yours<span class=\"unseen\"> for "
        + method
        + "</span></button></li>";
  }

  private static String controls() {
    return String.join(
        "",
        "<div class=\"figure-controls waits\" role=\"group\" aria-label=\"Play\">",
        "<div class=\"figure-modes\">",
        "<button type=\"button\" class=\"kick\">Kick</button>",
        "<button type=\"button\" class=\"reset\">Start again</button>",
        "<button type=\"button\" class=\"link\">Copy link</button>",
        "</div></div>");
  }
}
