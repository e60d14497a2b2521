package touchline.server.lesson.figure;

import java.util.List;
import touchline.diagram.Html;
import touchline.parity.Batch;
import touchline.parity.Fingerprint;
import touchline.topic.Topics;

/**
 * The fingerprint of each function of the library as the JVM of the build computed it, and a place
 * for the one that the reader's browser computes.
 */
public record ParityHtml(String name) {
  public String html() {
    StringBuilder rows = new StringBuilder();
    List<Batch> functions = Topics.batches();
    for (Batch function : functions) {
      String label = Html.escape(function.name());
      rows.append("<tr data-function=\"").append(label).append("\"><th scope=\"row\">");
      rows.append("<code>").append(label).append("</code></th><td><code>");
      rows.append(Fingerprint.of(function))
          .append("</code></td><td class=\"bits-here\"></td></tr>\n");
    }
    return String.join(
        "\n",
        "<section class=\"bits\" id=\"parity-" + name + "\" data-bits aria-label=\"Parity run\">",
        "<p class=\"bits-state\" role=\"status\">"
            + ("With JavaScript, your browser can repeat this: " + functions.size())
            + (" functions with " + Fingerprint.INPUTS + " inputs each.</p>"),
        "<div class=\"table-scroll\" role=\"region\" aria-label=\"Fingerprints\" tabindex=\"0\"><table>",
        "<thead><tr><th scope=\"col\">Function</th><th scope=\"col\">JVM of this build</th>"
            + "<th scope=\"col\">Your browser</th></tr></thead>",
        "<tbody>",
        rows + "</tbody></table></div>",
        "</section>");
  }
}
