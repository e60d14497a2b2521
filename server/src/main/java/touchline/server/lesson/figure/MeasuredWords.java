package touchline.server.lesson.figure;

import java.util.Optional;
import org.commonmark.node.Link;
import org.commonmark.node.Text;
import touchline.diagram.Html;
import touchline.measured.Measurement;
import touchline.topic.Measurements;

/**
 * Numbers of the text that come from running something, written as links: {@code
 * [1.18](measured:swing-from-level)}. They read as they are written, so each has to be the one that
 * the build computes.
 */
public final class MeasuredWords {
  private static final String SCHEME = "measured:";

  private MeasuredWords() {}

  public static boolean isOne(Link link) {
    return link.getDestination().startsWith(SCHEME);
  }

  /** The rule that a link breaks, or nothing. */
  public static String broken(Link link) {
    String name = link.getDestination().substring(SCHEME.length());
    Optional<Measurement> measured = Measurements.named(name);
    if (measured.isEmpty()) {
      return "a measured value must be one of touchline.topic.Measurements, measured:NAME";
    }
    String value = measured.get().value();
    return value.equals(text(link))
        ? ""
        : "a measured value must be the one that the build computes, " + value;
  }

  public static String html(Link link) {
    return "<span class=\"measured-value\">" + Html.escape(text(link)) + "</span>";
  }

  private static String text(Link link) {
    return link.getFirstChild() instanceof Text text && text.getNext() == null
        ? text.getLiteral()
        : "";
  }
}
