/**
 * The pendulum of the lesson on rigid bodies: two bobs, a hinge with a motor, a ball joint, and a
 * controller that switches the motor between two velocities. The one room that knows ode4j; the
 * same classes run on the JVM and in the browser and give the same bits.
 */
@NullMarked
package touchline.pendulum;

import org.jspecify.annotations.NullMarked;
