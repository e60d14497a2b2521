package touchline.topic.moving;

/**
 * The way to the time at which a moving circle meets a point: the quadratic, its discriminant, and
 * the root that is taken.
 */
record PointFormula(Setup setup, Discriminant discriminant, Root root) {
  static final PointFormula RIGHT =
      new PointFormula(
          PointMotion::quadratic,
          PointQuadratic::discriminant,
          (q, root) -> (-q.b() - root) / q.a());

  interface Setup {
    PointQuadratic of(PointMotion given);
  }

  interface Discriminant {
    double of(PointQuadratic quadratic);
  }

  interface Root {
    double of(PointQuadratic quadratic, double root);
  }

  /** What the formula gives, whatever its size. */
  double byHand(PointMotion given) {
    PointQuadratic quadratic = setup.of(given);
    return root.of(quadratic, Math.sqrt(discriminant.of(quadratic)));
  }

  /** As a method does it that asks the formula's own numbers. */
  double inStep(PointMotion given, PointQuestions questions) {
    PointQuadratic quadratic = setup.of(given);
    return questions.ask(quadratic, discriminant.of(quadratic), byHand(given));
  }

  PointFormula from(Setup other) {
    return new PointFormula(other, discriminant, root);
  }

  PointFormula with(Discriminant other) {
    return new PointFormula(setup, other, root);
  }

  PointFormula taking(Root other) {
    return new PointFormula(setup, discriminant, other);
  }
}
