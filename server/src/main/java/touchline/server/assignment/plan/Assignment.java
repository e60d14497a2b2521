package touchline.server.assignment.plan;

import java.util.Optional;

/**
 * Work that a course asks for.
 *
 * @param revision rises with every change, so that who edits an older one is told
 */
public record Assignment(long id, long course, int revision, Plan plan) {
  public Optional<Part> part(String exercise) {
    return plan.parts().stream().filter(part -> part.exercise().equals(exercise)).findFirst();
  }

  public String path() {
    return "/courses/" + course + "/assignments/" + id;
  }
}
