package touchline.server.grading.worker;

import java.util.List;
import touchline.code.Signature;
import touchline.code.ValueType;
import touchline.server.grading.gate.AllowList;
import touchline.server.grading.gate.Library;
import touchline.server.grading.job.Job;
import touchline.server.grading.job.JobResult;

/**
 * First programs, so that no student waits for the compiler's own classes to load, and that none
 * finds a class of the library that was never initialized: if its initialization failed in the
 * middle of a hostile program, it would fail for all programs that come after.
 */
final class WarmUp {
  private static final String SOURCE =
      """
      import java.util.*;
      import touchline.geometry.*;

      class Solution {
        record Pair(double t, Vec2 at) {}

        static Vec2 nearest(Vec2 a, Vec2 b, Vec2 p) {
          List<Pair> pairs = new ArrayList<>();
          for (int i = 0; i <= 10; i++) {
            double t = i / 10.0;
            pairs.add(new Pair(t, a.plus(b.minus(a).times(t))));
          }
          Pair best = pairs.get(0);
          for (Pair pair : pairs) {
            if (pair.at().minus(p).lengthSquared() < best.at().minus(p).lengthSquared()) {
              best = pair;
            }
          }
          System.out.println("best " + best.t());
          return best.at();
        }
      }
      """;

  /** A bit of everything that sets something up when it is first used. */
  private static final String LIBRARY =
      """
      import java.math.*;
      import java.util.*;
      import java.util.function.*;
      import java.util.stream.*;
      import touchline.geometry.*;

      class Solution {
        enum Color { RED, GREEN { int rank() { return 2; } }; int rank() { return 1; } }
        sealed interface Shape permits Disk, Box {}
        record Disk(double r) implements Shape {}
        record Box(double w, double h) implements Shape, Comparable<Box> {
          public int compareTo(Box other) { return Double.compare(w, other.w); }
        }
        static final Comparator<Box> BY = Comparator.comparingDouble(Box::h).thenComparing(Box::w);

        static double area(Shape shape) {
          return shape instanceof Disk d ? 3 * d.r() * d.r() : ((Box) shape).w() * ((Box) shape).h();
        }

        static Vec2 nearest(Vec2 a, Vec2 b, Vec2 p) {
          Random random = new Random(7);
          double chance = random.nextDouble() + random.nextGaussian() + random.nextInt(9);
          Map<Color, List<Box>> boxes = new EnumMap<>(Color.class);
          Map<String, Integer> counts = new HashMap<>(Map.of("x", 1, "y", 2));
          for (Color color : Color.values()) {
            switch (color) { case RED -> counts.merge("x", 1, Integer::sum); default -> { } }
            boxes.computeIfAbsent(color, c -> new ArrayList<>()).add(new Box(color.rank(), chance));
          }
          Set<Object> set = new LinkedHashSet<>(List.of(new Box(1, 2), new Disk(3), Color.RED));
          TreeMap<Double, String> tree = new TreeMap<>(Comparator.reverseOrder());
          PriorityQueue<Box> queue = new PriorityQueue<>(BY);
          Deque<Integer> deque = new ArrayDeque<>(List.of(1, 2, 3));
          for (Object each : set) {
            if (each instanceof Box box) { queue.add(box); tree.put(box.w(), box.toString()); }
          }
          double[] sorted = IntStream.range(0, 20).mapToDouble(i -> (i * 7) % 11).sorted().toArray();
          Map<Boolean, Long> parts = Arrays.stream(sorted).boxed()
              .collect(Collectors.partitioningBy(x -> x > 3, Collectors.counting()));
          String text = Stream.of("b", "a").sorted().collect(Collectors.joining(", ")) + parts + tree
              + String.format("%.3f %5d %s %e%n", chance, deque.size(), set, sorted[0]);
          BigInteger whole = BigInteger.TEN.pow(60).divide(BigInteger.TWO.pow(70)).sqrt();
          BigDecimal exact = new BigDecimal(chance).abs().divide(new BigDecimal("3.7"),
              MathContext.DECIMAL64).sqrt(MathContext.DECIMAL32).setScale(3, RoundingMode.HALF_UP);
          text += whole.gcd(BigInteger.TEN) + " " + exact + exact.doubleValue();
          Optional<Box> first = Optional.ofNullable(queue.poll()).filter(x -> area(x) > 0);
          StringBuilder out = new StringBuilder(text).append(first).append(boxes).reverse();
          try {
            out.append(Objects.requireNonNull(counts.get("none")));
          } catch (NullPointerException none) {
            System.out.println(out + none.getMessage() + set.hashCode() + Double.parseDouble("1e3"));
          }
          if (a.x() > 0) throw new IllegalStateException("deep " + new int[0].length);
          return depth(3) > 0 ? a : b;
        }

        static int depth(int n) { return n == 0 ? 1 : 1 + depth(n + 1); }
      }
      """;

  private static final String BROKEN =
      "class Solution { int f() { int x = 1 return y; } void g() { int z = \"\"; h(); } }";

  private WarmUp() {}

  static void run(Bench bench, AllowList allowed) {
    SameOrder.set();
    allowed.types().forEach(Library::initialize);
    run(bench);
  }

  private static void run(Bench bench) {
    Signature signature =
        new Signature(
            "nearest", List.of(ValueType.POINT, ValueType.POINT, ValueType.POINT), ValueType.POINT);
    List<double[]> inputs =
        List.of(new double[] {0, 0, 4, 0, 1, 2}, new double[] {0, 0, 0, 3, 1, 2});
    JobResult ran = bench.run(Job.of(SOURCE, signature, inputs, ""));
    if (!(ran instanceof JobResult.Finished)) {
      throw new IllegalStateException("the first program must run: " + ran);
    }
    List<double[]> both = List.of(new double[6], new double[] {1, 2, 3, 4, 5, 6});
    JobResult second = bench.run(Job.of(LIBRARY, signature, both, ""));
    if (!(second instanceof JobResult.Finished)) {
      throw new IllegalStateException("the second program must run: " + second);
    }
    bench.run(Job.of(BROKEN, signature, both, ""));
  }
}
