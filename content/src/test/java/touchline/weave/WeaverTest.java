package touchline.weave;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import touchline.geometry.Circle;
import touchline.geometry.Segment;
import touchline.geometry.Vec2;
import touchline.taught.SegmentCircle;
import touchline.trace.Event;
import touchline.trace.Event.Assigned;
import touchline.trace.Event.Decided;
import touchline.trace.Recorder;
import touchline.trace.Step;
import touchline.trace.Trace;

class WeaverTest {
  @Test
  void aLoopTellsEveryTurnAndEveryDecision() {
    Trace trace = trace("sumOfSquares", 3);
    assertEquals(List.of(0, 1, 5, 14), assigned(trace, "sum"));
    assertEquals(List.of(1, 2, 3, 4), assigned(trace, "i"));
    assertEquals(List.of(true, true, true, false), decided(trace));
    assertEquals(14, trace.returnedAt(trace.last()).orElseThrow());
  }

  @Test
  void aConditionAtTheEndOfALoopIsTrueWhileItRepeats() {
    Trace trace = trace("countDown", 3L);
    assertEquals(List.of(true, true, false), decided(trace));
    assertEquals(List.of(3L, 2L, 1L, 0L), assigned(trace, "from"));
  }

  @Test
  void theCallBindsTheParameters() {
    Trace trace = trace("name", true, 2f);
    Step call = trace.steps().get(0);
    assertEquals(Step.ENTRY, call.line());
    assertEquals(List.of(new Assigned("known", true), new Assigned("size", 2f)), call.events());
    assertEquals("known", trace.returnedAt(trace.last()).orElseThrow());
  }

  @Test
  void anExceptionEndsTheTraceWithItsMessage() {
    Trace trace = trace("divide", 1.0, 0.0);
    List<Event> last = trace.steps().get(trace.last()).events();
    assertEquals(new Event.Threw("y must not be 0: 0.0"), last.get(last.size() - 1));
  }

  @Test
  void aHandlerIsFollowed() {
    Trace trace = trace("caught", 2.0);
    assertEquals(List.of(3.0), assigned(trace, "instead"));
    assertEquals(3.0, trace.returnedAt(trace.last()).orElseThrow());
  }

  @Test
  void wovenCodeRunsUnheardOutsideOfARecording() throws Exception {
    assertEquals(14, call("sumOfSquares", 3));
  }

  @Test
  void recordingsDoNotNest() {
    Trace outer = Recorder.record(() -> Recorder.record(() -> {}));
    assertEquals(
        List.of(new Event.Threw("a recording is under way on this thread")),
        outer.steps().get(0).events());
  }

  @Test
  void theAlgorithmsThemselvesStayAsWritten() throws IOException {
    assertFalse(bytesOf(SegmentCircle.class.getName()).contains("Recorder"));
    assertTrue(bytesOf("touchline.traced.taught.SegmentCircle").contains("Recorder"));
  }

  @Test
  void aHandlerIsBackInItsOwnMethod() {
    Trace trace = trace("caught", 2.0);
    assertEquals(1, trace.steps().get(2).depth());
    assertEquals(0, trace.steps().get(trace.last()).depth());
    assertEquals(List.of("x", "expected", "instead"), names(trace, trace.last()));
  }

  @ParameterizedTest
  @CsvSource({
    "1, 1, true", // both parts of && are asked
    "-1, 1, false", // the first settles it
    "1, -1, false",
  })
  void bothPartsOfAnAndAreOneDecision(double x, double y, boolean both) {
    assertEquals(List.of(both), decided(trace("both", x, y)));
  }

  @ParameterizedTest
  @CsvSource({"1, -1, true", "-1, 1, true", "-1, -1, false"})
  void bothPartsOfAnOrAreOneDecision(double x, double y, boolean either) {
    assertEquals(List.of(either), decided(trace("either", x, y)));
  }

  @Test
  void aForEachIsOneStepForEachTurnAndOneForTheEnd() {
    Trace trace = trace("total", List.of(3, 4));
    assertEquals(List.of(3, 4), assigned(trace, "number"));
    assertEquals(List.of(true, true, false), decided(trace));
    int head = trace.steps().get(2).line();
    assertEquals(3, trace.steps().stream().filter(step -> step.line() == head).count());
    assertEquals(List.of(new Decided(true), new Assigned("number", 4)), at(trace, head, 1));
  }

  @Test
  void aListIsToldAsItWasAtEachStep() {
    Trace trace = trace("halves", 4.0);
    assertEquals(List.of(List.of(), List.of(2.0), List.of(2.0, 1.0)), assigned(trace, "halves"));
    assertEquals(List.of(2.0, 1.0), trace.returnedAt(trace.last()).orElseThrow());
  }

  private static List<Event> at(Trace trace, int line, int turn) {
    return trace.steps().stream().filter(s -> s.line() == line).toList().get(turn).events();
  }

  @Test
  void aCallOfAnotherTaughtMethodIsToldInsideItsLine() throws Exception {
    Trace trace = overlaps();
    List<Integer> depths = trace.steps().stream().map(Step::depth).toList();
    assertEquals(0, depths.get(1));
    assertEquals(1, depths.get(2));
    Step inner = trace.steps().get(2);
    assertEquals(Step.ENTRY, inner.line());
    assertEquals("SegmentCircle", inner.call().type());
    assertEquals(List.of("segment", "p"), names(trace, 2));
    assertEquals(List.of("segment", "circle"), names(trace, 1));
  }

  @Test
  void whoStepsOverACallSeesOneStep() throws Exception {
    Trace whole = overlaps();
    Trace over = whole.over();
    assertEquals(5, over.steps().size());
    assertEquals(List.of("segment", "circle", "closest", "distV", "distance"), names(over, 4));
    assertEquals(true, over.returnedAt(over.last()).orElseThrow());
    assertEquals(over.steps().size(), whole.own().size());
    for (int i = 0; i <= over.last(); i++) {
      assertEquals(over.steps().get(i).line(), whole.steps().get(whole.own().get(i)).line());
    }
  }

  private static Trace overlaps() throws ReflectiveOperationException {
    Method overlaps =
        Class.forName("touchline.traced.taught.SegmentCircle")
            .getMethod("overlaps", Segment.class, Circle.class);
    Circle circle = new Circle(new Vec2(1, 7), 6);
    return Recorder.record(() -> invoke(overlaps, Segment.of(0, 0, 8, 6), circle));
  }

  private static List<String> names(Trace trace, int step) {
    return List.copyOf(trace.variablesAfter(step).keySet());
  }

  private static void invoke(Method method, Object... arguments) {
    try {
      method.invoke(null, arguments);
    } catch (ReflectiveOperationException broken) {
      throw new AssertionError(broken);
    }
  }

  private static String bytesOf(String className) throws IOException {
    String file = "/" + className.replace('.', '/') + ".class";
    try (var in = WeaverTest.class.getResourceAsStream(file)) {
      return new String(in.readAllBytes(), StandardCharsets.ISO_8859_1);
    }
  }

  private static List<Object> assigned(Trace trace, String name) {
    return events(trace)
        .filter(event -> event instanceof Assigned set && set.name().equals(name))
        .map(event -> ((Assigned) event).value())
        .toList();
  }

  private static List<Boolean> decided(Trace trace) {
    return events(trace)
        .filter(Decided.class::isInstance)
        .map(event -> ((Decided) event).outcome())
        .toList();
  }

  private static Stream<Event> events(Trace trace) {
    return trace.steps().stream().flatMap(step -> step.events().stream());
  }

  private static Trace trace(String method, Object... arguments) {
    return Recorder.record(() -> call(method, arguments));
  }

  private static Object call(String name, Object... arguments) {
    try {
      for (Method method : wovenSample().getDeclaredMethods()) {
        if (method.getName().equals(name)) {
          method.setAccessible(true);
          return method.invoke(null, arguments);
        }
      }
      throw new AssertionError("no method " + name);
    } catch (InvocationTargetException thrown) {
      throw (RuntimeException) thrown.getCause();
    } catch (ReflectiveOperationException | IOException broken) {
      throw new AssertionError(broken);
    }
  }

  private static Class<?> wovenSample() throws IOException {
    byte[] plain;
    try (var in = WeaverTest.class.getResourceAsStream("Sample.class")) {
      plain = in.readAllBytes();
    }
    byte[] woven = Weaver.weave(plain, WeaverTest.class.getClassLoader());
    return new ClassLoader(WeaverTest.class.getClassLoader()) {
      Class<?> defined() {
        return defineClass(Sample.class.getName(), woven, 0, woven.length);
      }
    }.defined();
  }
}
