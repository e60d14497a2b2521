package touchline.server.grading.worker;

import java.lang.invoke.MethodHandle;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.objectweb.asm.ClassTooLargeException;
import org.objectweb.asm.LimitExceededException;
import org.objectweb.asm.MethodTooLargeException;
import org.objectweb.asm.tree.MethodNode;
import touchline.server.grading.gate.AllowList;
import touchline.server.grading.gate.Gate;
import touchline.server.grading.gate.Hidden;
import touchline.server.grading.gate.Instead;
import touchline.server.grading.gate.Program;
import touchline.server.grading.job.CaseRun;
import touchline.server.grading.job.Complaint;
import touchline.server.grading.job.Job;
import touchline.server.grading.job.Limit;
import touchline.server.grading.job.Ran;
import touchline.server.grading.job.Traced;

/** One job from source to results: compiled, checked, woven, run. */
final class Bench {
  private final Compiler compiler = new Compiler();
  private final AllowList allowed = AllowList.load();
  private final Instead instead = Instead.load();
  private final Optional<SameHash> hash = SameHash.find();
  private final Runnable compiled;
  private boolean isRunning;

  /**
   * @param compiled told when the compiler is done, so that a death can be laid to the right door
   */
  Bench(Runnable compiled) {
    this.compiled = compiled;
  }

  /** Never throws for anything that is in the job. */
  Ran run(Job job) {
    isRunning = false;
    try {
      return believed(job, compile(job));
    } catch (RuntimeException | Error broken) {
      Machine.hear(broken);
      return shaken(job);
    } finally {
      Machine.forget();
      Tracer.forget();
    }
  }

  /** Of what a shaken machine says about a program that ran, only what it lacked is believed. */
  private Ran believed(Job job, Ran ran) {
    boolean isStopped =
        ran instanceof Ran.Finished finished
            && finished.cases().stream().anyMatch(CaseRun.Stopped.class::isInstance);
    return !Machine.isShaken() || !isRunning || isStopped ? ran : shaken(job);
  }

  private Ran shaken(Job job) {
    Optional<Limit> lacked = Machine.lacked();
    if (lacked.isEmpty()) {
      return new Ran.Failed("the program met a fault of ours");
    }
    return isRunning
        ? allAs(job, new CaseRun.Stopped(lacked.get(), 0, ""))
        : new Ran.DoesNotCompile(List.of(tooComplex()));
  }

  private static Ran allAs(Job job, CaseRun run) {
    return new Ran.Finished(Runner.all(run, job.inputs().size()), Optional.empty());
  }

  private Ran compile(Job job) {
    String source = SourceRules.withoutMark(job.source());
    Optional<Complaint> broken = SourceRules.broken(source);
    if (broken.isPresent()) {
      return new Ran.DoesNotCompile(List.of(broken.get()));
    }
    Compiler.Compiled classes;
    try {
      classes = compiler.compile(source);
    } catch (Compiler.TooComplex tooMuch) {
      return new Ran.DoesNotCompile(List.of(tooComplex()));
    }
    if (!classes.complaints().isEmpty()) {
      List<Complaint> refused = Hidden.refusals(classes.complaints(), allowed, instead);
      return refused.isEmpty()
          ? new Ran.DoesNotCompile(classes.complaints())
          : new Ran.Refused(refused);
    }
    compiled.run();
    return check(job, Program.read(classes.classFiles()));
  }

  private static Complaint tooComplex() {
    return new Complaint(
        0, 0, "the source is too complex for the compiler", "Split it into simpler methods.");
  }

  private Ran check(Job job, Program program) {
    List<Complaint> refused = Gate.complaints(allowed, instead, program);
    if (!refused.isEmpty()) {
      return new Ran.Refused(refused);
    }
    Asked asked = new Asked(job.signature());
    Optional<Complaint> misfit = asked.misfit(program);
    if (misfit.isPresent()) {
      return new Ran.DoesNotFit(misfit.get());
    }
    return load(job, asked, program);
  }

  private Ran load(Job job, Asked asked, Program program) {
    if (job.tracedCase() != Job.NONE) {
      MethodNode method = asked.find(program).orElseThrow();
      Weave.trace("Solution", method);
    }
    Map<String, byte[]> classFiles;
    try {
      classFiles = Weave.budgets(allowed, program);
    } catch (MethodTooLargeException | ClassTooLargeException | LimitExceededException tooLarge) {
      return new Ran.DoesNotCompile(List.of(tooComplex()));
    }
    isRunning = true;
    Budget.open();
    Printed.open();
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

  private Ran run(Job job, MethodHandle handle, ClassLoader loader, List<String> names)
      throws ReflectiveOperationException {
    Runner runner = new Runner(handle, job.signature());
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
      Runner runner, ClassLoader loader, List<String> names, List<Class<?>> ready) {
    Budget.begin();
    Printed.begin();
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

  private Ran run(Job job, Runner runner, Statics statics) {
    Optional<Traced> trace = Optional.empty();
    if (job.tracedCase() != Job.NONE) {
      Tracer.listen();
      CaseRun told = runner.run(job.inputs().get(job.tracedCase()));
      trace = Optional.of(Tracer.taken(Runner.ending(told)));
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
        ? new Ran.Finished(runs, trace)
        : new Ran.Changed(changed, runs.get(changed), again.get(0));
  }

  private static Ran changes(String variable) {
    String text = "the static variable " + variable + " is not allowed here";
    String advice =
        "It carries values from one call to the next. Use a local variable or a parameter.";
    return new Ran.Refused(List.of(new Complaint(0, 0, text, advice)));
  }
}
