package touchline.task;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.lang.reflect.Method;
import java.net.URI;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.FileObject;
import javax.tools.ForwardingJavaFileManager;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileManager;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;
import touchline.geometry.Vec2;
import touchline.listing.Statement;

/** Methods with one signature and many bodies, all of them given to the real compiler at once. */
final class JavaMethods {
  /** A line may call taught methods, those for a segment and a circle by their bare names. */
  private static final String IMPORTS =
      "import touchline.geometry.*; import touchline.taught.*;"
          + " import static touchline.taught.SegmentCircle.*; ";

  private final Map<String, byte[]> classFiles = new HashMap<>();
  private final Map<String, String> errors = new HashMap<>();

  private JavaMethods() {}

  /**
   * Compiles each body in a class of its own.
   *
   * @param head such as {@code Object result(Vec2 a, Vec2 b, Vec2 p)}
   */
  static JavaMethods compile(String head, List<String> bodies) {
    JavaMethods methods = new JavaMethods();
    Map<String, JavaFileObject> sources = new LinkedHashMap<>();
    for (int i = 0; i < bodies.size(); i++) {
      String source =
          IMPORTS + "final class %s { static %s {\n%s\n} }".formatted(name(i), head, bodies.get(i));
      sources.put(name(i), new Source(name(i), source));
    }
    methods.compile(sources);
    return methods;
  }

  private static String name(int body) {
    return "Body" + body;
  }

  /** What the compiler says first of a body; empty if it compiles. */
  String error(int body) {
    return errors.getOrDefault(name(body), "");
  }

  /** The method with this body, to be invoked. */
  Method method(int body) throws ReflectiveOperationException {
    ClassLoader loader =
        new ClassLoader(getClass().getClassLoader()) {
          @Override
          protected Class<?> findClass(String name) {
            byte[] file = classFiles.get(name);
            return defineClass(name, file, 0, file.length);
          }
        };
    Method method = loader.loadClass(name(body)).getDeclaredMethods()[0];
    method.setAccessible(true);
    return method;
  }

  /**
   * With an error in one class javac looks no more for unreachable lines in others, unless told.
   */
  private void compile(Map<String, JavaFileObject> sources) {
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    DiagnosticCollector<JavaFileObject> said = new DiagnosticCollector<>();
    try (StandardJavaFileManager files = compiler.getStandardFileManager(said, null, null)) {
      JavaFileManager kept = new Kept(files, classFiles);
      String classes = Vec2.class.getProtectionDomain().getCodeSource().getLocation().getPath();
      String on = "-XDshould-stop.ifError=FLOW";
      List<String> options = List.of(on, "-proc:none", "-Xmaxerrs", "100000", "-cp", classes);
      compiler.getTask(null, kept, said, options, null, sources.values()).call();
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    }
    for (Diagnostic<? extends JavaFileObject> one : said.getDiagnostics()) {
      if (one.getKind() == Diagnostic.Kind.ERROR) {
        errors.putIfAbsent(one.getSource().getName(), one.getMessage(null));
      }
    }
  }

  /** The text of a source, known by its class. */
  private static final class Source extends SimpleJavaFileObject {
    private final String name;
    private final String text;

    Source(String name, String text) {
      super(URI.create("string:///" + name + ".java"), Kind.SOURCE);
      this.name = name;
      this.text = text;
    }

    @Override
    public String getName() {
      return name;
    }

    @Override
    public CharSequence getCharContent(boolean ignoreEncodingErrors) {
      return text;
    }
  }

  /** Keeps class files in memory. */
  private static final class Kept extends ForwardingJavaFileManager<JavaFileManager> {
    private final Map<String, byte[]> classFiles;

    Kept(JavaFileManager files, Map<String, byte[]> classFiles) {
      super(files);
      this.classFiles = classFiles;
    }

    @Override
    public JavaFileObject getJavaFileForOutput(
        Location location, String name, JavaFileObject.Kind kind, FileObject sibling) {
      return new SimpleJavaFileObject(URI.create("bytes:///" + name + ".class"), kind) {
        @Override
        public OutputStream openOutputStream() {
          return new ByteArrayOutputStream() {
            @Override
            public void close() {
              classFiles.put(name, toByteArray());
            }
          };
        }
      };
    }
  }

  /** Lines as a body. */
  static String body(List<Statement> lines) {
    return lines.stream().map(Statement::text).collect(Collectors.joining("\n"));
  }
}
