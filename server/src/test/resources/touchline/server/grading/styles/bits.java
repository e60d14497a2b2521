import java.util.*;
import java.util.function.*;
import java.util.stream.*;
import touchline.geometry.*;

class Solution { static Vec2 closestPoint(Vec2 a, Vec2 b, Vec2 p) { int n = 0; for (int i = 0; i < 32; i++) n |= (1 << i) & 0x5; n ^= 4; n >>>= 0; long bits = Double.doubleToLongBits(1.0); if (n != 1 || Double.longBitsToDouble(bits) != 1 || Integer.bitCount(7) != 3) return null; char c = 'a'; c++; byte q = (byte) 200; short s = (short) q; float f = 1.5f; if (c != 'b' || s != -56 || (int) f != 1) return null; Vec2 d = b.minus(a); double l = d.lengthSquared(); return l == 0 ? a : a.plus(d.times(Math.max(0, Math.min(1, p.minus(a).dot(d) / l)))); } }
