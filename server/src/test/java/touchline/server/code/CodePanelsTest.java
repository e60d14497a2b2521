package touchline.server.code;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import touchline.server.asset.Assets;
import touchline.server.lesson.Lessons;
import touchline.server.page.Templates;

class CodePanelsTest {
  /** A button that could only fail is not there. */
  @ParameterizedTest
  @ValueSource(booleans = {true, false})
  void whereNoMethodCanBeTranslatedNoneIsOfferedToRunInTheFigure(boolean translates) {
    CodePanels panels =
        new CodePanels(
            new Templates(Assets.of(name -> new byte[0])),
            new CodeTasks(Lessons.load()),
            translates);
    String panel = panels.first("closest-point/write-it");
    assertEquals(translates, panel.contains("data-runs=\"yes\""), panel);
  }
}
