package touchline.server.lti.pick;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;
import java.util.OptionalLong;
import touchline.server.assignment.plan.Assignment;
import touchline.server.lesson.ExerciseText;
import touchline.server.lesson.Lesson;
import touchline.server.lesson.Lessons;
import touchline.server.lti.place.LinkTarget;
import touchline.server.lti.visit.EntryStore;

/** All that links of platforms can lead to. */
public final class Pickable {
  private final Lessons lessons;
  private final EntryStore entries;

  public Pickable(Lessons lessons, EntryStore entries) {
    this.lessons = lessons;
    this.entries = entries;
  }

  /** The course and its assignments first, then each lesson with its exercises. */
  public List<PickGroup> groups(OptionalLong course) {
    List<PickGroup> groups = new ArrayList<>();
    if (course.isPresent()) {
      groups.add(new PickGroup("The course and its assignments", ofCourse(course.getAsLong())));
    }
    for (Lesson lesson : lessons.course()) {
      groups.add(new PickGroup(lesson.title(), ofLesson(lesson)));
    }
    return groups;
  }

  private List<PickedItem> ofCourse(long course) {
    List<PickedItem> items = new ArrayList<>();
    items.add(item(new LinkTarget.Home(), "The course’s first page", OptionalDouble.empty()));
    for (Assignment assignment : entries.assignments(course)) {
      double points = assignment.plan().points();
      items.add(
          item(
              new LinkTarget.ToAssignment(assignment.id()),
              assignment.plan().title(),
              points > 0 ? OptionalDouble.of(points) : OptionalDouble.empty()));
    }
    return items;
  }

  private List<PickedItem> ofLesson(Lesson lesson) {
    List<PickedItem> items = new ArrayList<>();
    items.add(item(new LinkTarget.ToLesson(lesson.slug()), lesson.title(), OptionalDouble.empty()));
    for (String id : lesson.exercises()) {
      String title = lessons.exercise(id).map(ExerciseText::title).orElse(id);
      items.add(item(new LinkTarget.ToExercise(id), title, OptionalDouble.empty()));
    }
    return items;
  }

  private static PickedItem item(LinkTarget target, String title, OptionalDouble points) {
    return new PickedItem(target.text(), title, points);
  }
}
