package touchline.server.receipt;

import java.util.List;
import java.util.Optional;
import touchline.server.account.Learner;
import touchline.server.store.SigningKey;
import touchline.server.submission.CodeSubmission;
import touchline.server.submission.CodeSubmissionStore;
import touchline.server.submission.FirstMark;
import touchline.server.submission.Submission;
import touchline.server.submission.SubmissionStore;

/** Writes receipts, and tells what a pasted one proves. */
public final class Receipts {
  private final SigningKey key;
  private final SubmissionStore submissions;
  private final CodeSubmissionStore methods;

  public Receipts(SigningKey key, SubmissionStore submissions, CodeSubmissionStore methods) {
    this.key = key;
    this.submissions = submissions;
    this.methods = methods;
  }

  /** The receipt of a method, as text. */
  public String of(CodeSubmission submission) {
    return Receipt.of(submission, key).toString();
  }

  /** The receipt of a submission, as text. */
  public String of(Submission submission) {
    return Receipt.of(submission, key).toString();
  }

  /** The same while the variant must not be known: it is signed all the same. */
  public String withHiddenSeed(Submission submission) {
    return Receipt.of(submission, key).withHiddenSeed().toString();
  }

  /** What a pasted text proves. Who asks learns nothing about the submissions of others. */
  Finding check(String pasted, Learner asker) {
    Receipt receipt = Receipt.parse(pasted);
    boolean isNamed =
        !receipt.fact(Receipt.VALUE).isEmpty() || !receipt.fact(Receipt.CODE).isEmpty();
    if (receipt.signature().isEmpty() || !isNamed) {
      return new Finding.NoReceipt();
    }
    Optional<Stored> stored = stored(receipt);
    if (!seedRestored(receipt, stored).isSignedBy(key)) {
      return new Finding.NotSigned(
          stored
              .filter(own -> own.learner().equals(asker))
              .map(own -> differences(receipt, own.now()))
              .orElse(List.of()));
    }
    return stored
        .<Finding>map(
            found -> new Finding.Genuine(receipt, differences(receipt, found.now()), found.again()))
        .orElseGet(() -> new Finding.Lost(receipt));
  }

  /** Whose submission a receipt is about, its receipt, and whether it was marked again. */
  private record Stored(Learner learner, Receipt now, boolean again) {}

  private Optional<Stored> stored(Receipt receipt) {
    Optional<Long> value = number(receipt.fact(Receipt.VALUE));
    return value.isPresent()
        ? value
            .flatMap(submissions::find)
            .map(found -> stored(found.learner(), Receipt.of(found, key), found.first()))
        : number(receipt.fact(Receipt.CODE))
            .flatMap(methods::find)
            .map(found -> stored(found.learner(), Receipt.of(found, key), found.first()));
  }

  private static Stored stored(Learner learner, Receipt now, Optional<FirstMark> first) {
    return new Stored(learner, now, first.isPresent());
  }

  private static Optional<Long> number(String id) {
    return id.matches("[0-9]{1,18}") ? Optional.of(Long.valueOf(id)) : Optional.empty();
  }

  private static Receipt seedRestored(Receipt receipt, Optional<Stored> stored) {
    return stored
        .filter(found -> receipt.fact("seed").equals(Receipt.HIDDEN))
        .map(found -> receipt.withSeed(found.now().fact("seed")))
        .orElse(receipt);
  }

  /** The names of the facts in which the receipt is not what is stored. */
  private static List<String> differences(Receipt receipt, Receipt now) {
    return now.lines().keySet().stream().filter(name -> !isSame(name, receipt, now)).toList();
  }

  private static boolean isSame(String name, Receipt receipt, Receipt other) {
    boolean hidden = name.equals("seed") && receipt.fact(name).equals(Receipt.HIDDEN);
    return hidden || receipt.fact(name).equals(other.fact(name));
  }
}
