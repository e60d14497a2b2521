package touchline.server.grading.worker;

import java.io.StringWriter;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticListener;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.ToolProvider;
import touchline.server.grading.job.Complaint;
import touchline.task.Kind;

/** javac in this process, warm, from a text to class files in memory. */
final class Compiler {
  private static final int MOST_COMPLAINTS = 5;
  private static final int MOST_CLASSES = 200;
  private static final int MOST_BYTES = 512 << 10;
  private static final List<String> OPTIONS = options();

  private final JavaCompiler javac;
  private final SourceFiles files;
  private final PlainWords plainWords = PlainWords.load();

  Compiler() {
    javac = ToolProvider.getSystemJavaCompiler();
    if (javac == null) {
      throw new IllegalStateException("marking Java needs a JDK: this Java has no compiler");
    }
    files =
        new SourceFiles(
            javac.getStandardFileManager(null, Locale.ENGLISH, StandardCharsets.UTF_8),
            Geometry.load());
  }

  /** Class files, or what the compiler said against the source; one of the two is empty. */
  record Compiled(List<byte[]> classFiles, List<Complaint> complaints) {}

  /** The source is too tangled for the compiler: it has eaten the machine's stack or memory. */
  static final class TooComplex extends Exception {
    private static final long serialVersionUID = 1;
  }

  /** The language is that of Java 17 on every machine, so that a mark does not depend on it. */
  private static List<String> options() {
    List<String> options =
        new ArrayList<>(
            List.of(
                "-proc:none",
                "-g",
                "-nowarn",
                "-implicit:none",
                "-Xmaxerrs",
                "5",
                "-source",
                "17",
                "-target",
                "17",
                "-Xlint:none",
                "--limit-modules",
                "java.base",
                // Writes of a crash even when there was an error in the source before.
                "-XDdev"));
    return List.copyOf(options);
  }

  Compiled compile(String source) throws TooComplex {
    Heard heard = new Heard(plainWords);
    files.takeWritten();
    boolean isDone = isDone(source, heard);
    List<byte[]> classFiles = files.takeWritten();
    if (!heard.complaints.isEmpty()) {
      return new Compiled(List.of(), heard.complaints);
    }
    long bytes = classFiles.stream().mapToLong(file -> file.length).sum();
    if (!isDone || classFiles.size() > MOST_CLASSES || bytes > MOST_BYTES) {
      throw new TooComplex();
    }
    return new Compiled(classFiles, List.of());
  }

  private boolean isDone(String source, Heard heard) throws TooComplex {
    StringWriter crash = new StringWriter();
    try {
      boolean isDone =
          javac.getTask(crash, files, heard, OPTIONS, null, List.of(new Source(source))).call();
      if (crash.getBuffer().length() > 0) {
        Machine.distrust();
      }
      return isDone;
    } catch (RuntimeException | Error thrown) {
      // Out of stack or memory, or a bug of its own; to the student, a source that it cannot take.
      Machine.hear(thrown);
      Machine.distrust();
      throw new TooComplex();
    }
  }

  private static final class Heard implements DiagnosticListener<JavaFileObject> {
    private final PlainWords plainWords;
    private final List<Complaint> complaints = new ArrayList<>();

    Heard(PlainWords plainWords) {
      this.plainWords = plainWords;
    }

    @Override
    public void report(Diagnostic<? extends JavaFileObject> diagnostic) {
      if (diagnostic.getKind() == Diagnostic.Kind.ERROR && complaints.size() < MOST_COMPLAINTS) {
        complaints.add(plainWords.complaint(diagnostic));
      }
    }
  }

  private static final class Source extends SimpleJavaFileObject {
    private final String text;

    Source(String text) {
      super(URI.create("memory:///" + TargetMethod.CLASS + ".java"), Kind.SOURCE);
      this.text = text;
    }

    @Override
    public CharSequence getCharContent(boolean ignoreEncodingErrors) {
      return text;
    }
  }
}
