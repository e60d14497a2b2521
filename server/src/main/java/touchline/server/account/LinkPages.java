package touchline.server.account;

import io.javalin.http.Context;
import io.javalin.http.NotFoundResponse;
import java.time.Clock;
import java.util.Optional;

/** Makes the links that people hand over, and sends those that they have sent. */
public final class LinkPages {
  private final InvitationStore invitations;
  private final LinkPost post;
  private final Optional<String> site;
  private final Clock clock;

  /**
   * @param site its address without a slash at the end, if it was given; else it is the one by
   *     which it was asked
   */
  public LinkPages(InvitationStore invitations, LinkPost post, Optional<String> site, Clock clock) {
    this.invitations = invitations;
    this.post = post;
    this.site = site;
    this.clock = clock;
  }

  /** What is handed over: to whom, and where it leads. */
  public record Link(String name, String url) {}

  /** A link with which somebody chooses a password; an earlier one of theirs ends. */
  public Link link(Context ctx, Account account) {
    Secret secret = invitations.invite(account, InvitationStore.LIFE, clock.instant());
    return new Link(account.name(), site.orElseGet(() -> asked(ctx)) + "/welcome/" + secret.text());
  }

  private static String asked(Context ctx) {
    return (AccessPages.isSecure(ctx) ? "https://" : "http://") + ctx.header("Host");
  }

  /** Whether links can be sent by mail. */
  public boolean canMail() {
    return post.isOn();
  }

  /**
   * Sends such a link by mail, soon.
   *
   * @return what to tell who wanted it sent
   * @throws NotFoundResponse without a mail server
   */
  public String mail(Account account) {
    if (!post.isOn()) {
      throw new NotFoundResponse();
    }
    Optional<String> address = post.address(account);
    address.ifPresent(known -> post.invite(account, known));
    return address
        .map(known -> "A link for " + account.name() + " is on its way to " + known + ".")
        .orElseGet(
            () ->
                "No mail address of "
                    + account.name()
                    + " is known. Hand the link over, or let them add one on their own page.");
  }
}
