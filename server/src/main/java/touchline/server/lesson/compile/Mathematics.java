package touchline.server.lesson.compile;

import io.roastedroot.quickjs4j.core.Engine;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import run.endive.wasm.WasmEngineException;
import touchline.server.lesson.LessonReader;

/**
 * Typesets formulas with KaTeX, each one once.
 *
 * <p>Starting the script engine takes seconds and a formula milliseconds: collect all formulas and
 * hand them over together. Not for use by several threads.
 */
public final class Mathematics {
  private static final String KATEX = "/META-INF/resources/webjars/katex/0.18.11/dist/katex.min.js";

  /** Ends a result; neither TeX nor HTML contains it. */
  private static final String END = "\u0000";

  /** Those of the lessons that the program was built with, below the root of the class path. */
  private static final String PACKED = LessonReader.FOLDER + "/formulas.txt";

  private final Map<Formula, Typeset> done = new HashMap<>();

  /** A formula as HTML and MathML, or what KaTeX says is wrong with it. */
  sealed interface Typeset {
    record Html(String html) implements Typeset {}

    record Broken(String message) implements Typeset {}
  }

  /** One that has typeset all formulas of the lessons with which the program was built. */
  public static Mathematics packed() {
    Mathematics packed = new Mathematics();
    if (Mathematics.class.getResource("/" + PACKED) != null) {
      packed.read(resource("/" + PACKED));
    }
    return packed;
  }

  private void read(String file) {
    String[] parts = file.split(END, -1);
    for (int i = 0; i + 2 < parts.length; i += 3) {
      done.put(
          new Formula(parts[i], Boolean.parseBoolean(parts[i + 1])),
          new Typeset.Html(parts[i + 2]));
    }
  }

  /** Writes what {@link #packed} reads; the same formulas give the same bytes. */
  void write(Path classes) throws IOException {
    List<String> lines = new ArrayList<>();
    done.forEach(
        (formula, typeset) -> {
          if (typeset instanceof Typeset.Html set) {
            lines.add(formula.tex() + END + formula.display() + END + set.html() + END);
          }
        });
    Collections.sort(lines);
    Files.writeString(classes.resolve(PACKED), String.join("", lines));
  }

  /** Typesets the formulas that are new. */
  void typeset(Collection<Formula> formulas) {
    List<Formula> missing =
        formulas.stream().distinct().filter(formula -> !done.containsKey(formula)).toList();
    if (missing.isEmpty()) {
      return;
    }
    try {
      String[] results = run(script(missing)).split(END, -1);
      for (int i = 0; i < missing.size(); i++) {
        done.put(missing.get(i), result(results[i]));
      }
    } catch (WasmEngineException exhausted) {
      // Whichever it was: no other result is told either.
      Typeset tooDeep = new Typeset.Broken("one of the formulas is nested too deeply");
      missing.forEach(formula -> done.put(formula, tooDeep));
    }
  }

  /**
   * @throws IllegalArgumentException if the formula was not handed to {@link #typeset}
   */
  Typeset of(Formula formula) {
    Typeset typeset = done.get(formula);
    if (typeset == null) {
      throw new IllegalArgumentException("formula must be typeset first: " + formula.tex());
    }
    return typeset;
  }

  private static Typeset result(String text) {
    String rest = text.substring(1);
    return text.startsWith("+") ? new Typeset.Html(rest) : new Typeset.Broken(rest);
  }

  private static String run(String script) {
    try (Engine engine = Engine.builder().build()) {
      engine.exec(engine.writeCompiled(Library.COMPILED));
      engine.exec(engine.compile(script));
      return engine.stdout();
    }
  }

  /** KaTeX as the engine has read it, a megabyte: reading it takes longer than all the rest. */
  private static final class Library {
    static final byte[] COMPILED = compiled();

    private static byte[] compiled() {
      String start = "const module = { exports: {} }, exports = module.exports;\n";
      String end = "\nglobalThis.katex = module.exports;\n";
      try (Engine engine = Engine.builder().build()) {
        return engine.readCompiled(engine.compile(start + resource(KATEX) + end));
      }
    }
  }

  private static String script(List<Formula> formulas) {
    StringBuilder script = new StringBuilder();
    script.append("const katex = globalThis.katex, formulas = [");
    for (Formula formula : formulas) {
      script.append("[").append(quote(formula.tex())).append(", ");
      script.append(formula.display()).append("],\n");
    }
    return script.append("];\n").append(resource("typeset.js")).toString();
  }

  /** A string literal of the script: everything but plain letters is written as a number. */
  private static String quote(String text) {
    StringBuilder quoted = new StringBuilder("\"");
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c < ' ' || c > '~' || c == '"' || c == '\\') {
        quoted.append(String.format("\\u%04x", (int) c));
      } else {
        quoted.append(c);
      }
    }
    return quoted.append('"').toString();
  }

  private static String resource(String name) {
    try (InputStream stream = Mathematics.class.getResourceAsStream(name)) {
      if (stream == null) {
        throw new IllegalStateException(name + " must be on the class path");
      }
      return new String(stream.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    }
  }
}
