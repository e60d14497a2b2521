package touchline.server.remark;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import touchline.server.assignment.plan.Assignment;
import touchline.server.assignment.plan.Part;
import touchline.server.remark.Remark.Choice;

/**
 * What of a course can be marked again, in words and as a form writes it.
 *
 * @param assignments of the course
 * @param titles of exercises by id
 */
record ChoiceWords(List<Assignment> assignments, Function<String, String> titles) {
  private static final String ALL = "all";

  /** One of them; templates read it. */
  record Option(String value, String words) {}

  /** An assignment as a whole, and each of its exercises. */
  record Shelf(String title, List<Option> options) {}

  List<Shelf> shelves() {
    List<Shelf> shelves = new ArrayList<>();
    for (Assignment one : assignments) {
      List<Option> options = new ArrayList<>();
      options.add(option(new Choice(one.id(), "")));
      for (Part part : one.plan().parts()) {
        options.add(option(new Choice(one.id(), part.exercise())));
      }
      shelves.add(new Shelf(one.plan().title(), options));
    }
    return shelves;
  }

  Option all() {
    return option(new Choice(0, ""));
  }

  private Option option(Choice choice) {
    return new Option(value(choice), words(choice));
  }

  private static String value(Choice choice) {
    return choice.assignment() == 0 ? ALL : (choice.assignment() + " " + choice.exercise()).strip();
  }

  /** What a form sent, if it is something that there is. */
  Optional<Choice> read(String value) {
    if (value.equals(ALL)) {
      return Optional.of(new Choice(0, ""));
    }
    for (Assignment one : assignments) {
      for (Part part : one.plan().parts()) {
        Choice exercise = new Choice(one.id(), part.exercise());
        if (value(exercise).equals(value)) {
          return Optional.of(exercise);
        }
      }
      if (Long.toString(one.id()).equals(value)) {
        return Optional.of(new Choice(one.id(), ""));
      }
    }
    return Optional.empty();
  }

  /** For people. */
  String words(Choice choice) {
    String assignment =
        assignments.stream()
            .filter(one -> one.id() == choice.assignment())
            .map(one -> one.plan().title())
            .findFirst()
            .orElse("The whole course");
    return choice.exercise().isEmpty()
        ? assignment
        : assignment + ": " + titles.apply(choice.exercise());
  }

  /** As a form would send it. */
  static String valueOf(Choice choice) {
    return value(choice);
  }
}
