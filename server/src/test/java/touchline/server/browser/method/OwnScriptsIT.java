package touchline.server.browser.method;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import touchline.code.Case;
import touchline.code.CodeExercise;
import touchline.server.Sweep;
import touchline.server.browser.BrowserCase;
import touchline.server.grading.job.CaseRun;
import touchline.server.grading.job.Job;
import touchline.server.grading.job.JobResult;
import touchline.server.grading.pool.KeptWorkers;
import touchline.server.grading.pool.Pool;
import touchline.server.grading.pool.Translator;
import touchline.server.grading.pool.Translator.Translated;
import touchline.server.lane.Owner;
import touchline.server.lesson.AnswerFiles;
import touchline.server.lesson.Lessons;
import touchline.topic.Topics;

/** What a script of a learner's method gives in a browser is what the verdict goes by. */
class OwnScriptsIT extends BrowserCase {
  /** Every so many of an exercise's answers, from one by {@code -Dseed=N}; all with 1. */
  private static final int EVERY = Sweep.every("every", 80);

  private static final long SEED = Long.getLong("seed", 1);

  private static final Owner OWNER = Owner.named("scripts");
  private static final Lessons LESSONS = Lessons.load();

  /** What the JVM and browsers compute otherwise in the last bit, and what browsers do not run. */
  private static final String OTHERWISE =
      "(?s).*(Math\\.(hypot|sin|cos|tan|atan2?|asin|acos|pow|exp|cbrt|log|fma|to\\w+)"
          + "|java\\.math).*";

  /**
   * Bits, since a text may say the same of two numbers; the bits of all that is no number are one.
   */
  static final String ASK =
      "([script, inputs]) => new Promise(done => {"
          + " const worker = new Worker(URL.createObjectURL(new Blob([script])));"
          + " const bits = n => n.map(x => new BigInt64Array("
          + "Float64Array.of(x).buffer)[0].toString(16)).join(' ');"
          + " const all = [];"
          + " const next = () => worker.postMessage({id: all.length, numbers: inputs[all.length].map(Number)});"
          + " worker.onmessage = ({data}) => {"
          + " all.push(data.fault ? data.fault.split(' ')[0] : bits(data.numbers));"
          + " if (all.length < inputs.length) next(); else { worker.terminate(); done(all); } };"
          + " next(); })";

  private Pool pool;
  private Translator translator;

  @BeforeAll
  void startWorkers() {
    pool = KeptWorkers.pool();
    translator = Translator.whenAsked();
  }

  @AfterAll
  void endWorkers() {
    translator.close();
    pool.close();
  }

  static Stream<CodeExercise> exercises() {
    return Topics.methods().stream();
  }

  @ParameterizedTest
  @MethodSource("exercises")
  void scriptsGiveWhatTheVerdictGoesBy(CodeExercise exercise) {
    List<double[]> inputs =
        Stream.concat(
                LESSONS.cases().shown(exercise).stream(), exercise.hidden(1).stream().limit(40))
            .map(Case::input)
            .toList();
    List<String> different = new ArrayList<>();
    List<Path> files = AnswerFiles.of(exercise.id());
    int first = Math.floorMod(SEED + exercise.id().hashCode(), EVERY);
    for (int i = first; i < files.size(); i += EVERY) {
      String source = AnswerFiles.read(files.get(i));
      JobResult ran = pool.run(Job.of(source, exercise.signature(), inputs, OWNER));
      if (ran instanceof JobResult.Finished finished && !source.matches(OTHERWISE)) {
        String wanted = finished.cases().stream().map(OwnScriptsIT::said).toList().toString();
        String found = said(exercise, source, inputs).toString();
        if (!wanted.equals(found)) {
          different.add(files.get(i).getFileName() + "\n" + wanted + "\n" + found);
        }
      }
    }
    assertEquals("", String.join("\n", different));
  }

  private List<?> said(CodeExercise exercise, String source, List<double[]> inputs) {
    JobResult.Built built =
        assertInstanceOf(
            JobResult.Built.class, pool.run(Job.built(source, exercise.signature(), OWNER)));
    Translated.Script script =
        assertInstanceOf(
            Translated.Script.class, translator.script(exercise.signature().method(), built));
    List<List<String>> numbers = inputs.stream().map(OwnScriptsIT::texts).toList();
    return (List<?>)
        lesson().page().evaluate(ASK, List.of(new String(script.bytes(), UTF_8), numbers));
  }

  /** As text: on its way to the page a number that is zero would lose its sign. */
  static List<String> texts(double[] input) {
    return Arrays.stream(input).mapToObj(Double::toString).toList();
  }

  static String said(CaseRun run) {
    if (run instanceof CaseRun.Gave gave) {
      return Arrays.stream(gave.raw())
          .mapToObj(number -> Long.toString(Double.doubleToLongBits(number), 16))
          .collect(Collectors.joining(" "));
    }
    if (run instanceof CaseRun.Stopped stopped) {
      return Map.of("TIME", "spent", "MEMORY", "spent", "RECURSION", "deep")
          .getOrDefault(stopped.limit().name(), "spent");
    }
    return run instanceof CaseRun.Threw ? "threw" : "null";
  }
}
