package touchline.server.gradebook;

import java.util.ArrayList;
import java.util.List;
import touchline.mistake.MistakeText;
import touchline.mistake.MistakeTexts;
import touchline.task.Explanation;

/** Known mistakes by name, for people who teach. */
public final class MistakeNames {
  private final Explanation explanation;

  /** Takes what is said about mistakes. */
  public MistakeNames(MistakeTexts texts) {
    this.explanation = new Explanation(texts::named);
  }

  /**
   * Several ids are readings of the same answer, two joined by a plus sign were made at once.
   *
   * @param ids with blanks between
   */
  public String of(String ids) {
    List<String> names = new ArrayList<>();
    for (String id : ids.strip().split(" ", -1)) {
      String name = one(id);
      if (!name.isEmpty() && !names.contains(name)) {
        names.add(name);
      }
    }
    return String.join(" or ", names);
  }

  private String one(String id) {
    List<String> parts = explanation.parts(id).stream().map(MistakeText::name).toList();
    return parts.isEmpty() ? id : String.join(" together with ", parts);
  }
}
