package touchline.server.mail;

import java.time.Clock;
import java.time.Duration;
import java.util.Optional;
import touchline.server.account.Account;
import touchline.server.account.AddressStore;
import touchline.server.account.InvitationStore;
import touchline.server.account.guard.Secret;

/** What letters say. The links in them are made now, so none waits anywhere to be found. */
final class Letters {
  private static final Duration SHORT = Duration.ofHours(2);

  private final InvitationStore invitations;
  private final AddressStore addresses;
  private final String site;
  private final Clock clock;

  Letters(InvitationStore invitations, AddressStore addresses, String site, Clock clock) {
    this.invitations = invitations;
    this.addresses = addresses;
    this.site = site;
    this.clock = clock;
  }

  /** A letter ready to be sent. */
  record Written(String subject, String text) {}

  /** Empty if there is nothing to send any more. */
  Optional<Written> write(Letter letter) {
    return switch (letter.kind()) {
      case INVITATION -> link(letter, InvitationStore.LIFE).map(link -> invitation(letter, link));
      case RESET -> link(letter, SHORT).map(link -> reset(letter.account(), link));
      case ADDRESS -> Optional.of(address(letter.account(), letter.address()));
      case NOTICE -> Optional.of(notice(letter.account()));
      case JOINING -> joining(letter);
      case NEWS -> Optional.of(new Written(letter.subject(), letter.words()));
    };
  }

  private Optional<Secret> link(Letter letter, Duration life) {
    return invitations.mail(letter.id(), letter.account(), letter.address(), life, clock.instant());
  }

  private Written invitation(Letter letter, Secret link) {
    Account account = letter.account();
    String course = letter.course().isEmpty() ? "" : ", for the course " + letter.course();
    return new Written(
        letter.course().isEmpty()
            ? "Your account at Touchline"
            : letter.course() + ": your account",
        """
        Hello %s,

        you have an account with the login name %s at %s%s
        Choose a password for it here:

        %s/welcome/%s

        This link works once, for seven days.
        """
            .formatted(account.name(), account.login(), site, course, site, link.text()));
  }

  /** Who has a password already needs no link, and nobody else learns that they have one. */
  private Optional<Written> joining(Letter letter) {
    return invitations.hasPassword(letter.account())
        ? Optional.of(known(letter))
        : link(letter, InvitationStore.LIFE).map(link -> joining(letter, link));
  }

  private Written joining(Letter letter, Secret link) {
    return new Written(
        "Join " + letter.course(),
        """
        Hello %s,

        somebody who has the code of the course %s at %s
        asked for an account with this address. If it was you, choose a password here:

        %s/welcome/%s

        You sign in with the login name %s. This link works once, for seven days. If it was not
        you, do nothing.
        """
            .formatted(
                letter.account().name(),
                letter.course(),
                site,
                site,
                link.text(),
                letter.account().login()));
  }

  private Written known(Letter letter) {
    return new Written(
        "Join " + letter.course(),
        """
        Hello %s,

        somebody who has the code of the course %s at %s
        asked for an account with this address. You have one, with the login name %s.
        If it was you, sign in and type the code of the course:

        %s/courses
        """
            .formatted(
                letter.account().name(), letter.course(), site, letter.account().login(), site));
  }

  private Written reset(Account account, Secret link) {
    return new Written(
        "A new password for Touchline",
        """
        Hello %s,

        somebody asked for a new password for the login name %s at %s
        If it was you, choose one here:

        %s/welcome/%s

        This link works once, for two hours. If it was not you, do nothing: your password stays.
        """
            .formatted(account.name(), account.login(), site, site, link.text()));
  }

  private Written notice(Account account) {
    return new Written(
        "A link for your account at Touchline",
        """
        Hello %s,

        an administrator made a link with which a new password can be chosen for the login name
        %s at %s
        Your password works until somebody uses it. Who made it stands on the page of your account:

        %s/account

        If you did not ask for it, tell the people who run the site.
        """
            .formatted(account.name(), account.login(), site, site));
  }

  private Written address(Account account, String address) {
    Secret link = addresses.begin(account, address, clock.instant());
    return new Written(
        "Your mail address at Touchline",
        """
        Hello %s,

        mail for the login name %s at %s
        will come to this address once you have confirmed it here:

        %s/account/address/%s

        This link works for a day. If you do not know of this, do nothing.
        """
            .formatted(account.name(), account.login(), site, site, link.text()));
  }
}
