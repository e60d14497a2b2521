import java.util.*;
import java.util.function.*;
import java.util.stream.*;
import touchline.geometry.*;

abstract class Shape { abstract Vec2 nearest(Vec2 p); } class Dot extends Shape { final Vec2 at; Dot(Vec2 at) { this.at = at; } @Override Vec2 nearest(Vec2 p) { return at; } } class Piece extends Dot { final Vec2 to; Piece(Vec2 a, Vec2 b) { super(a); to = b; } @Override Vec2 nearest(Vec2 p) { Vec2 d = to.minus(at); double l = d.lengthSquared(); return l == 0 ? super.nearest(p) : at.plus(d.times(Math.max(0, Math.min(1, p.minus(at).dot(d) / l)))); } } class Solution { static Vec2 closestPoint(Vec2 a, Vec2 b, Vec2 p) { Shape s = new Piece(a, b); return s.nearest(p); } }
