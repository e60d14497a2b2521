package touchline.server.receipt;

import java.util.List;

/** What checking a pasted receipt found. */
sealed interface Finding {
  /** The text has not the form of a receipt. */
  record NoReceipt() implements Finding {}

  /**
   * These lines were not signed here.
   *
   * @param differ the lines that are not as stored; empty if they are none of the asker's business
   */
  record NotSigned(List<String> differ) implements Finding {}

  /**
   * Signed here.
   *
   * @param differ the lines that are stored differently today
   * @param again whether it was marked again since
   */
  record Genuine(Receipt receipt, List<String> differ, boolean again) implements Finding {}

  /** Signed here, but the submission is not stored any more. */
  record Lost(Receipt receipt) implements Finding {}
}
