package touchline.weave;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import touchline.geometry.Circle;
import touchline.geometry.Line;
import touchline.geometry.Segment;
import touchline.geometry.Stadium;
import touchline.geometry.Vec2;
import touchline.listing.Listing;

/** A listing that is run returns bit for bit what its method returns that javac compiled. */
class ListingJavaTest {
  private static final Path TAUGHT = Path.of("src/main/java/touchline/taught");
  private static final int INPUTS = 20_000;

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Measure#distance",
        "Measure#projection",
        "SegmentCircle#closestPoint",
        "SegmentCircle#closestPointByPart",
        "SegmentCircle#overlaps",
        "SegmentCircle#offset",
        "SegmentCircle#leftOf",
        "LineCircle#signedDistance",
        "LineCircle#offsetLine",
        "MovingCircle#contactWithLine",
        "StadiumCollision#cross",
        "StadiumCollision#longer",
      })
  void aListingReturnsWhatItsMethodReturns(String name) throws Exception {
    Listing listing = listing(name);
    Method method = method(name, listing.parameters().size());
    Random random = new Random(18);
    int returned = 0;
    for (int i = 0; i < INPUTS; i++) {
      Object[] given = given(method, random);
      Object expected = result(method, given);
      assertEquals(expected, result(listing, given), () -> name + Arrays.toString(given));
      returned += expected instanceof String ? 0 : 1;
    }
    int answers = returned;
    assertTrue(answers > INPUTS / 2, () -> answers + " are not refused");
  }

  private static Listing listing(String name) throws IOException {
    String type = name.substring(0, name.indexOf('#'));
    List<String> lines = Files.readAllLines(TAUGHT.resolve(type + ".java"));
    return Listing.read(new TaggedSource(type, lines).listing(name.substring(type.length() + 1)));
  }

  private static Method method(String name, int parameters) throws ClassNotFoundException {
    String type = name.substring(0, name.indexOf('#'));
    return Arrays.stream(Class.forName("touchline.taught." + type).getMethods())
        .filter(method -> method.getName().equals(name.substring(type.length() + 1)))
        .filter(method -> method.getParameterCount() == parameters)
        .findFirst()
        .orElseThrow();
  }

  private static Object[] given(Method method, Random random) {
    List<Object> given = new ArrayList<>();
    for (Class<?> type : method.getParameterTypes()) {
      given.add(value(type, random));
    }
    return given.toArray();
  }

  private static Object value(Class<?> type, Random random) {
    if (type == Vec2.class) {
      return new Vec2(number(random), number(random));
    }
    if (type == Segment.class) {
      return new Segment((Vec2) value(Vec2.class, random), (Vec2) value(Vec2.class, random));
    }
    Vec2 at = (Vec2) value(Vec2.class, random);
    double radius = Math.abs(number(random));
    if (type == Circle.class) {
      return new Circle(at, radius);
    }
    if (type == Stadium.class) {
      return new Stadium(new Segment(at, (Vec2) value(Vec2.class, random)), radius);
    }
    if (type == Line.class) {
      double angle = number(random);
      return new Line(new Vec2(Math.cos(angle), Math.sin(angle)), number(random));
    }
    return number(random);
  }

  /** Often a small whole number, so that things touch and vanish; sometimes out of proportion. */
  private static double number(Random random) {
    return switch (random.nextInt(8)) {
      case 0, 1, 2, 3 -> random.nextInt(7) - 3;
      case 4, 5, 6 -> 10 * random.nextGaussian();
      default -> Math.scalb(random.nextGaussian(), random.nextInt(400) - 200);
    };
  }

  /** What is returned, or the message of what was thrown. */
  private static Object result(Method method, Object[] given) throws IllegalAccessException {
    try {
      return method.invoke(null, given);
    } catch (InvocationTargetException refused) {
      return String.valueOf(refused.getCause().getMessage());
    }
  }

  private static Object result(Listing listing, Object[] given) {
    try {
      return listing.call(List.of(given));
    } catch (IllegalArgumentException refused) {
      return String.valueOf(refused.getMessage());
    }
  }
}
