package touchline.server.account;

import java.util.Optional;

/** Sends links by mail, where the site was given a mail server; nothing waits for it. */
public interface LinkPost {
  /** Whether there is a mail server. */
  boolean isOn();

  /** Where mail to this person goes; empty if no address of theirs is known. */
  Optional<String> address(Account account);

  /** The same, if they have been reached there: only then may a forgotten password be renewed. */
  Optional<String> confirmedAddress(Account account);

  /** A link to choose a first password or another one, by somebody who may hand it over. */
  void invite(Account account, String address);

  /** The same for who says that they forgot theirs. */
  void reset(Account account, String address);

  /** That somebody made a link for an account that has a password already. */
  void notice(Account account, String address);

  /** A link to the address that somebody says is theirs. */
  void confirm(Account account, String address);

  /** Without a mail server. */
  static LinkPost off() {
    return new LinkPost() {
      @Override
      public boolean isOn() {
        return false;
      }

      @Override
      public Optional<String> address(Account account) {
        return Optional.empty();
      }

      @Override
      public Optional<String> confirmedAddress(Account account) {
        return Optional.empty();
      }

      @Override
      public void invite(Account account, String address) {
        throw new IllegalStateException("there must be a mail server");
      }

      @Override
      public void reset(Account account, String address) {
        invite(account, address);
      }

      @Override
      public void notice(Account account, String address) {
        invite(account, address);
      }

      @Override
      public void confirm(Account account, String address) {
        invite(account, address);
      }
    };
  }
}
