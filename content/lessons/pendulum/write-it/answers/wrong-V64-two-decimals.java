// wrong V64
import touchline.geometry.*;
class Solution {
    static double control(double angle, double rate) {
        double diff = angle - 2.5;
        if (diff < -3.14) diff = diff + 6.28;
        return diff + rate * 0.2 > 0 ? -0.1 : 2;
    }
}
