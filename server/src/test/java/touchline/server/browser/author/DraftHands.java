package touchline.server.browser.author;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static touchline.server.browser.Hands.fill;
import static touchline.server.browser.Hands.press;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.WaitForSelectorState;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/** Writes an exercise on its page, as an author who has it in a folder would type it. */
public final class DraftHands {
  /** How many mistakes a new one begins with. */
  private static final int THERE = 3;

  private DraftHands() {}

  /**
   * Types all of an exercise into a new one.
   *
   * @param cases in the place of those in the folder
   */
  public static void write(Page page, Path folder, String cases) throws IOException {
    String markdown = Files.readString(folder.resolve("exercise.md"));
    page.locator(".code-editor").first().scrollIntoViewIfNeeded();
    page.locator(".code-editor .cm-content").first().waitFor();
    fill(page, "title", head(markdown, "title"), "method", head(markdown, "method"));
    fill(page, "text", markdown.substring(markdown.lastIndexOf("---\n") + 4).strip());
    source(page, "reference", Files.readString(folder.resolve("reference.java")));
    List<Path> mistakes;
    try (Stream<Path> files = Files.list(folder.resolve("mistakes"))) {
      mistakes = files.sorted().toList();
    }
    for (int i = 0; i < mistakes.size(); i++) {
      if (i >= THERE) {
        add(page, i);
      }
      mistake(page, i, Files.readString(mistakes.get(i)).lines().toList());
    }
    fill(page, "ranges", head(markdown, "ranges"), "cases", cases);
  }

  private static String head(String markdown, String key) {
    return markdown
        .lines()
        .filter(line -> line.startsWith(key + ": "))
        .map(line -> line.substring(key.length() + 2))
        .findFirst()
        .orElse("");
  }

  private static void add(Page page, int number) {
    press(page, "Add a mistake");
    page.locator("#source-" + number)
        .waitFor(new Locator.WaitForOptions().setState(WaitForSelectorState.ATTACHED));
    page.locator("label[for=source-" + number + "]").scrollIntoViewIfNeeded();
    page.locator("section:has(#source-" + number + ") .cm-content").waitFor();
  }

  /** Its name and what is said stand in its first two comments. */
  private static void mistake(Page page, int number, List<String> lines) {
    fill(page, "name-" + number, lines.get(0).substring(3));
    fill(page, "said-" + number, lines.get(1).substring(3));
    source(page, "source-" + number, String.join("\n", lines.subList(2, lines.size())) + "\n");
  }

  /** Types into the editor over a field. */
  private static void source(Page page, String field, String source) {
    Locator editor = page.locator("section:has(#" + field + ") .cm-content");
    page.locator("label[for=" + field + "]").scrollIntoViewIfNeeded();
    editor.fill(source);
    assertThat(page.locator("#" + field)).hasValue(source);
  }
}
