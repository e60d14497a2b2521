package touchline.server.account;

import io.javalin.http.Context;
import java.security.SecureRandom;
import java.time.Duration;
import java.util.Optional;
import touchline.server.account.guard.CookiePages;

/** Who asks: the learner of the account that is signed in, else of the browser's own cookie. */
public final class VisitorPages {
  private static final CookiePages LEARNER = new CookiePages("learner", Duration.ofDays(365));

  private final AccessPages access;
  private final LearnerStore learners;
  private final SecureRandom random = new SecureRandom();

  public VisitorPages(AccessPages access, LearnerStore learners) {
    this.access = access;
    this.learners = learners;
  }

  /** Nobody if nobody is signed in and we do not know the cookie. */
  public Learner learner(Context ctx) {
    return signedIn(ctx).or(() -> browser(ctx).map(learners::find)).orElse(Learner.NOBODY);
  }

  /** The learner of the account that is signed in. */
  public Optional<Learner> signedIn(Context ctx) {
    return access.account(ctx).map(Account::learner);
  }

  /** The learner of the account or the browser; the token of a new one if we know neither. */
  public Visitor visitor(Context ctx) {
    Learner known = learner(ctx);
    return known.equals(Learner.NOBODY) ? LearnerToken.random(random) : known;
  }

  /** Hands a new learner the token; to be called when it is stored. */
  public void remember(Context ctx, Visitor visitor) {
    if (visitor instanceof LearnerToken token && !browser(ctx).equals(Optional.of(token))) {
      LEARNER.set(ctx, token.text());
    }
  }

  /** What the browser has been known by without an account, if it was. */
  public static Optional<LearnerToken> browser(Context ctx) {
    return LearnerToken.parse(LEARNER.value(ctx));
  }
}
