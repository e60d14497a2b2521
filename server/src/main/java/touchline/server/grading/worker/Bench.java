package touchline.server.grading.worker;

import java.lang.invoke.MethodHandle;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.objectweb.asm.tree.MethodNode;
import touchline.server.grading.job.CaseRun;
import touchline.server.grading.job.Complaint;
import touchline.server.grading.job.Job;
import touchline.server.grading.job.Ran;
import touchline.server.grading.job.Traced;

/** One job from source to results: compiled, checked, woven, run. */
final class Bench {
  private final Compiler compiler = new Compiler();
  private final AllowList allowed = AllowList.load();
  private final Instead instead = Instead.load();
  private final Runnable compiled;
  private boolean isShaken;

  /**
   * @param compiled told when the compiler is done, so that a death can be laid to the right door
   */
  Bench(Runnable compiled) {
    this.compiled = compiled;
  }

  /** Whether this process must not take another job. */
  boolean isShaken() {
    return isShaken;
  }

  Ran run(Job job) {
    String source = SourceRules.withoutMark(job.source());
    Optional<Complaint> broken = SourceRules.broken(source);
    if (broken.isPresent()) {
      return new Ran.DoesNotCompile(List.of(broken.get()));
    }
    Compiler.Compiled classes;
    try {
      classes = compiler.compile(source);
    } catch (Compiler.TooComplex tooMuch) {
      isShaken = true;
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
    } catch (org.objectweb.asm.MethodTooLargeException
        | org.objectweb.asm.ClassTooLargeException tooLarge) {
      return new Ran.DoesNotCompile(List.of(tooComplex()));
    }
    Budget.open();
    Printed.open();
    StudentLoader loader = new StudentLoader(classFiles);
    try {
      return run(job, asked.handle(loader), loader, List.copyOf(classFiles.keySet()));
    } catch (ReflectiveOperationException | LinkageError ours) {
      throw new IllegalStateException("a woven program must load", ours);
    }
  }

  private Ran run(Job job, MethodHandle handle, ClassLoader loader, List<String> names)
      throws ReflectiveOperationException {
    Runner runner = new Runner(handle, job.signature());
    List<Class<?>> ready = new ArrayList<>();
    Optional<CaseRun> failed = initialize(runner, loader, names, ready);
    isShaken = isShaken || runner.isShaken();
    if (failed.isPresent()) {
      return new Ran.Finished(Runner.all(failed.get(), job.inputs().size()), Optional.empty());
    }
    Statics statics = Statics.of(ready);
    if (statics.changeable().isPresent()) {
      return changes(statics.changeable().get());
    }
    try {
      return run(job, runner, statics);
    } finally {
      isShaken = isShaken || runner.isShaken();
    }
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
    List<CaseRun> again = new ArrayList<>();
    int changed = runner.changedBackward(job.inputs(), runs, again);
    Optional<String> variable = statics.changed();
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
