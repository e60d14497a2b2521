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
      case INVITATION ->
          link(letter, InvitationStore.LIFE).map(link -> invitation(letter.account(), link));
      case RESET -> link(letter, SHORT).map(link -> reset(letter.account(), link));
      case ADDRESS -> Optional.of(address(letter.account(), letter.address()));
      case NOTICE -> Optional.of(notice(letter.account()));
    };
  }

  private Optional<Secret> link(Letter letter, Duration life) {
    return invitations.mail(letter.id(), letter.account(), letter.address(), life, clock.instant());
  }

  private Written invitation(Account account, Secret link) {
    return new Written(
        "Your account at Touchline",
        """
        Hello %s,

        you have an account with the login name %s at %s
        Choose a password for it here:

        %s/welcome/%s

        This link works once, for seven days.
        """
            .formatted(account.name(), account.login(), site, site, link.text()));
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
