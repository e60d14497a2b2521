package touchline.client.browser;

import touchline.geometry.Vec2;
import touchline.grid.Crowd;
import touchline.grid.Sharing;
import touchline.grid.SharingPicture;
import touchline.grid.SharingWords;
import touchline.grid.Widths;

/** A crowd in a grid: how many and how wide the cells are is chosen, and the ball is moved. */
final class CrowdPlayer implements Handle.Owner {
  /** Speech follows once the reader pauses. */
  private static final int PAUSE = 450;

  private final Element figure;
  private final Element circles;
  private final Element width;
  private final Element layer;
  private final Handle handle;
  private final Delay speech = new Delay();
  private Vec2 ball = Crowd.START;

  private CrowdPlayer(Element figure) {
    this.figure = figure;
    circles = figure.need("input[name=circles]");
    width = figure.need("input[name=width]");
    Element svg = figure.need(".figure-stage svg");
    handle = new Handle(new Picture(svg, Crowd.FIELD), "Ball", "v-ball", this);
    layer = svg.need(".layer");
    circles.addEventListener("input", event -> released());
    width.addEventListener("input", event -> released());
  }

  /** Brings a figure of the page to life. */
  static void start(Element figure) {
    new CrowdPlayer(figure).show();
    figure.mark("live", true);
  }

  @Override
  public void moved(Vec2 wanted) {
    ball = Crowd.FIELD.nearest(wanted);
    show();
  }

  @Override
  public void released() {
    Sharing now = show();
    speech.restart(PAUSE, () -> figure.need(".figure-status").showText(SharingWords.spoken(now)));
  }

  private Sharing show() {
    int place = Integer.parseInt(width.getValue());
    Crowd crowd = new Crowd(Integer.parseInt(circles.getValue()), ball);
    Sharing now = Sharing.of(crowd, Widths.at(place));
    circles.put("aria-valuetext", circles.getValue());
    width.put("aria-valuetext", Widths.text(place));
    handle.place(ball);
    layer.showHtml(SharingPicture.of(now));
    say("circles", circles.getValue());
    say("width", Widths.text(place));
    say("all", SharingWords.all(now));
    say("asked", SharingWords.asked(now));
    say("touching", SharingWords.touching(now));
    say("entries", SharingWords.entries(now));
    say("ball", SharingWords.ball(now));
    return now;
  }

  private void say(String place, String words) {
    figure.need(".sharing-" + place).showText(words);
  }
}
