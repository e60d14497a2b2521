package touchline.server.remark;

import java.util.concurrent.TimeUnit;

/**
 * Keeps a turn while a student's methods run, which may take longer than the turn is leased for.
 */
final class Renewal implements Runnable {
  private static final long OFTEN =
      TimeUnit.MILLISECONDS.toNanos(RemarkTurnStore.LEASE.toMillis() / 5);

  private final RemarkTurnStore turns;
  private final RemarkTurn turn;
  private long last = System.nanoTime();

  Renewal(RemarkTurnStore turns, RemarkTurn turn) {
    this.turns = turns;
    this.turn = turn;
  }

  @Override
  public void run() {
    if (System.nanoTime() - last > OFTEN) {
      turns.renew(turn);
      last = System.nanoTime();
    }
  }
}
