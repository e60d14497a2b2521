package touchline.server.exercise.credit;

import touchline.server.exercise.Exercise;

/**
 * Where an exercise is done for credit: by oneself, or as an attempt of an assignment.
 *
 * @param path of its page; its form goes there
 * @param points for full marks
 * @param isOpen whether answers are taken
 * @param late what lateness leaves of the points; empty if it takes nothing off
 */
record CreditPlace(String path, double points, boolean isOpen, String late) {
  /** By oneself. */
  static CreditPlace own(Exercise exercise) {
    return new CreditPlace(exercise.creditPath(), exercise.text().terms().points(), true, "");
  }
}
