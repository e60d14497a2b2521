package touchline.server.grading.verdict;

import java.util.ArrayList;
import java.util.List;
import touchline.code.CodeExercise;
import touchline.code.Signature;
import touchline.code.ValueType;

/**
 * The mirror images of a case, and the case turned by quarters of a circle. They are cases of our
 * own making that are like it in all but their place: level or upright, touching, small.
 */
record Images(CodeExercise exercise) {
  /** What becomes of a point: x and y of the image by x and y of the point, row by row. */
  private static final int[][] MOVES = {
    {-1, 0, 0, 1},
    {1, 0, 0, -1},
    {-1, 0, 0, -1},
    {0, 1, 1, 0},
    {0, -1, 1, 0},
    {0, 1, -1, 0},
    {0, -1, -1, 0}
  };

  /** Those that make a case, in the form of the exercise. */
  List<double[]> of(double[] input) {
    List<double[]> images = new ArrayList<>();
    for (int[] move : MOVES) {
      double[] image = moved(input, move);
      if (exercise.admits(exercise.own(image))) {
        images.add(image);
      }
    }
    return images;
  }

  private double[] moved(double[] input, int[] move) {
    Signature signature = exercise.signature();
    double[] image = input.clone();
    int next = 0;
    for (ValueType type : signature.parameters()) {
      int width = type.width(input, next);
      for (int at : points(type, next, width)) {
        image[at] = whole(move[0] * input[at] + move[1] * input[at + 1]);
        image[at + 1] = whole(move[2] * input[at] + move[3] * input[at + 1]);
      }
      next += width;
    }
    return image;
  }

  /** Without the sign of a zero, which no case has. */
  private static double whole(double number) {
    return number == 0 ? 0 : number;
  }

  /** Where the points of an argument begin. */
  private static List<Integer> points(ValueType type, int first, int width) {
    return switch (type) {
      case POINT, CIRCLE -> List.of(first);
      case SEGMENT -> List.of(first, first + 2);
      case NUMBER, TRUTH -> List.of();
      case CIRCLES -> {
        List<Integer> centers = new ArrayList<>();
        for (int at = first + 1; at < first + width; at += 3) {
          centers.add(at);
        }
        yield centers;
      }
    };
  }
}
