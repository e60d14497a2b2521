package touchline.client.browser.game;

import touchline.game.Caller;
import touchline.game.Frame;
import touchline.game.Match;

/** A game with the lessons' methods, on the page itself: it needs no thread and no site. */
final class PageGround implements Ground {
  private final Match match = new Match(Caller.NOBODY);
  private final Owner owner;

  PageGround(Owner owner) {
    this.owner = owner;
  }

  @Override
  public void send(double[] order) {
    owner.heard(new Frame(match.turn(order)));
  }

  @Override
  public boolean isBusy() {
    return false;
  }

  @Override
  public void close() {}
}
