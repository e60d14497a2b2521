package touchline.exercise;

import java.util.List;
import touchline.geometry.Vec2;

/** A task whose answer is a point, dragged or typed. */
public interface PlaceTask {
  /** The name by which an exercise refers to the task. */
  String id();

  /** The variant of a seed, the same everywhere and always. */
  Instance instance(long seed);

  /** The right answer. */
  Vec2 answer(Instance given);

  List<Mistake> mistakes();
}
