package touchline.server.grading.worker;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import touchline.server.grading.job.Complaint;

class PastedMethodTest {
  private static final String METHOD = "static double f(double x) {\n  return g(x);\n}\n";

  @ParameterizedTest
  @ValueSource(
      strings = {
        "interface Shape { int f(); }",
        "record Pair(int a, int b) { }",
        "enum Side { LEFT { int f() { return 1; } } }",
        "int x = 1;",
        "// static int f() { return 1; }",
        "\"static int f() {\"",
        "import java.util.List;",
        "return 1;",
        ""
      })
  void whatHasNeitherClassNorMethodIsLeftAsItIs(String source) {
    assertEquals(source, PastedMethod.of(source).source());
  }

  @Test
  void methodsComeIntoAClassAndKeepTheirLines() {
    String source = "import java.util.List;\n\n/** Mine. */\n" + METHOD + METHOD + "// The end.";
    PastedMethod pasted = PastedMethod.of(source);
    assertEquals(
        List.of("import java.util.List;", "", "/** Mine. */"),
        pasted.source().lines().limit(3).toList());
    assertTrue(
        pasted.source().contains("class Solution { static double f(double x) {\n"),
        pasted.source());
    assertTrue(pasted.source().endsWith("// The end.\n}"), pasted.source());
    assertEquals(source.lines().count() + 1, pasted.source().lines().count());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '>',
      textBlock =
          """
          class Solution { } > IMPORTclass Solution { }
          public final class Other { } > IMPORTpublic final class Other { }
          import a.B; class Solution { } > import a.B; IMPORTclass Solution { }
          /** Mine. */ class Solution { } > /** Mine. */ IMPORTclass Solution { }
          static int f() { return 1; } class Other { } > IMPORTstatic int f() { return 1; } class Other { }
          """)
  void classHasTheGeometry(String typed, String compiled) {
    String geometry = "import touchline.geometry.*; ";
    assertEquals(compiled.replace("IMPORT", geometry), PastedMethod.of(typed).source());
  }

  @Test
  void placesInAClassAreTheTypedOnes() {
    PastedMethod pasted = PastedMethod.of("class Solution {\n  Vec3 v;\n}");
    assertEquals(
        List.of(new Complaint(1, 7, "Solution", ""), new Complaint(3, 1, "no end", "")),
        pasted.asTyped(
            List.of(new Complaint(1, 36, "Solution", ""), new Complaint(3, 1, "no end", ""))));
  }

  @Test
  void recordsBesideAMethodComeAlong() {
    String source = "record Pair(int a, int b) { int sum() { return a + b; } }\n" + METHOD;
    assertTrue(PastedMethod.of(source).source().startsWith("import"), "a record and a method");
  }

  @Test
  void complaintsNameTheTypedPlaces() {
    PastedMethod pasted = PastedMethod.of(METHOD);
    int added = pasted.source().indexOf("static double");
    assertEquals(
        List.of(
            new Complaint(1, 8, "double", ""),
            new Complaint(2, 10, "g", ""),
            new Complaint(4, 0, "no end", "")),
        pasted.asTyped(
            List.of(
                new Complaint(1, 8 + added, "double", ""),
                new Complaint(2, 10, "g", ""),
                new Complaint(5, 2, "no end", ""))));
  }
}
