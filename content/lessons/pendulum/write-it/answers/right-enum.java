// right
class Solution {
  static double control(double angle, double rate) {
    double error = angle - 2.5;
    if (error < -Math.PI) error += 2 * Math.PI;
    Motor motor = error + 0.2 * rate > 0 ? Motor.BACK : Motor.ON;
    return motor.velocity;
  }

  enum Motor {
    ON(2), BACK(-0.1);

    final double velocity;

    Motor(double velocity) {
      this.velocity = velocity;
    }
  }
}
