package touchline.server.author.kept;

import java.util.HashMap;
import java.util.Map;
import touchline.code.Group;
import touchline.server.author.folder.ExerciseFolder;

/** Which cases of an author try the same thing: those below one comment. */
public final class CaseGroups {
  private static final Group NAMELESS = Group.of("cases that the author chose");

  private final Map<String, Group> byComment = new HashMap<>();

  public Group of(ExerciseFolder folder, int index) {
    if (index < ExerciseFolder.SHOWN) {
      return Group.SHOWN;
    }
    String comment = folder.sections().get(index);
    return comment.isEmpty()
        ? NAMELESS
        : byComment.computeIfAbsent(comment, words -> Group.of("the cases “" + comment + "”"));
  }
}
