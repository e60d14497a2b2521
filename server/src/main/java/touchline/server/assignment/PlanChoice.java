package touchline.server.assignment;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import touchline.server.assignment.plan.PlanWords;
import touchline.server.lesson.ExerciseText;
import touchline.server.page.FilledForm;

/**
 * The exercises in the form of an assignment: those that are chosen, and those that can be.
 *
 * @param chosen in their order
 * @param shelves by lesson, without those that are chosen; of a search those that match
 * @param total how many are chosen, and what they are worth
 */
record PlanChoice(List<Item> chosen, List<Shelf> shelves, String total) {
  /**
   * An exercise; templates read it.
   *
   * @param hasForms whether it asks for a method that has other forms than the lesson's
   */
  record Item(String id, String title, String lesson, boolean hasForms) {}

  /** A lesson; templates read it. */
  record Shelf(String lesson, boolean isOpen, List<Item> items) {}

  /**
   * @param known ids of all exercises that can be in it, in the order of the lessons
   * @param find words to look for; empty for all
   */
  static PlanChoice of(FilledForm form, List<String> known, Catalogue catalogue, String find) {
    List<Item> chosen =
        known.stream()
            .filter(id -> isChosen(form, id))
            .sorted(Comparator.comparingInt(id -> place(form, id)))
            .map(
                id ->
                    new Item(id, catalogue.title(id), catalogue.lesson(id), catalogue.hasForms(id)))
            .toList();
    String wanted = find.strip().toLowerCase(Locale.ROOT);
    List<Shelf> shelves = new ArrayList<>();
    for (Catalogue.Shelf shelf : catalogue.shelves()) {
      boolean isLesson = shelf.lesson().toLowerCase(Locale.ROOT).contains(wanted);
      List<Item> items =
          shelf.exercises().stream()
              .filter(one -> !isChosen(form, one.id()))
              .filter(one -> isLesson || matches(one, wanted))
              .map(one -> new Item(one.id(), one.title(), shelf.lesson(), !one.forms().isEmpty()))
              .toList();
      if (!items.isEmpty()) {
        shelves.add(new Shelf(shelf.lesson(), !wanted.isEmpty(), items));
      }
    }
    return new PlanChoice(chosen, shelves, total(form, chosen));
  }

  private static boolean matches(ExerciseText exercise, String wanted) {
    return exercise.title().toLowerCase(Locale.ROOT).contains(wanted);
  }

  private static boolean isChosen(FilledForm form, String id) {
    return form.value(PlanForm.USE + id).equals(PlanForm.YES);
  }

  private static int place(FilledForm form, String id) {
    String typed = form.value(PlanForm.ORDER + id);
    return typed.matches("[0-9]{1,3}") ? Integer.parseInt(typed) : Integer.MAX_VALUE;
  }

  private static String total(FilledForm form, List<Item> chosen) {
    double points =
        chosen.stream()
            .map(one -> form.value(PlanForm.POINTS + one.id()).replace(',', '.'))
            .filter(typed -> typed.matches("[0-9]{1,4}([.][0-9]{1,2})?"))
            .mapToDouble(Double::parseDouble)
            .sum();
    String many = chosen.size() == 1 ? "One exercise" : chosen.size() + " exercises";
    return many + ", " + PlanWords.points(points) + (points == 1 ? " point." : " points.");
  }
}
