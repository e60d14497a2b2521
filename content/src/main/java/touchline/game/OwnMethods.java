package touchline.game;

import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import touchline.geometry.Circle;
import touchline.geometry.Segment;
import touchline.geometry.Stadium;
import touchline.geometry.Vec2;

/**
 * The learner's methods where there are some, and the lesson's otherwise. One that gives no answer
 * is left out from then on, and the lesson's goes on in its place. Keeps in mind which was the
 * first to give another answer than the lesson's.
 */
final class OwnMethods implements Methods {
  /** Answers that differ by less, relative to their size, are alike. */
  private static final double ALIKE = 1e-6;

  /** Later than any time, as the lessons have it. */
  private static final double NEVER = Double.POSITIVE_INFINITY;

  private final Methods lesson = new LessonMethods();
  private final Caller caller;
  private final Set<Skill> own = EnumSet.noneOf(Skill.class);
  private @Nullable Skill mistaken;
  private @Nullable Skill failed;
  private Fault fault = Fault.NOTHING;

  OwnMethods(Caller caller, Set<Skill> own) {
    this.caller = caller;
    this.own.addAll(own);
  }

  /** The first method that gave another answer than the lesson's since {@link #forget}. */
  Optional<Skill> mistaken() {
    return Optional.ofNullable(mistaken);
  }

  void forget() {
    mistaken = null;
  }

  /** The latest that was left out, as it gave no answer. */
  Optional<Skill> failed() {
    return Optional.ofNullable(failed);
  }

  Fault fault() {
    return fault;
  }

  @Override
  public boolean overlaps(Segment wall, Circle ball) {
    boolean right = lesson.overlaps(wall, ball);
    return truth(Skill.OVERLAPS, right, () -> Numbers.of(wall, ball));
  }

  @Override
  public Vec2 offset(Segment wall, Circle ball) {
    Vec2 right = lesson.offset(wall, ball);
    return vector(Skill.OFFSET, right, () -> Numbers.of(wall, ball));
  }

  @Override
  public boolean overlaps(Stadium post, Circle ball) {
    boolean right = lesson.overlaps(post, ball);
    return truth(Skill.OVERLAPS_STADIUM, right, () -> Numbers.of(post, ball));
  }

  @Override
  public double timeToSegment(Circle ball, Vec2 velocity, Segment wall) {
    double right = lesson.timeToSegment(ball, velocity, wall);
    return time(Skill.TIME_TO_SEGMENT, right, () -> Numbers.of(wall, ball, velocity));
  }

  @Override
  public Vec2 closestPoint(Segment wall, Vec2 p) {
    return vector(Skill.CLOSEST_POINT, lesson.closestPoint(wall, p), () -> Numbers.of(wall, p));
  }

  @Override
  public Vec2 velocityAfter(Vec2 velocity, Vec2 normal, double e) {
    Vec2 right = lesson.velocityAfter(velocity, normal, e);
    return vector(Skill.VELOCITY_AFTER, right, () -> Numbers.of(velocity, normal, e));
  }

  @Override
  public boolean isClean(Segment pass, List<Circle> opponents) {
    boolean right = lesson.isClean(pass, opponents);
    return truth(Skill.IS_CLEAN, right, () -> Numbers.of(pass, opponents));
  }

  @Override
  public double timeToTouch(Circle one, Vec2 v, Circle other, Vec2 w) {
    double right = lesson.timeToTouch(one, v, other, w);
    return time(Skill.TIME_TO_TOUCH, right, () -> Numbers.of(one, v, other, w));
  }

  @Override
  public Vec2 offset(Circle one, Circle other) {
    return vector(Skill.OFFSET_OF_CIRCLES, lesson.offset(one, other), () -> Numbers.of(one, other));
  }

  private boolean truth(Skill skill, boolean right, Supplier<double[]> numbers) {
    if (!own.contains(skill)) {
      return right;
    }
    double[] answer = asked(skill, numbers, 1);
    boolean isYes = answer.length == 0 ? right : answer[0] != 0;
    compare(skill, isYes == right);
    return isYes;
  }

  /** What is no part of the step means never, as in the exercises, where never is -1. */
  private double time(Skill skill, double right, Supplier<double[]> numbers) {
    if (!own.contains(skill)) {
      return right;
    }
    double[] answer = asked(skill, numbers, 1);
    if (answer.length == 0) {
      return right;
    }
    double time = answer[0] >= 0 && answer[0] <= 1 ? answer[0] : NEVER;
    compare(skill, time == right || isAlike(time, right));
    return time;
  }

  private Vec2 vector(Skill skill, Vec2 right, Supplier<double[]> numbers) {
    if (!own.contains(skill)) {
      return right;
    }
    double[] answer = asked(skill, numbers, 2);
    if (answer.length == 0) {
      return right;
    }
    compare(skill, isAlike(answer[0], right.x()) && isAlike(answer[1], right.y()));
    return new Vec2(answer[0], answer[1]);
  }

  private static boolean isAlike(double one, double other) {
    return Math.abs(one - other) <= ALIKE * Math.max(1, Math.abs(other));
  }

  private void compare(Skill skill, boolean alike) {
    if (!alike && mistaken == null) {
      mistaken = skill;
    }
  }

  /**
   * What the learner's method answers; nothing where it gives no answer that can be used. The
   * numbers are put together for it alone: of a crowd every pair that shares a cell is asked about.
   */
  private double[] asked(Skill skill, Supplier<double[]> numbers, int width) {
    double[] answer = caller.answer(skill, numbers.get());
    if (answer.length == width && isUsable(answer)) {
      return answer;
    }
    own.remove(skill);
    failed = skill;
    fault = answer.length == 0 ? caller.fault() : Fault.NOTHING;
    return new double[0];
  }

  /** A time may be infinite; a point that is so far away ends the game for everybody. */
  private static boolean isUsable(double[] answer) {
    for (double number : answer) {
      boolean far = answer.length > 1 && !(Math.abs(number) < 1e6);
      if (Double.isNaN(number) || far) {
        return false;
      }
    }
    return true;
  }
}
