package touchline.server.author.folder;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class HeadFaultTest {
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "bool within(Circle inner) | write boolean in place of bool",
        "int count(Circle[] all) | write double in place of int",
        "double share(Point p) | write Vec2 in place of Point",
        "boolean within(circle inner) | write Circle in place of circle",
        "boolean within(List<Circle> all) | write Circle[] in place of List<Circle>",
        "Vec2[] corners(Vec2 a) | Vec2[] cannot stand there: it can give back Vec2, double, boolean,"
            + " Circle or Segment",
        "Circle[] all(Vec2 a) | Circle[] cannot stand there: it can give back Vec2, double,"
            + " boolean, Circle or Segment",
        "double far(boolean is) | boolean cannot stand there: it can take Vec2, double, Circle,"
            + " Segment or Circle[]",
        "boolean within(Circle a Circle b) | between two commas must stand a type and a name, and"
            + " not “Circle a Circle b”",
        "boolean within(Circle a,, Circle b) | between two commas must stand a type and a name, and not “”",
        "within | what it takes must stand in one pair of brackets at the end",
        "boolean within(Circle a) throws Exception | what it takes must stand in one pair of"
            + " brackets at the end",
        "within(Circle a) | before the bracket must stand what it gives back, and its name",
        "boolean Within(Circle a) | Within is no name: one begins with a small letter and has"
            + " letters and digits, at most 31",
        "boolean within(Circle class) | class is a word of Java and no name",
        "boolean within() | it must take something",
        "boolean within(Vec2 a, Vec2 a) | parameters must have different names, and two are called"
            + " a",
        "double f(Vec2 a, Vec2 b, Vec2 c, Vec2 d, Vec2 e, Vec2 g, Vec2 h, Vec2 i, Vec2 j) | it can"
            + " take at most 8 parameters, and these are 9",
      })
  void theWordThatCannotStandIsNamed(String head, String fault) {
    assertEquals(fault, HeadReader.fault(head));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "boolean inTriangle(Vec2 a, Vec2 b, Vec2 c, Vec2 p)",
        "public static double  far( Circle[] all,Segment s ) {",
        "Segment shortest(double d)"
      })
  void aHeadThatAnExerciseCanHaveHasNone(String head) {
    assertEquals("", HeadReader.fault(head));
  }
}
