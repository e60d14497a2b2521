package touchline.server.receipt;

import java.util.List;
import java.util.Map;

/**
 * A finding in words.
 *
 * @param kind {@code right}, {@code partly} or {@code wrong}; empty before anything was checked
 * @param facts the lines of the receipt that count, by name
 */
public record FindingView(String kind, String headline, String text, Map<String, String> facts) {
  static final FindingView NONE = new FindingView("", "", "", Map.of());

  private static final String STORED =
      "This site received this answer at this time, gave it this mark, and stores the same today.";

  private static final String MARKED_AGAIN =
      "This site received this answer at this time and gave it this mark. It was marked again"
          + " since, and what counts now stands with the work that was handed in.";

  static FindingView tooMany(String text) {
    return new FindingView("wrong", "This was not checked.", text, Map.of());
  }

  static FindingView of(Finding finding) {
    if (finding instanceof Finding.Genuine genuine) {
      return genuine(genuine);
    }
    if (finding instanceof Finding.Lost lost) {
      return new FindingView(
          "partly",
          "This receipt is genuine, but its submission is gone.",
          "This site signed exactly these lines. The submission that they describe is not stored"
              + " here any more, so there is nothing to compare them with.",
          lost.receipt().lines());
    }
    return finding instanceof Finding.NotSigned not ? notSigned(not.differ()) : noReceipt();
  }

  private static FindingView genuine(Finding.Genuine genuine) {
    boolean same = genuine.differ().isEmpty();
    return new FindingView(
        same ? "right" : "partly",
        same ? "This receipt is genuine." : "This receipt is genuine, but its record has changed.",
        same
            ? genuine.again() ? MARKED_AGAIN : STORED
            : "This site signed exactly these lines. Stored differently today: "
                + String.join(", ", genuine.differ())
                + ".",
        genuine.receipt().lines());
  }

  private static FindingView notSigned(List<String> differ) {
    String where =
        differ.isEmpty()
            ? " At least one character is not what the receipt said, or another site wrote it."
            : " Not as stored with your submission: " + String.join(", ", differ) + ".";
    return new FindingView(
        "wrong",
        "The signature does not fit.",
        "This site did not sign these lines, so they prove nothing." + where,
        Map.of());
  }

  private static FindingView noReceipt() {
    return new FindingView(
        "wrong",
        "This is not a receipt.",
        "A receipt has a line for each fact, such as “submission: 12”, and ends with a line that"
            + " begins with “signature:”. Paste all of it.",
        Map.of());
  }
}
