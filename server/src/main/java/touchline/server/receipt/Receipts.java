package touchline.server.receipt;

import java.util.List;
import java.util.Optional;
import touchline.server.account.Learner;
import touchline.server.submission.Submission;
import touchline.server.submission.SubmissionStore;

/** Writes receipts, and tells what a pasted one proves. */
public final class Receipts {
  private final ReceiptKey key;
  private final SubmissionStore submissions;

  public Receipts(ReceiptKey key, SubmissionStore submissions) {
    this.key = key;
    this.submissions = submissions;
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
    if (receipt.signature().isEmpty() || receipt.fact("submission").isEmpty()) {
      return new Finding.NoReceipt();
    }
    Optional<Submission> stored = stored(receipt);
    if (!seedRestored(receipt, stored).isSignedBy(key)) {
      return new Finding.NotSigned(
          stored
              .filter(own -> own.learner().equals(asker))
              .map(own -> differences(receipt, own))
              .orElse(List.of()));
    }
    return stored
        .<Finding>map(found -> new Finding.Genuine(receipt, differences(receipt, found)))
        .orElseGet(() -> new Finding.Lost(receipt));
  }

  private Optional<Submission> stored(Receipt receipt) {
    String id = receipt.fact("submission");
    return id.matches("[0-9]{1,18}") ? submissions.find(Long.parseLong(id)) : Optional.empty();
  }

  private static Receipt seedRestored(Receipt receipt, Optional<Submission> stored) {
    return stored
        .filter(found -> receipt.fact("seed").equals(Receipt.HIDDEN))
        .map(found -> receipt.withSeed(Long.toString(found.answer().seed())))
        .orElse(receipt);
  }

  /** The names of the facts in which the receipt is not what is stored. */
  private List<String> differences(Receipt receipt, Submission stored) {
    Receipt now = Receipt.of(stored, key);
    return now.lines().keySet().stream().filter(name -> !isSame(name, receipt, now)).toList();
  }

  private static boolean isSame(String name, Receipt receipt, Receipt other) {
    boolean hidden = name.equals("seed") && receipt.fact(name).equals(Receipt.HIDDEN);
    return hidden || receipt.fact(name).equals(other.fact(name));
  }
}
