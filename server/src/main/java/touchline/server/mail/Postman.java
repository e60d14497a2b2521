package touchline.server.mail;

import java.time.Clock;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import touchline.server.account.AddressStore;
import touchline.server.account.InvitationStore;

/** Sends what waits, in a thread of its own: a mail server that is down delays nobody. */
public final class Postman implements AutoCloseable {
  /** Seconds that the last letter may take when the site is stopped. */
  private static final int LAST_LETTER = 5;

  private static final Logger LOG = LoggerFactory.getLogger(Postman.class);

  /** In milliseconds: how long a letter may lie before somebody looks. */
  private static final long ROUND = 500;

  private static final Duration FIRST_PAUSE = Duration.ofMinutes(1);

  /** A minute, two, four and so on, to about an hour. */
  private static final int MOST_DOUBLINGS = 6;

  private static final Duration GIVEN_UP = Duration.ofDays(1);

  private final OutboxStore outbox;
  private final Letters letters;
  private final Carrier carrier;
  private final ScheduledExecutorService rounds =
      Executors.newSingleThreadScheduledExecutor(Postman::thread);

  Postman(OutboxStore outbox, Letters letters, Carrier carrier) {
    this.outbox = outbox;
    this.letters = letters;
    this.carrier = carrier;
  }

  private static Thread thread(Runnable round) {
    Thread thread = new Thread(round, "post");
    thread.setDaemon(true);
    return thread;
  }

  /** For a mail server; begins when it is told to. */
  public static Postman of(
      MailServer server,
      OutboxStore outbox,
      InvitationStore invitations,
      AddressStore addresses,
      Clock clock) {
    return new Postman(
        outbox,
        new Letters(invitations, addresses, server.site(), clock),
        new SmtpCarrier(server, clock));
  }

  public void open() {
    // Its end is that of the rounds; sendNext lets no exception out that would end them before.
    Future<?> unused = rounds.scheduleWithFixedDelay(this::round, 0, ROUND, TimeUnit.MILLISECONDS);
  }

  /** Sends all that is due. */
  private void round() {
    while (!rounds.isShutdown() && sendNext()) {
      // Until nothing is left.
    }
  }

  /** Whether there was something to send and the store could be asked. */
  private boolean sendNext() {
    try {
      return send();
    } catch (RuntimeException away) {
      LOG.warn("mail was not sent now: {}", away.toString());
      return false;
    }
  }

  /** Sends the next letter that is due; false if there is none. */
  boolean send() {
    Optional<Letter> next = outbox.take();
    next.ifPresent(this::send);
    return next.isPresent();
  }

  private void send(Letter letter) {
    try {
      Optional<Letters.Written> written = letters.write(letter);
      if (written.isPresent()) {
        carrier.carry(letter.address(), written.get().subject(), written.get().text());
      }
      outbox.end(letter);
    } catch (Carrier.NotCarried refused) {
      keepOrGiveUp(letter, String.valueOf(refused.getMessage()));
    }
  }

  private void keepOrGiveUp(Letter letter, String reason) {
    if (letter.age() > GIVEN_UP.toMillis()) {
      LOG.warn("mail {} to account {} is given up: {}", letter.id(), letter.account().id(), reason);
      outbox.giveUp(letter);
    } else {
      if (letter.failures() == 0) {
        LOG.warn("mail {} was not sent and is tried again: {}", letter.id(), reason);
      }
      int doublings = Math.min(letter.failures(), MOST_DOUBLINGS);
      outbox.postpone(letter, FIRST_PAUSE.multipliedBy(1L << doublings));
    }
  }

  /**
   * Lets the letter that is on its way be handed over, and its row end, before the store closes.
   */
  @Override
  public void close() {
    rounds.shutdown();
    try {
      if (!rounds.awaitTermination(LAST_LETTER, TimeUnit.SECONDS)) {
        rounds.shutdownNow();
      }
    } catch (InterruptedException hurried) {
      rounds.shutdownNow();
      Thread.currentThread().interrupt();
    }
  }
}
