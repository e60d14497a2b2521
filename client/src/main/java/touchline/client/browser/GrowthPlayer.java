package touchline.client.browser;

import touchline.growth.GrowthChart;
import touchline.growth.GrowthWords;
import touchline.growth.Method;
import touchline.growth.Sizes;
import touchline.growth.Swarm;
import touchline.growth.SwarmPicture;
import touchline.growth.Work;

/** How much four methods ask: the number of circles is chosen, and all is counted in the page. */
final class GrowthPlayer {
  /** Speech follows once the reader pauses. */
  private static final int PAUSE = 450;

  private final Element figure;
  private final Element circles;
  private final Delay speech = new Delay();

  /** By the place of the slider, as far as the reader has been there. */
  private final Work[] counted = new Work[Sizes.count()];

  private GrowthPlayer(Element figure) {
    this.figure = figure;
    circles = figure.need("input[name=circles]");
    circles.addEventListener("input", event -> moved());
  }

  /** Brings a figure of the page to life. */
  static void start(Element figure) {
    new GrowthPlayer(figure).show();
    figure.mark("live", true);
  }

  private void moved() {
    Work now = show();
    speech.restart(PAUSE, () -> figure.need(".figure-status").showText(GrowthWords.spoken(now)));
  }

  private Work show() {
    Work now = at(Integer.parseInt(circles.getValue()));
    String count = GrowthWords.whole(now.swarm().count());
    circles.put("aria-valuetext", count);
    figure.need(".growth-circles").showText(count);
    figure.need(".growth-found").showText(GrowthWords.found(now));
    figure.need(".growth-swarm").showHtml(SwarmPicture.of(now));
    figure.need(".growth-now").showHtml(GrowthChart.now(now));
    for (Method method : Method.values()) {
      figure.need(".growth-" + method.role()).showText(GrowthWords.asked(now, method));
    }
    return now;
  }

  private Work at(int place) {
    if (counted[place] == null) {
      counted[place] = Work.of(new Swarm(Sizes.at(place)));
    }
    return counted[place];
  }
}
