package touchline.server.lesson;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;
import touchline.mistake.MistakeText;

/** What is read again is called as its section is, with all signs. */
class HeadingsTest {
  private static List<String> headings(String place) {
    return Lessons.load().mistakes().all().stream()
        .filter(text -> text.place().equals(place))
        .map(MistakeText::heading)
        .distinct()
        .toList();
  }

  @Test
  void aMistakeKnowsTheHeadingAboveItsPlace() {
    assertEquals(List.of("By how much?"), headings("safe-pass#by-how-much"));
    assertEquals(List.of("Slide, stop, bounce"), headings("bounce#slide-stop-bounce"));
  }
}
