package touchline.server.lesson.compile;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.TestInstance.Lifecycle;
import org.junit.jupiter.api.io.TempDir;
import touchline.server.lesson.LessonReader;
import touchline.server.lesson.compile.Mathematics.Typeset;

@TestInstance(Lifecycle.PER_CLASS)
class MathematicsTest {
  private static final Formula SUM = new Formula("\\sqrt{x} \\approx \\text{\"ü}", false);
  private static final Formula SUM_ALONE = new Formula(SUM.tex(), true);
  private static final Formula VECTOR = new Formula("\\vector{segV} = \\scalar{proj}", false);
  private static final Formula COLOUR = new Formula("\\htmlClass{v-segV}{x}", false);
  private static final Formula OTHER_CLASS = new Formula("\\htmlClass{site-header}{x}", false);
  private static final Formula STYLE = new Formula("\\htmlStyle{color: red}{x}", false);
  private static final Formula LINK = new Formula("\\href{javascript:alert(1)}{x}", false);
  private static final Formula OPEN = new Formula("\\frac{1}{", false);

  private final Mathematics mathematics = new Mathematics();

  @BeforeAll
  void typesetAllAtOnce() {
    mathematics.typeset(
        List.of(SUM, SUM_ALONE, VECTOR, COLOUR, OTHER_CLASS, STYLE, LINK, OPEN, SUM));
  }

  @Test
  void formulaIsHtmlAndMathMl() {
    String html = html(SUM);
    assertTrue(html.startsWith("<span class=\"katex\"><span class=\"katex-mathml\"><math"), html);
    assertTrue(html.contains("ü"), html);
  }

  @Test
  void displayIsSetApart() {
    assertTrue(html(SUM_ALONE).startsWith("<span class=\"katex-display\">"));
  }

  @Test
  void variablesHaveTheColourOfTheFigureAndAreOneWord() {
    String html = html(VECTOR);
    assertTrue(html.contains("<span class=\"enclosing v-segV\">"), html);
    assertTrue(html.contains("<span class=\"enclosing v-proj\">"), html);
    assertTrue(html.contains(">segV</mtext>"), html);
    assertTrue(html(COLOUR).contains("<span class=\"enclosing v-segV\">"));
  }

  @Test
  void nothingButTheColourClassIsTrusted() {
    assertEquals("only \\htmlClass{v-name} is allowed, not \\htmlClass", message(OTHER_CLASS));
    assertEquals("only \\htmlClass{v-name} is allowed, not \\htmlStyle", message(STYLE));
    assertEquals("only \\htmlClass{v-name} is allowed, not \\href", message(LINK));
  }

  @Test
  void errorSaysWhere() {
    assertTrue(message(OPEN).contains("at end of input"), message(OPEN));
    assertFalse(message(OPEN).contains("KaTeX parse error"));
  }

  @Test
  void unknownFormulaIsABrokenPromise() {
    Formula never = new Formula("y", false);
    assertThrows(IllegalArgumentException.class, () -> mathematics.of(never));
  }

  @Test
  void formulasOfTheLessonsAreTypesetByTheBuild(@TempDir Path classes) throws IOException {
    Formula taught = new Formula("N \\cdot P", false);
    mathematics.typeset(List.of(taught));
    Mathematics packed = Mathematics.packed();
    assertEquals(mathematics.of(taught), packed.of(taught));
    Files.createDirectories(classes.resolve(LessonReader.FOLDER));
    mathematics.write(classes);
    String written = Files.readString(classes.resolve(LessonReader.FOLDER + "/formulas.txt"));
    assertTrue(written.contains(html(VECTOR)));
    assertFalse(written.contains(message(OPEN)), "what is broken is typeset again, to be told");
  }

  private String html(Formula formula) {
    return assertInstanceOf(Typeset.Html.class, mathematics.of(formula)).html();
  }

  private String message(Formula formula) {
    return assertInstanceOf(Typeset.Broken.class, mathematics.of(formula)).message();
  }
}
