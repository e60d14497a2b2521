package touchline.game;

/** Calls a learner's methods, one at a time, by numbers that are laid out as marking does. */
public interface Caller {
  /** Of a game in which every method is the lesson's. */
  Caller NOBODY =
      new Caller() {
        @Override
        public double[] answer(Skill skill, double[] numbers) {
          return new double[0];
        }

        @Override
        public Fault fault() {
          return Fault.NOTHING;
        }
      };

  /** The numbers of the answer; none if there was none, and then {@link #fault} says why. */
  double[] answer(Skill skill, double[] numbers);

  /** What became of the latest call that gave no answer. */
  Fault fault();
}
