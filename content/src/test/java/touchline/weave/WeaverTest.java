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
  void aCallOfAnotherTaughtMethodIsOneStep() throws Exception {
    Method overlaps =
        Class.forName("touchline.traced.taught.SegmentCircle")
            .getMethod("overlaps", Segment.class, Circle.class);
    Circle circle = new Circle(new Vec2(1, 7), 6);
    Trace trace = Recorder.record(() -> invoke(overlaps, Segment.of(0, 0, 8, 6), circle));
    assertEquals(
        List.of("segment", "circle", "closest", "distV", "distance"),
        List.copyOf(trace.variablesAfter(trace.last()).keySet()));
    assertEquals(5, trace.steps().size());
    assertEquals(true, trace.returnedAt(trace.last()).orElseThrow());
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
