// wrong V66
import touchline.geometry.*;
class Solution {
    static double control(double angle, double rate) {
        double diff = angle - 2.5;
        if (diff < -Math.PI) diff += 2 * Math.PI;
        return diff + rate * 0.2 > 1e-3 ? -0.1 : 2;
    }
}
