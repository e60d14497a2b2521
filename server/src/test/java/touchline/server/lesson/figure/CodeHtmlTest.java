package touchline.server.lesson.figure;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

class CodeHtmlTest {
  private final CodeHtml java = CodeHtml.java(Set.of("unit", "p"));

  @Test
  void variablesHaveTheirColourAndMembersOfTheSameNameDoNot() {
    assertEquals(
        "Vec2 <span class=\"v-unit\">unit</span> = segV.unit() + s.p + p();",
        java.html("Vec2 unit = segV.unit() + s.p + p();"));
  }

  @Test
  void everythingIsEscaped() {
    assertEquals(
        "a &lt; b &amp;&amp; <span class=\"string\">&quot;&lt;p&gt;&quot;</span>"
            + " <span class=\"comment\">// &lt;script&gt; p</span>",
        java.html("a < b && \"<p>\" // <script> p"));
  }

  @Test
  void keywordsAndNumbersAreMarked() {
    assertEquals(
        "<span class=\"keyword\">return</span> <span class=\"number\">0.5</span>;",
        java.html("return 0.5;"));
  }

  @Test
  void chainsOfCallsBreakBeforeACall() {
    assertEquals("a.b()<wbr/>.c(d())<wbr/>.e;", java.html("a.b().c(d()).e;"));
  }

  @Test
  void lineByItselfBreaksAtCallsAndBehindTheirBrackets() {
    assertEquals(
        "if (a &lt; one.center()<wbr>.minus(<wbr>other.center())) {",
        CodeHtml.broken("if (a < one.center().minus(other.center())) {"));
  }

  @Test
  void otherLanguagesHaveTheirOwnWords() {
    assertEquals(
        "<span class=\"keyword\">def</span> unit(v): <span class=\"comment\"># new</span>",
        new CodeHtml(Grammar.PYTHON, Set.of()).html("def unit(v): # new"));
    assertEquals(
        "(<span class=\"keyword\">defn</span> left-of [a] (&lt; a <span class=\"number\">0</span>))"
            + " <span class=\"comment\">; if</span>",
        new CodeHtml(Grammar.CLOJURE, Set.of()).html("(defn left-of [a] (< a 0)) ; if"));
  }

  @Test
  void commentOverSeveralLinesIsMarkedOnEach() {
    Listing listing =
        new Listing(List.of(new Listing.Line(7, "/* one"), new Listing.Line(8, "two */ p")));
    assertEquals(
        "<pre class=\"listing\"><code>"
            + "<span class=\"line\" data-line=\"7\"><span class=\"comment\">/* one</span>\n</span>"
            + "<span class=\"line\" data-line=\"8\"><span class=\"comment\">two */</span>"
            + " <span class=\"v-p\">p</span>\n</span></code></pre>",
        java.listing(listing));
  }
}
