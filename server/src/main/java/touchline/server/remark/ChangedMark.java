package touchline.server.remark;

import java.util.Optional;
import touchline.server.assignment.WorthStore.Note;

/**
 * An answer or a method that is marked differently now.
 *
 * @param sort which of the two it is
 * @param id of the submission
 * @param note what its attempt was worth after it; none where that was never noted
 * @param version of the content that gave the mark before
 * @param said of a method, with its new verdict
 */
record ChangedMark(
    Sort sort,
    long id,
    Optional<Note> note,
    String version,
    MarkState before,
    MarkState after,
    Said said) {
  /** What was handed in. */
  enum Sort {
    ANSWER,
    METHOD
  }

  /** What a verdict on a method says besides its mark. */
  @SuppressWarnings("ArrayRecordComponent") // Never compared as a record.
  record Said(String message, String counterexample, String example, byte[] findings) {
    static final Said NOTHING = new Said("", "", "", new byte[0]);
  }

  boolean isUp() {
    return after.mark() > before.mark();
  }

  boolean isDown() {
    return after.mark() < before.mark();
  }
}
