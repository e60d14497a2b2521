package touchline.server.grading.job;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/** What became of a job. */
public sealed interface JobResult {
  /** The compiler refused it, or it was too long or too tangled to be given to the compiler. */
  record DoesNotCompile(List<Complaint> complaints) implements JobResult {
    public DoesNotCompile {
      complaints = List.copyOf(complaints);
    }
  }

  /** It compiles, but class Solution or its method is missing or has another form. */
  record DoesNotFit(Complaint complaint) implements JobResult {}

  /** It uses what is not allowed here; each complaint names the call and what to use instead. */
  record Refused(List<Complaint> complaints) implements JobResult {
    public Refused {
      complaints = List.copyOf(complaints);
    }
  }

  /** Every case twice, each time the same. One run for each input of the job, in its order. */
  record Finished(List<CaseRun> cases, Optional<CaseTrace> trace) implements JobResult {
    public Finished {
      cases = List.copyOf(cases);
    }
  }

  /** The same case gave two different results in two runs. */
  record Changed(int index, CaseRun first, CaseRun second) implements JobResult {}

  /**
   * It compiles, uses nothing that is not allowed, and was not run.
   *
   * @param descriptor of the method asked for, in the form of class files
   * @param classFiles as the compiler wrote them, by the names of classes
   */
  record Built(String descriptor, Map<String, byte[]> classFiles) implements JobResult {
    public Built {
      classFiles = Map.copyOf(classFiles);
    }
  }

  /** Our fault or our load, not the student's: to be tried again later. */
  record Failed(String reason) implements JobResult {}
}
