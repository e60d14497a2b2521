package touchline.server.grading.pool;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import touchline.server.Sweep;
import touchline.server.grading.job.Job;

/**
 * Hostile programs in worker processes that are really there: each gets the verdict that its first
 * line names, leaves nothing behind on this machine, and no right program after it is the worse for
 * it. On this Java every other one runs, but of those that a limit of time or memory stops, which
 * take the longest and cost a worker, one of twelve; on the newest that is installed some run. A
 * right program runs after each, in turn another. With {@code -Dhostile=all} all do, otherwise a
 * sample by {@code -Dseed}.
 */
class HostileTest {
  private static final int SAMPLED = 32;
  private static final int STOPPED = 12;
  private static final int OTHERS = 2;
  private static final int AFTER = 1;
  private static final boolean ALL = Sweep.isWhole("hostile");
  private static final long SEED = Long.getLong("seed", 1);

  private static final Map<Java, Machine> MACHINES = new HashMap<>();

  /** Workers of one Java, and what was there before any program ran in them. */
  private record Machine(Pool pool, Leftovers before) {
    static Machine of(Java java) {
      Pool pool = Pool.open(1, java);
      assertTrue(pool.layers().startsWith("workers: 1 and a spare, "), pool.layers());
      assertEquals("RIGHT", run(pool, Programs.RIGHT));
      return new Machine(pool, Leftovers.before(pool.pids()));
    }
  }

  @AfterAll
  static void close() {
    MACHINES.values().forEach(machine -> machine.pool().close());
  }

  @ParameterizedTest(name = "{1} on {0}")
  @MethodSource("hostile")
  void hostileProgramsAreStoppedAndNoOtherSuffers(Java java, Path file, String expected) {
    Machine machine = MACHINES.computeIfAbsent(java, Machine::of);
    Job job = Programs.withLengths(Programs.source(file));
    String outcome = Programs.outcome(job, machine.pool().run(job));
    assertTrue(
        Arrays.asList(expected.split("\\|")).contains(outcome), outcome + " not " + expected);
    for (Path right : after(file)) {
      String after = run(machine.pool(), Programs.source(right));
      assertEquals("RIGHT", after, right.getFileName() + " after " + file);
    }
    List<String> left = machine.before().after(machine.pool().pids(), Programs.source(file));
    assertEquals(List.of(), left, "left by " + file);
  }

  /** Right programs to run after one. */
  private static List<Path> after(Path file) {
    List<Path> after = new ArrayList<>(Programs.in("after"));
    if (ALL) {
      return after;
    }
    Collections.shuffle(after, new Random(SEED + file.getFileName().toString().hashCode()));
    return after.subList(0, AFTER);
  }

  static Stream<Arguments> hostile() {
    Java here = Java.running();
    return Stream.concat(
        programs().stream().filter(Hostile::isDrawn).map(each -> each.on(here)),
        Programs.javas()
            .filter(java -> !java.equals(here))
            .flatMap(java -> sample().stream().map(each -> each.on(java))));
  }

  /** A program and what may become of it. */
  private record Hostile(Path file, String expected) {
    boolean isDrawn() {
      boolean isStopped = expected.contains("TIME") || expected.contains("MEMORY");
      long number = SEED + file.getFileName().toString().hashCode();
      return ALL || Math.floorMod(number, isStopped ? STOPPED : OTHERS) == 0;
    }

    Arguments on(Java java) {
      return Arguments.of(java, file, expected);
    }
  }

  private static List<Hostile> sample() {
    List<Hostile> sample = new ArrayList<>(programs());
    if (ALL) {
      return sample;
    }
    Collections.shuffle(sample, new Random(SEED));
    return sample.subList(0, sample.size() / SAMPLED);
  }

  private static List<Hostile> programs() {
    Stream<Hostile> own =
        Programs.in("attacks/own").stream()
            .map(file -> new Hostile(file, Programs.firstLine(file).substring(11)));
    Path given = Programs.in("attacks/given").get(0).getParent();
    Stream<Hostile> index =
        Programs.text(given.resolveSibling("given.tsv"))
            .lines()
            .map(line -> line.split("\t"))
            .map(part -> new Hostile(given.resolve(part[0] + ".java"), part[1]));
    return Stream.concat(own, index).toList();
  }

  private static String run(Pool pool, String source) {
    Job job = Programs.job(source);
    return Programs.outcome(job, pool.run(job));
  }
}
