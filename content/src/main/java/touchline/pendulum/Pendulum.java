package touchline.pendulum;

import org.ode4j.math.DVector3C;
import org.ode4j.ode.DBallJoint;
import org.ode4j.ode.DBody;
import org.ode4j.ode.DHingeJoint;
import org.ode4j.ode.DMass;
import org.ode4j.ode.DWorld;
import org.ode4j.ode.OdeHelper;
import touchline.geometry.Vec2;

/**
 * Two bobs on two rods of one metre: the first turns about a fixed hinge with a motor, the second
 * hangs on the first by a ball joint. The rods have no mass; they are the joints.
 *
 * <p>A world is made once and then changes step by step, as ode4j's do. Each step costs a few
 * microseconds. The integrator is of the first order: energy drifts and joints give way by an
 * amount that shrinks with the step (Smith, Open Dynamics Engine User Guide, 3.2 and 3.7).
 */
public final class Pendulum {
  /** Where the hinge is, in metres. */
  public static final Vec2 PIVOT = new Vec2(0, 2);

  /** Of a bob, in metres. */
  public static final double RADIUS = 0.05;

  /** Of a bob, in kilograms a cubic metre: that of glass. */
  private static final double DENSITY = 2500;

  private final DWorld world = OdeHelper.createWorld();
  private final DBody first;
  private final DBody second;
  private final DHingeJoint hinge;
  private final double mass;
  private final Controller controller;
  private Settings settings;
  private int steps;
  private double time;

  /** At rest, both rods pointing right. */
  // tag::world[]
  public Pendulum(Controller controller, Settings settings) {
    this.controller = controller;
    this.settings = settings;
    DMass bob = OdeHelper.createMass();
    bob.setSphere(DENSITY, RADIUS);
    mass = bob.getMass();
    first = body(bob, 1);
    second = body(bob, 2);
    hinge = OdeHelper.createHingeJoint(world);
    hinge.attach(first, null);
    hinge.setAnchor(PIVOT.x(), PIVOT.y(), 0);
    hinge.setAxis(0, 0, 1);
    DBallJoint ball = OdeHelper.createBallJoint(world);
    ball.attach(first, second);
    ball.setAnchor(1, PIVOT.y(), 0);
    set(settings);
  }

  // end::world[]

  private DBody body(DMass bob, double x) {
    DBody body = OdeHelper.createBody(world);
    body.setMass(bob);
    body.setPosition(x, PIVOT.y(), 0);
    return body;
  }

  public Settings settings() {
    return settings;
  }

  /** Goes on from where it is with other numbers. */
  public void set(Settings now) {
    settings = now;
    world.setGravity(0, -now.gravity(), 0);
    hinge.setParamFMax(now.force());
  }

  /** Asks the controller, tells the motor, and lets the time of one step pass. */
  // tag::step[]
  public void step() {
    hinge.setParamVel(motor());
    world.step(settings.step());
    steps++;
    time += settings.step();
  }

  // end::step[]

  public State state() {
    return new State(steps, time, angle(), rate(), at(first), at(second), motor());
  }

  private double motor() {
    return controller.velocity(settings, angle(), rate());
  }

  /** From the quaternion (cos ½θ, 0, 0, sin ½θ) of the first bob. */
  private double angle() {
    return 2 * ArcTangent.of(first.getQuaternion().get3() / first.getQuaternion().get0());
  }

  private double rate() {
    return first.getAngularVel().get2();
  }

  private static Vec2 at(DBody body) {
    DVector3C position = body.getPosition();
    return new Vec2(position.get0(), position.get1());
  }

  /**
   * Puts both rods there, at rest, and starts to count anew.
   *
   * @param along direction of the first rod, of any length but 0
   * @param onward direction of the second
   */
  public void place(Vec2 along, Vec2 onward) {
    Vec2 joint = PIVOT.plus(along.unit());
    place(first, joint, along.unit());
    place(second, joint.plus(onward.unit()), onward.unit());
    steps = 0;
    time = 0;
  }

  private static void place(DBody body, Vec2 at, Vec2 direction) {
    body.setPosition(at.x(), at.y(), 0);
    body.setQuaternion(Turn.to(direction));
    body.setLinearVel(0, 0, 0);
    body.setAngularVel(0, 0, 0);
  }

  /** Kinetic and potential energy in joules; 0 at rest at the height of the hinge. */
  public double energy() {
    return energy(first) + energy(second);
  }

  private double energy(DBody body) {
    DVector3C velocity = body.getLinearVel();
    double spin = body.getAngularVel().get2();
    double moment = 0.4 * RADIUS * RADIUS;
    double kinetic = (velocity.dot(velocity) + moment * spin * spin) / 2;
    return mass * (kinetic + settings.gravity() * (body.getPosition().get1() - PIVOT.y()));
  }
}
