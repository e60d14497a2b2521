// wrong G5
import touchline.geometry.*;

class Solution {
  static double entries(Vec2 center, double radius, double width) {
    int count = 0;
    for (int i = (int) Math.floor((center.x() - radius) / width); i <= Math.floor((center.x() + radius) / width); i++) {
      for (int j = (int) Math.floor((center.y() - radius) / width); j <= Math.floor((center.y() + radius) / width); j++) {
        double nearX = Math.max(i * width, Math.min((i + 1) * width, center.x()));
        double nearY = Math.max(j * width, Math.min((j + 1) * width, center.y()));
        double dx = nearX - center.x(), dy = nearY - center.y();
        if (dx * dx + dy * dy <= radius * radius) count++;
      }
    }
    return count;
  }
}
