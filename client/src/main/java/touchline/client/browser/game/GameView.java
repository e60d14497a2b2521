package touchline.client.browser.game;

import org.teavm.jso.JSBody;
import touchline.client.browser.Element;
import touchline.client.browser.Picture;
import touchline.diagram.NumberText;
import touchline.game.Frame;
import touchline.game.GamePicture;
import touchline.game.Layout;
import touchline.game.Level;
import touchline.geometry.Vec2;

/** What the game's figure shows: the pitch, what moves on it, the arrow, the words. */
final class GameView {
  /** Metres; what is further away after a step was put there, and did not roll. */
  private static final double JUMP = 3;

  private final Element figure;
  private final Picture picture;
  private final Element trail = Element.createSvg("path", "game-trail");
  private final Element arrow = Element.createSvg("path", "game-aim");
  private final Element bodies = Element.createSvg("path", "game-bodies");
  private final Element keeper = Element.createSvg("circle", "game-keeper");
  private final Element ball = Element.createSvg("circle", "game-ball");
  private final AimHandle handle;
  private final StringBuilder way = new StringBuilder();
  private double[] radii = {};
  private boolean isGuarded;

  GameView(Element figure, GamePlayer player) {
    this.figure = figure;
    Element svg = figure.need(".figure-stage svg");
    picture = new Picture(svg, GamePicture.VIEW);
    double unit = picture.view().unit();
    keeper.setAttribute("r", NumberText.of(GamePicture.KEEPER * unit));
    ball.setAttribute("r", NumberText.of(GamePicture.BALL * unit));
    for (Element part : new Element[] {trail, arrow, bodies, keeper, ball}) {
      part.setAttribute("aria-hidden", "true");
      svg.append(part);
    }
    handle = new AimHandle(svg, picture, player);
    new GameControls(figure, player);
  }

  void show(Level level, Layout layout, double[] radiiOfAll) {
    radii = radiiOfAll;
    isGuarded = layout.isGuarded();
    picture.draw(GamePicture.standing(layout));
    keeper.mark("absent", !isGuarded);
    bodies.setAttribute("d", "");
    way.setLength(0);
    trail.setAttribute("d", "");
    figure.need("select").setValue(level.id());
  }

  /** A kick begins here. */
  void begin(Vec2 from) {
    way.setLength(0);
    point(way, 'M', from);
    trail.setAttribute("d", way.toString());
    say("");
  }

  /** What is seen a share of the way from one frame to the next. */
  void draw(Frame before, Frame now, double share) {
    Vec2 at = between(before.ball(), now.ball(), share);
    place(ball, at);
    handle.place(at);
    if (isGuarded) {
      place(keeper, between(before.keeper(), now.keeper(), share));
    }
    if (now.isRolling() && way.length() > 0) {
      point(way, 'L', at);
      trail.setAttribute("d", way.toString());
    }
    if (now.bodies() > 0) {
      boolean both = before.bodies() == now.bodies();
      double unit = picture.view().unit();
      double[] from = both ? before.numbers() : now.numbers();
      String path = path(from, now.numbers(), share, Frame.body(1), radii, unit, height());
      bodies.setAttribute("d", path);
    }
  }

  private double height() {
    return picture.view().maxY();
  }

  private static Vec2 between(Vec2 from, Vec2 to, double share) {
    Vec2 step = to.minus(from);
    return step.length() > JUMP ? to : from.plus(step.times(share));
  }

  private void place(Element part, Vec2 at) {
    part.setAttribute("cx", NumberText.of(picture.view().pixelX(at.x())));
    part.setAttribute("cy", NumberText.of(picture.view().pixelY(at.y())));
  }

  private void point(StringBuilder path, char letter, Vec2 at) {
    path.append(letter).append(NumberText.of(picture.view().pixelX(at.x()))).append(' ');
    path.append(NumberText.of(picture.view().pixelY(at.y())));
  }

  /** The arrow, and what a hand on the keys is told of it. */
  void aim(Vec2 from, Vec2 aim, boolean waits) {
    arrow.mark("absent", !waits);
    handle.aimed(aim);
    Vec2 tip = Aim.tip(from, aim);
    Vec2 along = aim.unit().times(0.35);
    Vec2 across = along.perpendicular().times(0.6);
    StringBuilder path = new StringBuilder();
    point(path, 'M', from.plus(aim.unit().times(GamePicture.BALL)));
    point(path, 'L', tip);
    point(path, 'M', tip.minus(along).plus(across));
    point(path, 'L', tip);
    point(path, 'L', tip.minus(along).minus(across));
    arrow.setAttribute("d", path.toString());
  }

  /** Whether the line is called clean. */
  void judged(boolean isJudged, boolean isClean) {
    arrow.mark("clean", isJudged && isClean);
    arrow.mark("blocked", isJudged && !isClean);
    String verdict =
        isClean ? "Clean: nobody is in the way." : "Blocked: an opponent is in the way.";
    figure.need(".game-judged").showText(isJudged ? verdict : "");
  }

  void say(String words) {
    figure.need(".game-told").showText(words);
  }

  /** A learner's method plays no longer. */
  void warn(String words) {
    figure.need(".game-warned").showText(words);
  }

  void score(String words) {
    figure.need(".game-score").showText(words);
  }

  /**
   * All circles as one path, written by the browser itself, for every picture anew. A sum in
   * brackets would lose them on its way through the compiler.
   */
  @JSBody(
      params = {"from", "to", "share", "first", "radii", "unit", "top"},
      script =
          "var path = ''; for (var i = first, n = 1; i + 1 < to.length; i += 2, n++) { var r ="
              + " Math.round(radii[n] * unit * 10) / 10; var x = Math.round((from[i] + (to[i] -"
              + " from[i]) * share) * unit * 10) / 10; var y = Math.round((top - from[i+1] -"
              + " (to[i+1] - from[i+1]) * share) * unit * 10) / 10; var left = x - r; path += 'M' +"
              + " left + ' ' + y + 'a' + r + ' ' + r + ' 0 1 0 ' + 2 * r + ' 0a' + r + ' ' + r + '"
              + " 0 1 0 ' + -2 * r + ' 0'; } return path;")
  private static native String path(
      double[] from, double[] to, double share, int first, double[] radii, double unit, double top);
}
