package touchline.server.account;

import io.javalin.http.Context;
import java.time.Clock;

/** Makes the links that people hand over. */
public final class LinkPages {
  private final InvitationStore invitations;
  private final Clock clock;

  public LinkPages(InvitationStore invitations, Clock clock) {
    this.invitations = invitations;
    this.clock = clock;
  }

  /** What is handed over: to whom, and where it leads. */
  public record Link(String name, String url) {}

  /** A link with which somebody chooses a password; an earlier one of theirs ends. */
  public Link link(Context ctx, Account account) {
    Secret secret = invitations.invite(account, clock.instant());
    String site = (AccessPages.isSecure(ctx) ? "https://" : "http://") + ctx.header("Host");
    return new Link(account.name(), site + "/welcome/" + secret.text());
  }
}
