package touchline.listing;

import java.util.List;
import touchline.geometry.Circle;
import touchline.geometry.Segment;
import touchline.taught.BangBang;
import touchline.taught.Bounce;
import touchline.taught.Integrator;
import touchline.taught.Interception;
import touchline.taught.MovingCircle;
import touchline.taught.Painting;
import touchline.taught.SafePass;
import touchline.taught.Swing;
import touchline.taught.TwoMovingCircles;

/** Methods about what moves, and about drawing it. */
final class PrintedMotion {
  private PrintedMotion() {}

  static List<Printed> all() {
    return List.of(
        Printed.of(
            "MovingCircle#timeToLine",
            g -> List.of(g.c(), g.r(), g.v(), g.line().normal(), g.line().offset()),
            g -> MovingCircle.timeToLine(g.circle(), g.v(), g.line())),
        Printed.of(
            "MovingCircle#contactWithLine",
            g -> List.of(g.c(), g.v(), g.line().normal(), g.line().offset(), 0.25),
            g -> MovingCircle.contactWithLine(g.circle(), g.v(), g.line(), 0.25)),
        Printed.of(
            "MovingCircle#timeToPoint",
            g -> List.of(g.c(), g.r(), g.v(), g.a()),
            g -> MovingCircle.timeToPoint(g.circle(), g.v(), g.a())),
        Printed.of(
            "MovingCircle#timeToSide",
            Arguments::moving,
            g -> MovingCircle.timeToSide(g.circle(), g.v(), g.segment())),
        Printed.of(
            "MovingCircle#timeToSegment",
            Arguments::moving,
            g -> MovingCircle.timeToSegment(g.circle(), g.v(), g.segment())),
        Printed.of(
            "MovingCircle#timeToFirst",
            g -> List.of(g.c(), g.r(), g.v(), List.of(g.segment(), new Segment(g.d(), g.a()))),
            g ->
                MovingCircle.timeToFirst(
                    g.circle(), g.v(), List.of(g.segment(), new Segment(g.d(), g.a())))),
        Printed.of(
            "Bounce#reflected", g -> List.of(g.v(), g.c()), g -> Bounce.reflected(g.v(), g.c())),
        Printed.of(
            "Bounce#velocityAfter",
            g -> List.of(g.v(), g.c(), 0.5),
            g -> Bounce.velocityAfter(g.v(), g.c(), 0.5)),
        Printed.of(
            "Bounce#centerAfter",
            g -> List.of(g.c(), g.r(), g.v(), g.a(), g.b(), 0.5),
            g -> Bounce.centerAfter(g.circle(), g.v(), g.segment(), 0.5)),
        Printed.of(
            "Bounce#path",
            g -> List.of(g.c(), g.r(), g.v(), Arguments.walls(g), 0.75),
            g -> Bounce.path(g.circle(), g.v(), Arguments.walls(g), 0.75)),
        Printed.of(
            "Bounce#ahead",
            g -> List.of(g.c(), g.v(), Arguments.walls(g)),
            g -> Bounce.ahead(g.c(), g.v(), Arguments.walls(g))),
        Printed.of(
            "Bounce#closest",
            g -> List.of(g.c(), Arguments.walls(g)),
            g -> Bounce.closest(g.c(), Arguments.walls(g))),
        Printed.of(
            "Bounce#fall",
            g -> List.of(g.c(), g.r(), g.v(), g.line().normal(), g.line().offset(), 0.5, g.s()),
            g -> Bounce.fall(g.circle(), g.v(), g.line(), 0.5, g.s())),
        Printed.of(
            "TwoMovingCircles#relative",
            g -> List.of(g.v(), g.c()),
            g -> TwoMovingCircles.relative(g.v(), g.c())),
        Printed.of(
            "TwoMovingCircles#timeToTouch",
            g -> List.of(g.c(), g.r(), g.v(), g.a(), g.s(), g.d()),
            g -> TwoMovingCircles.timeToTouch(g.circle(), g.v(), new Circle(g.a(), g.s()), g.d())),
        Printed.of(
            "Interception#timeToBall",
            g -> List.of(g.a(), g.v(), g.c(), g.r(), 1 + g.s()),
            g -> Interception.timeToBall(g.a(), g.v(), g.circle(), 1 + g.s())),
        Printed.of(
            "Interception#isOurs",
            g -> List.of(g.a(), g.v(), g.b(), g.r(), g.opponents(), 1 + g.s()),
            g ->
                Interception.isOurs(
                    g.a(), g.v(), new Circle(g.b(), g.r()), g.opponents(), 1 + g.s())),
        Printed.of(
            "SafePass#isClean",
            g -> List.of(g.a(), g.b(), g.opponents()),
            g -> SafePass.isClean(g.segment(), g.opponents())),
        Printed.of(
            "SafePass#clearance",
            g -> List.of(g.a(), g.b(), g.opponents()),
            g -> SafePass.clearance(g.segment(), g.opponents())),
        Printed.of(
            "SafePass#reaches",
            g -> List.of(g.a(), g.b(), 1 + g.s(), g.c(), g.r(), 2.0, 0.5),
            g -> SafePass.reaches(g.segment(), 1 + g.s(), g.circle(), 2, 0.5)),
        Printed.of("BangBang#plain", g -> List.of(g.r()), g -> BangBang.plain(g.r())),
        Printed.of(
            "BangBang#control",
            g -> List.of(g.c().x(), g.v().y()),
            g -> BangBang.control(g.c().x(), g.v().y())),
        Printed.of(
            "BangBang#firstSwitch",
            g -> List.of(g.v().x(), g.r(), g.s()),
            g -> BangBang.firstSwitch(g.v().x(), g.r(), g.s())),
        Printed.of(
            "BangBang#safeThreshold",
            g -> List.of(g.c().x(), g.v().x(), g.s()),
            g -> BangBang.safeThreshold(g.c().x(), g.v().x(), g.s())),
        Printed.of(
            "BangBang#shortWay",
            g -> List.of(g.c().x(), g.v().y()),
            g -> BangBang.shortWay(g.c().x(), g.v().y())),
        Printed.of(
            "BangBang#tooth",
            g -> List.of(1 + g.r(), 1 + g.s(), 0.25),
            g -> BangBang.tooth(1 + g.r(), 1 + g.s(), 0.25)),
        Printed.of(
            "Integrator#step",
            g -> List.of(g.a(), g.v(), 0.25),
            g -> Integrator.step(g.a(), g.v(), 0.25)),
        Printed.of(
            "Painting#toScreen",
            g -> List.of(g.a(), g.c(), 50.0),
            g -> Painting.toScreen(g.a(), g.c(), 50)),
        Printed.of(
            "Painting#ovalCorner",
            g -> List.of(g.c(), g.r(), g.a(), 50.0),
            g -> Painting.ovalCorner(g.circle(), g.a(), 50)),
        Printed.of(
            "Painting#toWorld",
            g -> List.of(g.a(), g.r(), g.s(), 50.0),
            g -> Painting.toWorld(g.a(), g.r(), g.s(), 50)),
        Printed.of(
            "Swing#canHold",
            g -> List.of(g.a(), g.b(), g.c(), g.s(), g.r()),
            g -> Swing.canHold(g.a(), g.b(), g.c(), g.s(), g.r())),
        Printed.of("Swing#period", g -> List.of(g.a(), g.b()), g -> Swing.period(g.a(), g.b())));
  }
}
