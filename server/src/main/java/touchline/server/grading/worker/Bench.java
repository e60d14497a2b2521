package touchline.server.grading.worker;

import java.lang.invoke.MethodHandle;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import org.objectweb.asm.ClassTooLargeException;
import org.objectweb.asm.LimitExceededException;
import org.objectweb.asm.MethodTooLargeException;
import org.objectweb.asm.tree.MethodNode;
import touchline.server.grading.gate.AllowList;
import touchline.server.grading.gate.Gate;
import touchline.server.grading.gate.HiddenPackages;
import touchline.server.grading.gate.Program;
import touchline.server.grading.gate.Replacements;
import touchline.server.grading.job.CaseRun;
import touchline.server.grading.job.CaseTrace;
import touchline.server.grading.job.Complaint;
import touchline.server.grading.job.Job;
import touchline.server.grading.job.JobResult;
import touchline.server.grading.job.Limit;

/** One job from source to results: compiled, checked, woven, run. */
final class Bench {
  private final Compiler compiler = new Compiler();
  private final AllowList allowed = AllowList.load();
  private final Replacements instead = Replacements.load();
  private final Optional<SameHash> hash = SameHash.find();
  private final Runnable compiled;
  private boolean isRunning;
  private Last last = new Last("", new Compiler.Compiled(List.of(), List.of()));

  /**
   * What was compiled last. A wrong method comes at once again, with the cases that explain it; the
   * same source gives the same class files.
   */
  private record Last(String source, Compiler.Compiled made) {
    boolean isOf(String other) {
      return !source.isEmpty() && source.equals(other);
    }
  }

  /**
   * @param compiled told when the compiler is done, so that a death can be laid to the right door
   */
  Bench(Runnable compiled) {
    this.compiled = compiled;
  }

  /** Never throws for anything that is in the job. */
  JobResult run(Job job) {
    return run(job, () -> compile(job));
  }

  /** The same of a source that was compiled before. */
  JobResult run(Job job, List<byte[]> classFiles) {
    return run(job, () -> check(job, Program.read(classFiles)));
  }

  private JobResult run(Job job, Supplier<JobResult> work) {
    isRunning = false;
    try {
      return believed(job, work.get());
    } catch (RuntimeException | Error broken) {
      Machine.hear(broken);
      return shaken(job);
    } finally {
      Machine.forget();
      Tracer.forget();
    }
  }

  /** Of what a shaken machine says about a program that ran, only what it lacked is believed. */
  private JobResult believed(Job job, JobResult ran) {
    boolean isStopped =
        ran instanceof JobResult.Finished finished
            && finished.cases().stream().anyMatch(CaseRun.Stopped.class::isInstance);
    return !Machine.isShaken() || !isRunning || isStopped ? ran : shaken(job);
  }

  private JobResult shaken(Job job) {
    Optional<Limit> lacked = Machine.lacked();
    if (lacked.isEmpty()) {
      return new JobResult.Failed("the program met a fault of ours");
    }
    return isRunning
        ? allAs(job, new CaseRun.Stopped(lacked.get(), 0, ""))
        : new JobResult.DoesNotCompile(List.of(tooComplex()));
  }

  private static JobResult allAs(Job job, CaseRun run) {
    return new JobResult.Finished(CaseRunner.all(run, job.inputs().size()), Optional.empty());
  }

  private JobResult compile(Job job) {
    String source = SourceRules.withoutMark(job.source());
    Optional<Complaint> broken = SourceRules.broken(source);
    if (broken.isPresent()) {
      return new JobResult.DoesNotCompile(List.of(broken.get()));
    }
    Compiler.Compiled classes;
    try {
      classes = last.isOf(source) ? last.made() : compiled(source);
    } catch (Compiler.TooComplex tooMuch) {
      return new JobResult.DoesNotCompile(List.of(tooComplex()));
    }
    if (!classes.complaints().isEmpty()) {
      List<Complaint> refused = HiddenPackages.refusals(classes.complaints(), allowed, instead);
      return refused.isEmpty()
          ? new JobResult.DoesNotCompile(classes.complaints())
          : new JobResult.Refused(refused);
    }
    if (job.tracedCase() == Job.BUILT && !Browsers.canRun(classes.classFiles())) {
      return new JobResult.Refused(List.of(Browsers.COMPLAINT));
    }
    compiled.run();
    return check(job, Program.read(classes.classFiles()));
  }

  private Compiler.Compiled compiled(String source) throws Compiler.TooComplex {
    PastedMethod typed = PastedMethod.of(source);
    Compiler.Compiled made = compiler.compile(typed.source());
    Compiler.Compiled told =
        new Compiler.Compiled(made.classFiles(), typed.asTyped(made.complaints()));
    last = new Last(source, told);
    return told;
  }

  private static Complaint tooComplex() {
    return new Complaint(
        0, 0, "the source is too complex for the compiler", "Split it into simpler methods.");
  }

  private JobResult check(Job job, Program program) {
    List<Complaint> refused = Gate.complaints(allowed, instead, program);
    if (!refused.isEmpty()) {
      return new JobResult.Refused(refused);
    }
    TargetMethod asked = new TargetMethod(job.signature());
    Optional<Complaint> misfit = asked.misfit(program);
    if (misfit.isPresent()) {
      return new JobResult.DoesNotFit(misfit.get());
    }
    return job.tracedCase() == Job.BUILT
        ? new JobResult.Built(asked.descriptor(), Weave.nothing(program))
        : load(job, asked, program);
  }

  private JobResult load(Job job, TargetMethod asked, Program program) {
    if (job.tracedCase() != Job.NONE) {
      MethodNode method = asked.find(program).orElseThrow();
      Weave.trace("Solution", method);
    }
    Map<String, byte[]> classFiles;
    try {
      classFiles = Weave.budgets(allowed, program);
    } catch (MethodTooLargeException | ClassTooLargeException | LimitExceededException tooLarge) {
      return new JobResult.DoesNotCompile(List.of(tooComplex()));
    }
    isRunning = true;
    Budget.open();
    StandardOutput.open();
    hash.ifPresent(SameHash::begin);
    try {
      StudentLoader loader = new StudentLoader(classFiles);
      return run(job, asked.handle(loader), loader, List.copyOf(classFiles.keySet()));
    } catch (ReflectiveOperationException ours) {
      throw new IllegalStateException("a woven program must load", ours);
    } finally {
      hash.ifPresent(SameHash::end);
    }
  }

  private JobResult run(Job job, MethodHandle handle, ClassLoader loader, List<String> names)
      throws ReflectiveOperationException {
    CaseRunner runner = new CaseRunner(handle, job.signature());
    List<Class<?>> ready = new ArrayList<>();
    Optional<CaseRun> failed = initialize(runner, loader, names, ready);
    if (failed.isPresent()) {
      return allAs(job, failed.get());
    }
    Statics statics = Statics.of(ready);
    if (statics.changeable().isPresent()) {
      return changes(statics.changeable().get());
    }
    return run(job, runner, statics);
  }

  /** Initializes every class before the first case, so that no case pays or differs for it. */
  private static Optional<CaseRun> initialize(
      CaseRunner runner, ClassLoader loader, List<String> names, List<Class<?>> ready) {
    Budget.begin();
    StandardOutput.begin();
    try {
      for (String name : names) {
        ready.add(Class.forName(name, true, loader));
      }
      return Optional.empty();
    } catch (ExceptionInInitializerError wrapped) {
      Throwable cause = wrapped.getCause();
      return Optional.of(runner.failed(cause == null ? wrapped : cause));
    } catch (Throwable thrown) {
      return Optional.of(runner.failed(thrown));
    } finally {
      Budget.end();
    }
  }

  private JobResult run(Job job, CaseRunner runner, Statics statics) {
    Optional<CaseTrace> trace = Optional.empty();
    if (job.tracedCase() != Job.NONE) {
      Tracer.listen();
      CaseRun told = runner.run(job.inputs().get(job.tracedCase()));
      trace = Optional.of(Tracer.taken(CaseRunner.ending(told)));
    }
    List<CaseRun> runs = runner.forward(job.inputs());
    Optional<String> variable = statics.changed();
    if (variable.isPresent()) {
      return changes(variable.get());
    }
    List<CaseRun> again = new ArrayList<>();
    int changed = runner.changedBackward(job.inputs(), runs, again);
    variable = statics.changed();
    if (variable.isPresent()) {
      return changes(variable.get());
    }
    return changed < 0
        ? new JobResult.Finished(runs, trace)
        : new JobResult.Changed(changed, runs.get(changed), again.get(0));
  }

  private static JobResult changes(String variable) {
    String text = "the static variable " + variable + " is not allowed here";
    String advice =
        "It carries values from one call to the next. Use a local variable or a parameter.";
    return new JobResult.Refused(List.of(new Complaint(0, 0, text, advice)));
  }
}
