package touchline.server.similar;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.atomic.AtomicReference;
import java.util.stream.IntStream;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Element;
import touchline.server.lesson.Lesson;
import touchline.server.lesson.Lessons;
import touchline.server.similar.tile.Given;

/** What everybody has before they write a method: its starters, and what the lessons print. */
public final class GivenMethods {
  private final Lessons lessons;
  private final AtomicReference<List<String>> printed = new AtomicReference<>(List.of());

  public GivenMethods(Lessons lessons) {
    this.lessons = lessons;
  }

  /** For an exercise that asks for a method, in all of its forms. */
  Given of(String exercise) {
    List<String> sources = new ArrayList<>(printed());
    lessons.asked(exercise).stream()
        .flatMap(
            method ->
                IntStream.rangeClosed(0, method.variants())
                    .mapToObj(number -> method.variant(number).starter()))
        .forEach(sources::add);
    return new Given(sources);
  }

  /** Whether an exercise asks for a method. */
  boolean isMethod(String exercise) {
    return lessons.asked(exercise).isPresent();
  }

  /** Of all lessons: earlier ones may be built upon. Read once, since lessons are long. */
  private List<String> printed() {
    List<String> known = Objects.requireNonNull(printed.get());
    if (known.isEmpty()) {
      known =
          lessons.all().stream()
              .map(Lesson::html)
              .flatMap(html -> Jsoup.parseBodyFragment(html).select("pre.listing").stream())
              .map(Element::wholeText)
              .distinct()
              .toList();
      printed.set(known);
    }
    return known;
  }
}
