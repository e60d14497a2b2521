// right
import touchline.geometry.*;
class Solution {
    static double entries(Vec2 center, double radius, double width) {
        double EPS = 1e-6;
        int l = (int) Math.floor((center.x() - radius + EPS) / width);
        int r = (int) Math.floor((center.x() + radius + EPS) / width);
        int b = (int) Math.floor((center.y() - radius + EPS) / width);
        int t = (int) Math.floor((center.y() + radius + EPS) / width);
        return (double) (r - l + 1) * (t - b + 1);
    }
}
