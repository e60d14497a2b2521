package touchline.topic.moving;

import java.util.List;

/** Which questions are asked about a time before it is returned, and in what order. */
enum MovingQuestions {
  ALL {
    @Override
    double ask(MovingFacts facts, double time) {
      return START_AND_APPROACH.ask(facts, time) > 1
          ? MovingCircleCode.NOT_HIT
          : START_AND_APPROACH.ask(facts, time);
    }
  },
  ALL_OF_THE_RIGHT_TIME {
    @Override
    double ask(MovingFacts facts, double time) {
      double right = ALL.ask(facts, facts.time());
      return right == MovingCircleCode.NOT_HIT || facts.distance() < facts.radius() ? right : time;
    }
  },
  START_AND_RANGE {
    @Override
    double ask(MovingFacts facts, double time) {
      return facts.distance() < facts.radius() ? 0 : RANGE.ask(facts, time);
    }
  },
  ALL_AND_FLOOR {
    @Override
    double ask(MovingFacts facts, double time) {
      double asked = ALL.ask(facts, time);
      return asked == MovingCircleCode.NOT_HIT ? asked : Math.max(0, asked);
    }
  },
  RANGE {
    @Override
    double ask(MovingFacts facts, double time) {
      return time >= 0 && time <= 1 ? time : MovingCircleCode.NOT_HIT;
    }
  },
  DISTANCE_AND_RANGE {
    @Override
    double ask(MovingFacts facts, double time) {
      return Math.abs(facts.distance()) < facts.radius() ? 0 : RANGE.ask(facts, time);
    }
  },
  APPROACH_AND_FLOOR {
    @Override
    double ask(MovingFacts facts, double time) {
      if (facts.approach() <= 0 || time > 1) {
        return MovingCircleCode.NOT_HIT;
      }
      return Math.max(0, time);
    }
  },
  START_AND_APPROACH {
    @Override
    double ask(MovingFacts facts, double time) {
      if (facts.distance() < facts.radius()) {
        return 0;
      }
      return facts.approach() <= 0 ? MovingCircleCode.NOT_HIT : time;
    }
  },
  START {
    @Override
    double ask(MovingFacts facts, double time) {
      return facts.distance() < facts.radius() ? 0 : time;
    }
  },
  APPROACH {
    @Override
    double ask(MovingFacts facts, double time) {
      return facts.approach() <= 0 ? MovingCircleCode.NOT_HIT : time;
    }
  },
  APPROACH_AND_LATE {
    @Override
    double ask(MovingFacts facts, double time) {
      return facts.approach() <= 0 || time > 1 ? MovingCircleCode.NOT_HIT : time;
    }
  },
  /** NaN slips through: it is neither less than 0 nor more than 1. */
  START_AND_OUTSIDE {
    @Override
    double ask(MovingFacts facts, double time) {
      if (facts.distance() < facts.radius()) {
        return 0;
      }
      return time < 0 || time > 1 ? MovingCircleCode.NOT_HIT : time;
    }
  },
  DISTANCE_APPROACH_AND_RANGE {
    @Override
    double ask(MovingFacts facts, double time) {
      boolean away = Math.abs(facts.distance()) >= facts.radius() && facts.approach() <= 0;
      return away ? MovingCircleCode.NOT_HIT : DISTANCE_AND_RANGE.ask(facts, time);
    }
  },
  START_AND_NOT_NEGATIVE {
    @Override
    double ask(MovingFacts facts, double time) {
      if (facts.distance() < facts.radius()) {
        return 0;
      }
      return time < 0 || facts.approach() == 0 ? MovingCircleCode.NOT_HIT : time;
    }
  },
  NOT_NEGATIVE {
    @Override
    double ask(MovingFacts facts, double time) {
      return time < 0 ? MovingCircleCode.NOT_HIT : time;
    }
  },
  NOT_LATE {
    @Override
    double ask(MovingFacts facts, double time) {
      return time > 1 ? MovingCircleCode.NOT_HIT : time;
    }
  };

  /** Those that let no other than a right time out. */
  static final List<MovingQuestions> WHOLE = List.of(ALL, START_AND_RANGE, DISTANCE_AND_RANGE);

  /** Those that let a right time out that is not in the step. */
  static final List<MovingQuestions> FORGETFUL =
      List.of(
          START_AND_APPROACH,
          START,
          APPROACH,
          APPROACH_AND_LATE,
          START_AND_NOT_NEGATIVE,
          NOT_NEGATIVE,
          NOT_LATE);

  abstract double ask(MovingFacts facts, double time);
}
