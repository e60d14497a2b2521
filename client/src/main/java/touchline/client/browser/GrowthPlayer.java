package touchline.client.browser;

import java.util.List;
import org.teavm.jso.JSBody;
import org.teavm.jso.JSFunctor;
import org.teavm.jso.JSObject;
import touchline.geometry.Circle;
import touchline.growth.GrowthChart;
import touchline.growth.GrowthFigure;
import touchline.growth.GrowthWords;
import touchline.growth.Measuring;
import touchline.growth.Method;
import touchline.growth.Swarm;
import touchline.growth.SwarmPicture;
import touchline.growth.Work;

/**
 * How much four methods ask about circles that roll, and how long they take. Between two pictures
 * they have a few milliseconds, and nothing runs once all is measured and the circles stand.
 */
final class GrowthPlayer {
  /** Speech follows once the reader pauses. */
  private static final int PAUSE = 450;

  /** Milliseconds between two pictures in which methods are measured. */
  private static final double BUDGET = 8;

  /** Milliseconds for which numbers stay: who reads them wants to get to the end. */
  private static final double CALM = 500;

  /** Seconds; a page that was away goes on where it was. */
  private static final double LONGEST_FRAME = 0.1;

  /** Seconds. Circles stand only where a whole number of steps brings them. */
  private static final double STEP = 0.01;

  /** Of those, for a reader who goes on by hand. */
  private static final int BY_HAND = 10;

  /** Seconds that pass at once for a reader who wants no motion. */
  private static final double STILL = 2;

  private final Element figure;
  private final Element slider;
  private final Element play;
  private final List<Work> known;
  private final Delay speech = new Delay();
  private final Measuring measuring;
  private Swarm swarm;
  private List<Circle> circles;
  private double time;
  private double drawnAt;
  private double paintedAt;
  private double toldAt;
  private boolean isPlaying;
  private boolean isInSight;
  private boolean isAwake;

  /** Hears whether a figure has come to the middle of the screen or has left it. */
  @JSFunctor
  interface Sight extends JSObject {
    void changed(boolean isInSight);
  }

  private GrowthPlayer(Element figure) {
    this.figure = figure;
    slider = figure.need("input[name=circles]");
    play = figure.need(".play");
    known = GrowthFigure.read(figure.attribute("data-work"));
    measuring = new Measuring(GrowthPlayer::now, chosen());
    swarm = new Swarm(chosen().count());
    circles = swarm.at(0);
    new Toolbar(figure.need(".figure-controls"), play);
    slider.addEventListener("input", event -> choose());
    play.addEventListener("click", event -> playOrPause());
    figure.need(".forward").addEventListener("click", event -> stand(steps(time) + BY_HAND));
    figure.need(".reset").addEventListener("click", event -> reset());
  }

  /** Brings a figure of the page to life, at rest. */
  static void start(Element figure) {
    GrowthPlayer player = new GrowthPlayer(figure);
    player.tell();
    figure.mark("live", true);
    watch(figure, player::sight);
  }

  private Work chosen() {
    return known.get(Integer.parseInt(slider.getValue()));
  }

  /** Other circles, which roll on if those before them did. */
  private void choose() {
    swarm = new Swarm(chosen().count());
    time = 0;
    measuring.begin(chosen());
    place();
    tell();
    speak();
    wake();
  }

  private void reset() {
    play(false);
    choose();
  }

  private void playOrPause() {
    if (isPlaying) {
      stand(steps(time));
    } else if (Page.prefersStillness()) {
      stand(steps(time + STILL));
    } else {
      play(true);
      paintedAt = now();
      wake();
    }
  }

  private static int steps(double time) {
    return (int) Math.floor(time / STEP + 0.5);
  }

  private void stand(int steps) {
    play(false);
    time = steps * STEP;
    measuring.stand();
    place();
    tell();
    speak();
    wake();
  }

  private void play(boolean plays) {
    isPlaying = plays;
    play.mark("playing", plays);
    String name = plays ? "Pause" : "Play";
    play.put("aria-label", name);
    play.put("title", name);
  }

  private void sight(boolean sees) {
    isInSight = sees;
    if (sees) {
      wake();
    } else if (isPlaying) {
      stand(steps(time));
    }
  }

  private void wake() {
    if (isInSight && !isAwake && (isPlaying || !measuring.isSettled())) {
      isAwake = true;
      Page.beforeNextPaint(this::frame);
    }
  }

  private void frame() {
    isAwake = false;
    if (isPlaying) {
      time += Math.min((now() - paintedAt) / 1000, LONGEST_FRAME);
      paintedAt = now();
      // Ten thousand circles take a while to draw, and creep.
      if ((time - drawnAt) * SwarmPicture.fastest(swarm.side()) >= 1) {
        place();
      }
    }
    measuring.work(circles, BUDGET);
    if (now() - toldAt > CALM || (measuring.isSettled() && !isPlaying)) {
      tell();
    }
    wake();
  }

  private void place() {
    drawnAt = time;
    circles = swarm.at(time);
    figure.need(".growth-swarm").showHtml(SwarmPicture.of(swarm.side(), circles));
    int steps = isPlaying ? steps(time) / BY_HAND * BY_HAND : steps(time);
    figure.need(".figure-place").showText(GrowthWords.time(steps * STEP));
  }

  private void tell() {
    toldAt = now();
    Work work = measuring.latest();
    String count = GrowthWords.whole(work.count());
    slider.put("aria-valuetext", count);
    figure.need(".growth-circles").showText(count);
    figure.need(".growth-found").showText(GrowthWords.found(work));
    figure.need(".growth-repaired").showText(GrowthWords.repaired(measuring.overtaken()));
    figure.need(".growth-now").showHtml(GrowthChart.now(work));
    for (Method method : Method.values()) {
      String row = ".growth-" + method.role();
      figure.need(row).showText(GrowthWords.asked(work, method));
      figure.need(row + "-each").showText(GrowthWords.each(work, method));
      figure.need(row + "-time").showText(GrowthWords.time(measuring, method));
    }
  }

  private void speak() {
    speech.restart(
        PAUSE,
        () -> {
          if (!isPlaying) {
            figure.need(".figure-status").showText(GrowthWords.spoken(measuring));
          }
        });
  }

  @JSBody(
      params = {"figure", "sight"},
      script =
          "new IntersectionObserver(function(all) {"
              + " sight(all[all.length - 1].isIntersecting); },"
              + " {rootMargin: '-35% 0px'}).observe(figure);")
  private static native void watch(Element figure, Sight sight);

  @JSBody(script = "return performance.now();")
  private static native double now();
}
