// right
import touchline.geometry.*;
class Solution {
    static double control(double angle, double rate) {
        float diff = (float) angle - 2.5f;
        if (diff < -3.1416f) diff += 6.2832f;
        float soon = diff + (float) rate * 0.2f;
        if (soon > 0) return -0.1;
        return 2;
    }
}
