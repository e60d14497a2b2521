package touchline.client.browser.game;

import touchline.game.Frame;

/** Where a game is played: orders go there, and what comes back is drawn. */
interface Ground {
  /** Hears what the orders made of the game. */
  interface Owner {
    void heard(Frame frame);

    /** It plays no longer, and says why. */
    void stopped(String words);
  }

  /** Carries out an order as soon as those before it are done. */
  void send(double[] order);

  /** Whether an order is still on its way. */
  boolean isBusy();

  void close();
}
