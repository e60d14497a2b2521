package touchline.server.exercise;

import io.javalin.http.Context;
import io.javalin.http.NotFoundResponse;
import io.javalin.http.TooManyRequestsResponse;
import java.time.Clock;
import touchline.answer.DecimalMark;
import touchline.server.account.Learner;
import touchline.server.account.Visitor;
import touchline.server.account.VisitorPages;
import touchline.server.account.guard.OriginPages;
import touchline.server.submission.AnonymousBytesStore;
import touchline.server.submission.Sender;

/** What a request says about who asks, and about which exercise: the same for all its pages. */
public final class LearnerPages {
  /** What an answer takes, in bytes, with its places in the indexes and its learner. */
  private static final int ROW = 800;

  /** In seconds, for who has to wait for another day. */
  private static final String LATER = "3600";

  private final Exercises exercises;
  private final VisitorPages visitors;
  private final OriginPages origins;
  private final AnonymousBytesStore bytes;
  private final Clock clock;

  public LearnerPages(
      Exercises exercises,
      VisitorPages visitors,
      OriginPages origins,
      AnonymousBytesStore bytes,
      Clock clock) {
    this.exercises = exercises;
    this.visitors = visitors;
    this.origins = origins;
    this.bytes = bytes;
    this.clock = clock;
  }

  /** Whose lane the work of who asks goes in. */
  public Sender sender(Context ctx) {
    return visitors.signedIn(ctx).isPresent()
        ? Sender.KNOWN
        : Sender.anonymous(origins.address(ctx));
  }

  /** What was sent, if it may be kept. */
  AnswerForm stored(Context ctx, AnswerForm sent) {
    boolean isOver = sent instanceof AnswerForm.Accepted && !mayStore(ctx, ROW);
    if (isOver) {
      ctx.header("Retry-After", LATER);
    }
    return isOver ? AnswerForm.over((AnswerForm.Accepted) sent) : sent;
  }

  /** Before something is kept where nobody has typed anything yet. */
  public void requireRoom(Context ctx) {
    if (!mayStore(ctx, ROW)) {
      ctx.header("Retry-After", LATER);
      throw new TooManyRequestsResponse();
    }
  }

  /** Whether storing something would make a learner of who asks. */
  public boolean isNew(Context ctx) {
    return learner(ctx).equals(Learner.NOBODY);
  }

  /** Whether so many bytes may be kept of who asks; with an account they always may. */
  public boolean mayStore(Context ctx, int amount) {
    Sender sender = sender(ctx);
    return sender.address().isEmpty() || bytes.take(sender.address(), amount, clock.instant());
  }

  /** The one that the address names, which anybody may practise. */
  public Exercise exercise(Context ctx) {
    return exercises.open(id(ctx)).orElseThrow(NotFoundResponse::new);
  }

  /** The one that the address names, in an assignment. */
  public Exercise assigned(Context ctx) {
    return exercises.find(id(ctx)).orElseThrow(NotFoundResponse::new);
  }

  private static String id(Context ctx) {
    return ctx.pathParam("lesson") + '/' + ctx.pathParam("name");
  }

  /** Who asks; nobody if we do not know them. */
  public Learner learner(Context ctx) {
    return visitors.learner(ctx);
  }

  /** Who hands something in. */
  public Visitor visitor(Context ctx) {
    return visitors.visitor(ctx);
  }

  /** Lets a new learner's browser remember; to be called when they are stored. */
  public void remember(Context ctx, Visitor visitor) {
    visitors.remember(ctx, visitor);
  }

  static DecimalMark decimalMark(Context ctx) {
    return Locales.decimal(ctx.header("Accept-Language"));
  }
}
