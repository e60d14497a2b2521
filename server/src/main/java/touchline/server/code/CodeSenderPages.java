package touchline.server.code;

import io.javalin.http.Context;
import java.nio.charset.StandardCharsets;
import touchline.server.account.Learner;
import touchline.server.account.Visitor;
import touchline.server.exercise.LearnerPages;
import touchline.server.lane.Owner;
import touchline.server.submission.HandInResult;
import touchline.server.submission.Sender;

/** Who sends a method: in whose lane it goes, and whether more may be kept of them. */
final class CodeSenderPages {
  /** What a row takes beside a source, in bytes, with its places in the indexes. */
  private static final int ROW = 600;

  private final LearnerPages who;
  private final CodeDesk desk;

  CodeSenderPages(LearnerPages who, CodeDesk desk) {
    this.who = who;
    this.desk = desk;
  }

  /** Where work comes from; what is written for an assignment goes in the lane for credit. */
  private Sender sender(Context ctx, CodePlace place) {
    return place.work().isPresent() ? Sender.FOR_CREDIT : who.sender(ctx);
  }

  /** For whom the methods of this learner run. */
  Owner owner(Context ctx, Learner learner, CodePlace place) {
    return sender(ctx, place).owner(learner);
  }

  /** The same for who asks, enrolled: of each learner one method runs at a time. */
  Owner enrolled(Context ctx, CodePlace place) {
    return owner(ctx, enroll(ctx), place);
  }

  /** Whether no learner can be made of who asks, for enough is kept today. */
  boolean isOver(Context ctx) {
    return isOver(ctx, 0);
  }

  private boolean isOver(Context ctx, int bytes) {
    int needed = bytes + (who.isNew(ctx) ? ROW : 0);
    return needed > 0 && !who.mayStore(ctx, needed);
  }

  /** Stores a method, if that may be kept. */
  HandInResult handIn(Context ctx, CodePlace place, CodeForm.Accepted sent) {
    return isOver(ctx, sent.source().getBytes(StandardCharsets.UTF_8).length + ROW)
        ? new HandInResult.Over()
        : desk.handIn(enroll(ctx), place, sent, sender(ctx, place));
  }

  private Learner enroll(Context ctx) {
    Visitor visitor = who.visitor(ctx);
    Learner learner = desk.enroll(visitor);
    who.remember(ctx, visitor);
    return learner;
  }
}
