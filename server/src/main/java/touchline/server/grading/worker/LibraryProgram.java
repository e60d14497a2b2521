package touchline.server.grading.worker;

import java.io.ByteArrayInputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import touchline.code.Signature;
import touchline.server.grading.job.Job;

/**
 * A program with a bit of everything that sets something up when it is first used. The build
 * compiles it, too, since that takes a process as long as all else that it does at its start.
 */
public final class LibraryProgram {
  private static final String FILE = "library-program.bin";

  static final String SOURCE =
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

  private LibraryProgram() {}

  /** A step of the build. Takes the folder of the classes. */
  public static void main(String[] arguments) throws IOException, Compiler.TooComplex {
    Path folder = Path.of(arguments[0]).resolve("touchline/server/grading/worker");
    Compiler.Compiled compiled = new Compiler().compile(SOURCE);
    try (DataOutputStream out = new DataOutputStream(Files.newOutputStream(folder.resolve(FILE)))) {
      out.writeInt(compiled.classFiles().size());
      for (byte[] classFile : compiled.classFiles()) {
        out.writeInt(classFile.length);
        out.write(classFile);
      }
    }
  }

  /** Run twice: the second time with a point in front of the first, for which it throws. */
  static Job job(Signature signature) {
    return Job.of(SOURCE, signature, List.of(new double[6], new double[] {1, 2, 3, 4, 5, 6}), "");
  }

  /** Its class files, as the build made them. */
  static List<byte[]> compiled() {
    try (InputStream in = LibraryProgram.class.getResourceAsStream(FILE)) {
      if (in == null) {
        throw new IllegalStateException("the program must hold " + FILE);
      }
      return read(new DataInputStream(new ByteArrayInputStream(in.readAllBytes())));
    } catch (IOException broken) {
      throw new UncheckedIOException(broken);
    }
  }

  private static List<byte[]> read(DataInputStream in) throws IOException {
    List<byte[]> classFiles = new ArrayList<>();
    for (int left = in.readInt(); left > 0; left--) {
      byte[] classFile = new byte[in.readInt()];
      in.readFully(classFile);
      classFiles.add(classFile);
    }
    return classFiles;
  }
}
