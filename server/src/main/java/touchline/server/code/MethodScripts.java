package touchline.server.code;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import touchline.code.Signature;
import touchline.server.grading.job.Job;
import touchline.server.grading.job.JobResult;
import touchline.server.grading.pool.Translator.Translated;
import touchline.server.grading.verdict.JobRunner;
import touchline.server.lane.Owner;
import touchline.server.submission.CodeSubmission;

/**
 * Scripts of submissions: a worker compiles and checks the source, the translator makes a script of
 * it, and the latest are kept.
 */
public final class MethodScripts {
  /** Each has at most 256 KB. */
  private static final int MOST_KEPT = 64;

  private static final String CANNOT =
      "Your method cannot run in the figure. Its mark is not touched by that.";
  private static final String BUSY =
      "Your method cannot be made ready for the figure just now. Try again in a few seconds; its"
          + " mark is not touched by that.";

  private final JobRunner workers;
  private final Translating translator;
  private final Map<Long, byte[]> kept = new LinkedHashMap<>(16, 0.75f, true);

  /** Makes scripts of class files. */
  public interface Translating {
    Translated script(String method, JobResult.Built built);
  }

  public MethodScripts(JobRunner workers, Translating translator) {
    this.workers = workers;
    this.translator = translator;
  }

  /**
   * A script, or why there is none.
   *
   * @param status 200, 422 or 503
   * @param problem empty if there is a script
   */
  @SuppressWarnings("ArrayRecordComponent") // Sent, never compared.
  record Made(int status, byte[] script, String problem) {
    private static Made script(byte[] script) {
      return new Made(200, script, "");
    }

    private static Made problem(int status, String problem) {
      return new Made(status, new byte[0], problem);
    }
  }

  /** The script of a submission; that of one that was asked for lately is ready. */
  Made script(CodeTask task, CodeSubmission submission, Owner owner) {
    Optional<byte[]> known = find(submission.id());
    if (known.isPresent()) {
      return Made.script(known.get());
    }
    Made made = make(task.exercise().signature(), submission.answer().source(), owner);
    if (made.status() == 200) {
      keep(submission.id(), made.script());
    }
    return made;
  }

  private Made make(Signature signature, String source, Owner owner) {
    JobResult ran = workers.run(Job.built(source, signature, owner));
    if (!(ran instanceof JobResult.Built built)) {
      return ran instanceof JobResult.Failed ? Made.problem(503, BUSY) : Made.problem(422, CANNOT);
    }
    Translated translated = translator.script(signature.method(), built);
    if (translated instanceof Translated.Script script) {
      return Made.script(script.bytes());
    }
    return translated instanceof Translated.Busy
        ? Made.problem(503, BUSY)
        : Made.problem(422, CANNOT);
  }

  private synchronized Optional<byte[]> find(long submission) {
    byte @Nullable [] script = kept.get(submission);
    return Optional.ofNullable(script);
  }

  private synchronized void keep(long submission, byte[] script) {
    kept.put(submission, script);
    if (kept.size() > MOST_KEPT) {
      kept.remove(kept.keySet().iterator().next());
    }
  }
}
