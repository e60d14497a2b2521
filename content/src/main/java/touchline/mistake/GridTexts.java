package touchline.mistake;

import java.util.List;

/** What is said about mistakes with the cells of a grid. */
final class GridTexts {
  private static final String FEWER_QUESTIONS = "robust-and-fast#fewer-questions";

  private GridTexts() {}

  static List<MistakeText> all() {
    return List.of(
        text(
            "G1",
            "the cell of the centre only",
            "You wrote the circle into the cell of its centre. How would it meet a circle whose"
                + " centre is in the next cell?"),
        text(
            "G2",
            "toward zero instead of down",
            "Left of the origin and below it, the fraction was cut off. Are half a cell to the left of"
                + " the origin and half a cell to the right of it in one cell?"),
        text(
            "G3",
            "the far border left out",
            "The circle reaches exactly to a border, and you stopped before it. To which cell does"
                + " the border belong?"),
        text(
            "G4",
            "the size without the place",
            "Your number follows from the size of the circle alone. Does it stay the same when the"
                + " circle moves by half a cell?"),
        text(
            "G5",
            "the disk instead of its box",
            "You left out cells at the corners that the disk itself does not reach. What does the"
                + " method look at, the disk or its bounding box?"),
        text(
            "G6",
            "differences without one more",
            "You took the difference of two cell numbers. How many cells are there from number 3 to"
                + " number 4, counting both?"));
  }

  private static MistakeText text(String id, String name, String message) {
    return new MistakeText(id, name, message, FEWER_QUESTIONS);
  }
}
