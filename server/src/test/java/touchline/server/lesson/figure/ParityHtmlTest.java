package touchline.server.lesson.figure;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import touchline.parity.Batch;
import touchline.topic.Topics;

class ParityHtmlTest {
  /** The browser asks for each function by the name in its row. */
  @Test
  void everyRowNamesItsFunction() {
    String html = new ParityHtml("bits").html();
    List<String> asked =
        Pattern.compile("data-function=\"([^\"]*)\"")
            .matcher(html)
            .results()
            .map(row -> row.group(1))
            .toList();
    assertEquals(Topics.batches().stream().map(Batch::name).toList(), asked);
  }
}
