package touchline.client.browser.game;

import java.util.Optional;
import java.util.Set;
import org.teavm.jso.JSBody;
import touchline.client.browser.Element;
import touchline.client.browser.Page;
import touchline.game.Caller;
import touchline.game.Frame;
import touchline.game.GamePicture;
import touchline.game.GameWords;
import touchline.game.Happening;
import touchline.game.Layout;
import touchline.game.Level;
import touchline.game.Match;
import touchline.game.Shared;
import touchline.game.Skill;
import touchline.game.World;
import touchline.geometry.Vec2;

/** The game: turns what the reader does into orders, and draws what comes of them. */
final class GamePlayer implements Ground.Owner {
  /** Seconds; a page that was away goes on where it was. */
  private static final double LONGEST_FRAME = 0.1;

  /** Steps at once for a reader who wants no motion. */
  private static final int STILL = 15;

  private static final Vec2 FIRST_AIM = new Vec2(9, 0);

  private final GameView view;
  private final OwnList own;
  private Ground ground;
  private Level level = Level.OWN;
  private Layout layout = level.layout(Set.of());
  private Set<Skill> given = Set.of();
  private int seed = 1;
  private Vec2 aim = FIRST_AIM;
  private Frame before;
  private Frame now;
  private double owed;
  private double paintedAt;
  private boolean isRunning;
  private String failed = "";

  private GamePlayer(Element figure) {
    ground = new PageGround(this);
    now = new Frame(new Match(Caller.NOBODY).turn(Match.step(0)));
    before = now;
    view = new GameView(figure, this);
    own = new OwnList(figure, this::begin);
  }

  /** Brings the game to life, on the pitch that the address names. */
  static void start(Element figure) {
    GamePlayer player = new GamePlayer(figure);
    Optional<Shared> shared = Shared.parse(Page.fragment());
    if (shared.isPresent()) {
      player.level = shared.get().level();
      player.seed = shared.get().seed();
      player.aim = shared.get().aim();
      player.given = shared.get().written();
    }
    player.begin();
    figure.mark("live", true);
  }

  /** The level from its beginning, with the methods that are chosen. */
  void begin() {
    ground.close();
    String script = own.script(level);
    ground = script.isEmpty() ? new PageGround(this) : new WorkerGround(script, this);
    failed = "";
    owed = 0;
    layout = level.layout(written());
    own.show(level);
    view.show(level, layout, GamePicture.radii(layout, seed));
    view.say("");
    view.warn("");
    ground.send(Match.begin(level, seed, own.chosen(level), written()));
    aimed();
    wake();
  }

  /** What has added something to the pitch: the reader's, and those that the address names. */
  private Set<Skill> written() {
    Set<Skill> all = own.wanted(level);
    for (Skill skill : given) {
      if (!own.refused().contains(skill)) {
        all.add(skill);
      }
    }
    return all;
  }

  void choose(Level chosen) {
    level = chosen;
    given = Set.of();
    aim = FIRST_AIM;
    begin();
    Page.setFragment(link());
  }

  String link() {
    return new Shared(level, seed, aim, level == Level.OWN ? written() : Set.of()).text();
  }

  Vec2 ball() {
    return now.ball();
  }

  Vec2 aim() {
    return aim;
  }

  void aim(Vec2 wanted) {
    aim = wanted;
    aimed();
  }

  private void aimed() {
    if (layout.isJudged()) {
      ground.send(Match.judge(aim));
    }
    showAim();
  }

  void kick() {
    if (now.isRolling()) {
      return;
    }
    view.begin(now.ball());
    ground.send(Match.kick(aim));
    Page.setFragment(link());
    wake();
  }

  @Override
  public void heard(Frame frame) {
    Frame last = now;
    before = frame.steps() > last.steps() ? last : frame;
    now = frame;
    if (frame.told() > last.told()) {
      view.say(GameWords.told(frame));
    }
    if (!GameWords.failed(frame).isEmpty() && failed.isEmpty()) {
      failed = GameWords.failed(frame);
      frame.failed().ifPresent(own::leaveOut);
      view.warn(failed);
    }
    view.score(GameWords.score(frame));
    if (!isRunning) {
      draw(1);
    }
  }

  @Override
  public void stopped(String words) {
    own.leaveAllOut();
    begin();
    view.warn(words);
  }

  /** Whether time goes on by itself. */
  private boolean isMoving() {
    return ground.isBusy()
        || now.isRolling()
        || now.happening() != Happening.NOTHING
        || (layout.isRestless() && !Page.prefersStillness());
  }

  private void wake() {
    if (isRunning || !isMoving()) {
      return;
    }
    isRunning = true;
    paintedAt = clock();
    Page.beforeNextPaint(this::frame);
  }

  private void frame() {
    double passed = Math.min((clock() - paintedAt) / 1000, LONGEST_FRAME);
    paintedAt = clock();
    owed = Math.min(owed + passed, LONGEST_FRAME);
    int steps = (int) (owed / World.STEP);
    if (steps > 0 && !ground.isBusy()) {
      owed -= steps * World.STEP;
      ground.send(Match.step(Page.prefersStillness() ? STILL : steps));
    }
    draw(Page.prefersStillness() ? 1 : owed / World.STEP);
    isRunning = isMoving();
    if (isRunning) {
      Page.beforeNextPaint(this::frame);
    }
  }

  private void showAim() {
    boolean waits = !now.isRolling() && now.happening() != Happening.GOAL;
    view.aim(now.ball(), aim, waits);
    view.judged(layout.isJudged() && waits, now.isClean());
  }

  private void draw(double share) {
    view.draw(before, now, Math.min(1, share));
    showAim();
  }

  @JSBody(script = "return performance.now();")
  private static native double clock();
}
