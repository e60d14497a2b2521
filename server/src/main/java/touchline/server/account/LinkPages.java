package touchline.server.account;

import io.javalin.http.Context;
import io.javalin.http.NotFoundResponse;
import java.time.Clock;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import touchline.server.account.guard.Secret;

/** Makes the links that people hand over, and sends those that they have sent. */
public final class LinkPages {
  private final LinkStore made;
  private final AccountStore accounts;
  private final LinkPost post;
  private final Optional<String> site;
  private final Clock clock;

  /**
   * @param site its address without a slash at the end, if it was given; else it is the one by
   *     which it was asked
   */
  public LinkPages(
      LinkStore made, AccountStore accounts, LinkPost post, Optional<String> site, Clock clock) {
    this.made = made;
    this.accounts = accounts;
    this.post = post;
    this.site = site;
    this.clock = clock;
  }

  /** What is handed over: to whom, and where it leads. */
  public record Link(String name, String url) {}

  /**
   * A link with which somebody chooses a password; an earlier one of theirs ends. Who has chosen
   * one before is told by mail, if there is any. Empty if the maker may make none for them.
   */
  public Optional<Link> link(Context ctx, LinkMaker maker, Account account) {
    Optional<Secret> secret = made.handOver(maker, account, clock.instant());
    if (secret.isPresent() && post.isOn() && accounts.password(account).isPresent()) {
      post.address(account).ifPresent(address -> post.notice(account, address));
    }
    return secret.map(fresh -> new Link(account.name(), site(ctx) + "/welcome/" + fresh.text()));
  }

  /** Of these accounts, by number, those for which somebody may make a link. */
  public Set<Long> open(LinkMaker maker, Collection<Long> accounts) {
    return made.open(maker, accounts);
  }

  /** Who made links for somebody, the newest first. */
  List<LinkStore.Made> made(Account account) {
    return made.of(account);
  }

  /** The address of the site in links, without a slash at the end. */
  public String site(Context ctx) {
    return site.orElseGet(() -> asked(ctx));
  }

  private static String asked(Context ctx) {
    return ctx.scheme() + "://" + ctx.header("Host");
  }

  /** Whether links can be sent by mail. */
  public boolean canMail() {
    return post.isOn();
  }

  /**
   * Sends such a link by mail, soon.
   *
   * @return what to tell who wanted it sent; empty if they may send none to them
   * @throws NotFoundResponse without a mail server
   */
  public Optional<String> mail(LinkMaker maker, Account account) {
    if (!post.isOn()) {
      throw new NotFoundResponse();
    }
    Optional<String> address = post.address(account);
    if (address.isPresent() && !made.mail(maker, account, clock.instant())) {
      return Optional.empty();
    }
    address.ifPresent(known -> post.invite(account, known));
    return Optional.of(told(account, address));
  }

  private static String told(Account account, Optional<String> address) {
    return address
        .map(known -> "A link for " + account.name() + " is on its way to " + known + ".")
        .orElseGet(
            () ->
                "No mail address of "
                    + account.name()
                    + " is known. Hand the link over, or let them add one on their own page.");
  }
}
