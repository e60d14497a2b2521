package touchline.topic.moving;

/** In which way the quadratic is asked before its root is believed. */
enum PointQuestions {
  /** As the lesson prints it: the start, the approach, the discriminant, the end. */
  ALL {
    @Override
    double ask(PointQuadratic asked, double discriminant, double time) {
      if (asked.c() < 0) {
        return 0;
      }
      if (asked.b() >= 0 || discriminant <= 0) {
        return MovingCircleCode.NOT_HIT;
      }
      return time > 1 ? MovingCircleCode.NOT_HIT : time;
    }
  },
  /** The start and the discriminant, then whether the time is in the step. */
  RANGE {
    @Override
    double ask(PointQuadratic asked, double discriminant, double time) {
      if (asked.c() < 0) {
        return 0;
      }
      boolean isTime = discriminant > 0 && time >= 0 && time <= 1;
      return isTime ? time : MovingCircleCode.NOT_HIT;
    }
  };

  abstract double ask(PointQuadratic asked, double discriminant, double time);
}
