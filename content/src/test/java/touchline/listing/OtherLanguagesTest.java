package touchline.listing;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import clojure.java.api.Clojure;
import clojure.lang.IFn;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIf;

/** The listings in Python and Clojure are run, and give what the printed Java gives. */
class OtherLanguagesTest {
  private static final Path PYTHON = Path.of("src/main/python");
  private static final Path CLOJURE = Path.of("src/main/clojure/touchline");
  private static final Path JAVA = Path.of("src/main/java/touchline/taught");
  private static final Pattern TAG = Pattern.compile("tag::(\\w+)\\[]");

  /** A call with its answer in Java. */
  private record Call(Printed printed, String arguments, List<Double> expected) {}

  /** A language: where its sources are and how a definition begins there. */
  private record Language(Path folder, String ending, Pattern definition) {
    Path file(String type) {
      return folder.resolve(snake(type) + ending);
    }

    /** The name of every printed method there, by reference. */
    Map<String, String> functions() throws IOException {
      Map<String, String> functions = new HashMap<>();
      for (Printed printed : Printed.all()) {
        functions.put(printed.reference(), function(printed));
      }
      return functions;
    }

    /** The name that is defined after a tag. */
    private String function(Printed printed) throws IOException {
      String text = Files.readString(file(printed.type()));
      Matcher matcher = definition.matcher(text);
      boolean found = matcher.find(text.indexOf("tag::" + printed.tag() + "[]"));
      assertTrue(found, () -> printed.reference() + " in " + ending);
      return matcher.group(1);
    }
  }

  private static final Language IN_PYTHON =
      new Language(PYTHON, ".py", Pattern.compile("def (\\w+)\\("));
  private static final Language IN_CLOJURE =
      new Language(CLOJURE, ".clj", Pattern.compile("\\(defn ([^ ]+) "));

  static boolean hasPython() {
    try {
      return new ProcessBuilder("python3", "-c", "0").start().waitFor() == 0;
    } catch (IOException missing) {
      return false;
    } catch (InterruptedException stopped) {
      Thread.currentThread().interrupt();
      return false;
    }
  }

  @Test
  void everyPrintedMethodIsThereInEveryLanguage() throws IOException {
    List<String> references = Printed.all().stream().map(Printed::reference).sorted().toList();
    List<String> java = new ArrayList<>();
    for (String type : types()) {
      java.addAll(tags(JAVA.resolve(type + ".java"), type));
    }
    assertEquals(java.stream().sorted().toList(), references);
    for (Language language : List.of(IN_PYTHON, IN_CLOJURE)) {
      List<String> there = new ArrayList<>();
      for (String type : types()) {
        there.addAll(tags(language.file(type), type));
      }
      assertEquals(references, there.stream().sorted().toList(), language.ending());
    }
  }

  @Test
  @EnabledIf(value = "hasPython", disabledReason = "python3 is not on this machine")
  void pythonGivesWhatTheJavaGives() throws Exception {
    List<Call> calls = calls();
    List<String> command =
        List.of("python3", "src/test/python/run_cases.py", PYTHON.toAbsolutePath().toString());
    Process python =
        new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.INHERIT).start();
    Thread writer = new Thread(() -> write(python, calls));
    writer.start();
    try (BufferedReader results = python.inputReader()) {
      for (Call call : calls) {
        String line = String.valueOf(results.readLine());
        List<Double> numbers =
            Stream.of(line.split(" "))
                .filter(each -> !each.isEmpty())
                .map(Double::valueOf)
                .toList();
        compare(call, Flat.of(numbers));
      }
    }
    assertEquals(0, python.waitFor());
  }

  private static void write(Process python, List<Call> calls) {
    try (Writer out = python.outputWriter()) {
      Map<String, String> functions = IN_PYTHON.functions();
      for (Call call : calls) {
        String module = snake(call.printed().type());
        String function = functions.get(call.printed().reference());
        out.write(module + "\t" + function + "\t" + call.arguments() + "\n");
      }
    } catch (IOException ended) {
      throw new UncheckedIOException(ended);
    }
  }

  @Test
  void clojureGivesWhatTheJavaGives() throws IOException {
    IFn load = Clojure.var("clojure.core", "load-file");
    IFn apply = Clojure.var("clojure.core", "apply");
    load.invoke(IN_CLOJURE.file("Vectors").toString());
    for (String type : types()) {
      load.invoke(IN_CLOJURE.file(type).toString());
    }
    Map<String, String> functions = IN_CLOJURE.functions();
    for (Call call : calls()) {
      String namespace = "touchline." + snake(call.printed().type()).replace('_', '-');
      IFn function = Clojure.var(namespace, functions.get(call.printed().reference()));
      Object arguments = Clojure.read(call.arguments());
      compare(call, Flat.of(apply.invoke(function, arguments)));
    }
  }

  private static void compare(Call call, List<Double> found) {
    assertEquals(call.expected(), found, () -> call.printed().reference() + call.arguments());
  }

  /** Every method with everything given; where the Java throws, nothing is asked. */
  private static List<Call> calls() {
    List<Call> calls = new ArrayList<>();
    for (Printed printed : Printed.all()) {
      int before = calls.size();
      for (Given given : Given.all()) {
        try {
          List<Double> expected = Flat.of(printed.java().apply(given));
          calls.add(new Call(printed, Printed.text(printed.arguments().apply(given)), expected));
        } catch (IllegalArgumentException refused) {
          continue; // No finite answer: the languages have no common word for that.
        }
      }
      assertTrue(calls.size() - before > 100, printed.reference());
    }
    return calls;
  }

  private static List<String> types() {
    return Printed.all().stream().map(Printed::type).distinct().toList();
  }

  private static List<String> tags(Path file, String type) throws IOException {
    return TAG.matcher(Files.readString(file))
        .results()
        .map(match -> type + "#" + match.group(1))
        .toList();
  }

  private static String snake(String name) {
    return name.replaceAll("(?<=[a-z])(?=[A-Z])", "_").toLowerCase(Locale.ROOT);
  }
}
