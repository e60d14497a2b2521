package touchline.task;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.lang.invoke.MethodType;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.StringJoiner;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Named;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.TestInstance.Lifecycle;
import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.MethodSource;
import touchline.answer.Answer;
import touchline.answer.DecimalMark;
import touchline.answer.Value;
import touchline.exercise.Chance;
import touchline.listing.Bindings;
import touchline.listing.Program;
import touchline.listing.Statement;
import touchline.topic.Topics;

/**
 * What an order task marks is Java: its marker and the real compiler agree on what compiles, and of
 * all that compiles just that is right which gives the right result everywhere.
 */
@ParameterizedClass(name = "{0}")
@MethodSource("tasks")
@TestInstance(Lifecycle.PER_CLASS)
class OrderJavaTest {
  /**
   * Methods with many conditions compile in hundreds of thousands of orders, of which so many are
   * drawn; as many as {@code -Dorders=N} says.
   */
  private static final int MOST = Integer.getInteger("orders", 150);

  private static final int SAMPLES = MOST * 3 / 8;
  private static final int INPUTS = 400;
  private static final int SEEDS = 5;

  @Parameter private OrderTask<?> task;

  /** Compiled once a task: that takes as long as all that is asked of it. */
  private @Nullable Compiled<?> compiled;

  static Stream<Named<OrderTask<?>>> tasks() {
    return Topics.tasks().stream()
        .filter(OrderTask.class::isInstance)
        .map(task -> Named.of(task.id(), (OrderTask<?>) task));
  }

  /** The head of the method whose lines the task has. */
  private static <I> String head(OrderTask<I> task) {
    StringJoiner parameters = new StringJoiner(", ", "Object result(", ")");
    Object[] arguments = arguments(task, inputs(task).get(0));
    for (int i = 0; i < arguments.length; i++) {
      Class<?> type = MethodType.methodType(arguments[i].getClass()).unwrap().returnType();
      parameters.add(type.getSimpleName() + " " + task.listing().parameters().get(i));
    }
    return parameters.toString();
  }

  private static <I> Object[] arguments(OrderTask<I> task, I given) {
    Bindings variables = task.variables(given);
    return task.listing().parameters().stream().map(variables::get).toArray();
  }

  private Compiled<?> compiled() {
    if (compiled == null || compiled.task() != task) {
      compiled = Compiled.of(task);
    }
    return compiled;
  }

  @Test
  void whatIsRefusedIsWhatDoesNotCompile() {
    List<List<Statement>> all = samples(task);
    JavaMethods java =
        JavaMethods.compile(head(task), all.stream().map(JavaMethods::body).toList());
    int compile = 0;
    for (int i = 0; i < all.size(); i++) {
      String refusal = refusal(task, all.get(i));
      String error = java.error(i);
      String body = JavaMethods.body(all.get(i));
      assertEquals(error.isEmpty(), refusal.isEmpty(), () -> refusal + " | " + error + "\n" + body);
      compile += error.isEmpty() ? 1 : 0;
    }
    int number = compile;
    assertTrue(compile > SAMPLES / 20 && compile < SAMPLES / 2, () -> number + " compile");
  }

  private static String refusal(OrderTask<?> task, List<Statement> lines) {
    return new Program(lines).refusal(task.listing().parameters(), task.letters());
  }

  /** Right orders with some lines taken out, put in or moved, and orders by chance alone. */
  private static List<List<Statement>> samples(OrderTask<?> task) {
    Random random = new Random(20_261_122);
    List<List<Statement>> samples = new ArrayList<>();
    while (samples.size() < SAMPLES) {
      List<Statement> used = new ArrayList<>(task.listing().statements());
      List<Statement> tray =
          new ArrayList<>(task.lines().subList(used.size(), task.lines().size()));
      for (int changes = random.nextInt(4); changes > 0; changes--) {
        change(used, tray, random);
      }
      if (samples.size() % 10 == 0) {
        Collections.shuffle(used, random);
      }
      samples.add(used);
    }
    return samples;
  }

  private static <T> void change(List<T> used, List<T> tray, Random random) {
    if (!used.isEmpty() && random.nextInt(3) > 0) {
      tray.add(used.remove(random.nextInt(used.size())));
    }
    if (!tray.isEmpty() && random.nextInt(3) > 0) {
      T line = tray.remove(random.nextInt(tray.size()));
      used.add(random.nextInt(used.size() + 1), line);
    }
  }

  @Test
  void rightIsJustWhatCompilesAndGivesTheRightResultEverywhere()
      throws ReflectiveOperationException {
    int right = right(compiled());
    int number = right;
    assertEquals(isChain(task.listing().statements()), right == 1, () -> number + " are right");
    assertTrue(right > 0, "some order is right");
  }

  /** How many orders are right, of which each is marked as it works. */
  private static <I> int right(Compiled<I> compiled) throws ReflectiveOperationException {
    List<Marker> markers =
        IntStream.rangeClosed(1, SEEDS).mapToObj(s -> Marker.of(compiled.task(), s)).toList();
    int right = 0;
    for (int i = 0; i < compiled.orders().size(); i++) {
      List<Statement> order = compiled.orders().get(i);
      String body = JavaMethods.body(order);
      assertEquals("", compiled.java().error(i), body);
      boolean works = works(compiled.java().method(i), compiled.task(), compiled.inputs());
      for (Marker marker : markers) {
        assertEquals(works, marker.mark(answer(marker, order)).isRight(), body);
      }
      right += works ? 1 : 0;
    }
    return right;
  }

  /**
   * Whether each line needs what the line before it declares. Then there is one right order alone;
   * in every other task there are several, so that nobody can be marked by comparing with the
   * listing.
   */
  private static boolean isChain(List<Statement> lines) {
    return IntStream.range(1, lines.size())
        .allMatch(i -> lines.get(i).uses().contains(lines.get(i - 1).declares()));
  }

  /** Bit for bit, also where the result is wrong. */
  @Test
  void whatCompilesReturnsWhatItReturnsInJava() throws ReflectiveOperationException {
    requireSameResults(compiled());
  }

  private static <I> void requireSameResults(Compiled<I> compiled)
      throws ReflectiveOperationException {
    OrderTask<I> task = compiled.task();
    for (int i = 0; i < compiled.orders().size(); i++) {
      Program program = new Program(compiled.orders().get(i));
      Method method = compiled.java().method(i);
      for (I input : compiled.inputs()) {
        Object result = result(method, arguments(task, input));
        assertEquals(valueOf(result), task.run(program, input));
      }
    }
  }

  /** The orders of a task that compile, as methods, and what they are run on. */
  private record Compiled<I>(
      OrderTask<I> task, List<List<Statement>> orders, JavaMethods java, List<I> inputs) {
    static <I> Compiled<I> of(OrderTask<I> task) {
      List<List<Statement>> orders = whatCompiles(task);
      List<String> bodies = orders.stream().map(JavaMethods::body).toList();
      return new Compiled<>(
          task, orders, JavaMethods.compile(head(task), bodies), OrderJavaTest.inputs(task));
    }
  }

  /** All that the marker takes for Java, or very many of it, drawn, and what is nearly right. */
  private static List<List<Statement>> whatCompiles(OrderTask<?> task) {
    List<List<Statement>> all = new ArrayList<>();
    addAllThatCompile(task, List.of(), all);
    if (all.size() <= MOST) {
      return all;
    }
    Collections.shuffle(all, new Random(20_261_124));
    Set<List<Statement>> drawn = new LinkedHashSet<>(all.subList(0, MOST));
    samples(task).stream().filter(each -> refusal(task, each).isEmpty()).forEach(drawn::add);
    return List.copyOf(drawn);
  }

  /** Every selection of lines, in every order, that the marker takes for Java. */
  private static void addAllThatCompile(
      OrderTask<?> task, List<Statement> begun, List<List<Statement>> all) {
    String refusal = refusal(task, begun);
    if (refusal.isEmpty()) {
      all.add(begun);
    }
    if (refusal.startsWith("Line ")) {
      return; // no line that follows can mend it
    }
    for (Statement line : task.lines()) {
      if (!begun.contains(line)) {
        List<Statement> longer = new ArrayList<>(begun);
        longer.add(line);
        addAllThatCompile(task, longer, all);
      }
    }
  }

  private static <I> List<I> inputs(OrderTask<I> task) {
    Chance chance = new Chance(7);
    List<I> inputs = new ArrayList<>();
    while (inputs.size() < INPUTS) {
      task.subject().draw().apply(chance).ifPresent(inputs::add);
    }
    return inputs;
  }

  private static <I> boolean works(Method method, OrderTask<I> task, List<I> inputs)
      throws ReflectiveOperationException {
    for (I input : inputs) {
      Object result = result(method, arguments(task, input));
      Value right = task.subject().right().apply(input);
      if (valueOf(result).filter(value -> value.isNear(right, task.tolerance())).isEmpty()) {
        return false;
      }
    }
    return true;
  }

  /** What the method returns; nothing where it throws, as for a point that is none. */
  private static @Nullable Object result(Method method, Object[] arguments)
      throws ReflectiveOperationException {
    try {
      return method.invoke(null, arguments);
    } catch (InvocationTargetException thrown) {
      assertInstanceOf(IllegalArgumentException.class, thrown.getCause());
      return null;
    }
  }

  /** Not a number, and infinity, are no answers that anybody could compare. */
  private static Optional<Value> valueOf(@Nullable Object result) {
    if (result == null) {
      return Optional.empty();
    }
    boolean isFinite = !(result instanceof Number number) || Double.isFinite(number.doubleValue());
    return isFinite ? Optional.of(Value.of(result)) : Optional.empty();
  }

  private static Answer answer(Marker marker, List<Statement> lines) {
    List<String> options = marker.variant().questions().get(0).fields().get(0).options();
    String names =
        lines.stream()
            .map(line -> name(options, line.text()).orElseThrow())
            .collect(Collectors.joining(" "));
    return new Answer(0, List.of(names), DecimalMark.POINT);
  }

  private static Optional<String> name(List<String> options, String text) {
    return options.stream()
        .filter(option -> option.substring(2).equals(text))
        .map(option -> option.substring(0, 1))
        .findFirst();
  }
}
