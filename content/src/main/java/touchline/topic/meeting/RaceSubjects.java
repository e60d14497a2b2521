package touchline.topic.meeting;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import touchline.answer.Field;
import touchline.answer.Value;
import touchline.diagram.NumberText;
import touchline.exercise.Chance;
import touchline.geometry.Circle;
import touchline.geometry.Vec2;
import touchline.task.Draw;
import touchline.task.Scene;
import touchline.task.Subject;
import touchline.task.WorkedExample;
import touchline.taught.Interception;

/** Questions about three players and a ball: who is there first, and whether it is ours. */
final class RaceSubjects {
  private static final int PLAYERS = 3;
  private static final int FASTEST = 6;

  /** In seconds; less than that nobody sees in a picture. */
  private static final double CLEAR = 0.2;

  private static final Field FIRST =
      Field.choice("first", List.of("Player 1", "Player 2", "Player 3"));

  private RaceSubjects() {}

  /** Which of the players is at the ball first. */
  static Subject<RaceGiven> first() {
    return Subject.<RaceGiven>of(FIRST, given -> Value.option(winner(given)))
        .drawn(chance -> draw(chance).filter(given -> given.time(winner(given)) < 1e9))
        .pictured(given -> picture(given, List.of("1", "2", "3")))
        .solved(
            given -> {
              List<String> lines = times(given, List.of("1", "2", "3"));
              lines.add("the least: Player " + (winner(given) + 1));
              return lines;
            },
            RaceSubjects::worked);
  }

  /** Whether player 1, who is ours, is at the ball before both others. */
  static Subject<RaceGiven> ours() {
    List<String> names = List.of("mate", "1", "2");
    return Subject.yesNo("ours", RaceGiven::isOurs)
        .drawn(RaceSubjects::draw)
        .pictured(given -> picture(given, names))
        .solved(
            given -> {
              List<String> lines = times(given, names);
              lines.add(given.isOurs() ? "ours is the least: yes" : "ours is not the least: no");
              return lines;
            },
            RaceSubjects::worked);
  }

  private static int winner(RaceGiven given) {
    return RaceMistakes.least(given, given::time);
  }

  private static Optional<RaceGiven> draw(Chance chance) {
    Vec2 ball = Draw.point(chance);
    Vec2 v = Draw.vector(chance, FASTEST);
    int speed = chance.between(2, FASTEST);
    List<Circle> players = new ArrayList<>();
    for (int i = 0; i < PLAYERS; i++) {
      players.add(new Circle(Draw.point(chance), 1));
    }
    RaceGiven given = new RaceGiven(ball, v, players, speed);
    return Optional.of(given).filter(drawn -> v.lengthSquared() > 0 && isClear(drawn));
  }

  private static boolean isClear(RaceGiven given) {
    for (int i = 0; i < PLAYERS; i++) {
      for (int j = 0; j < i; j++) {
        boolean isTie = Math.abs(given.time(i) - given.time(j)) < CLEAR;
        boolean overlap = distance(given, i, j) < 2.5;
        if (isTie || overlap || given.away(i) <= 0.5 || given.away(j) <= 0.5) {
          return false;
        }
      }
    }
    return true;
  }

  private static double distance(RaceGiven given, int i, int j) {
    return given.players().get(i).center().minus(given.players().get(j).center()).length();
  }

  private static Scene picture(RaceGiven given, List<String> names) {
    Scene scene = Scene.ofCircles();
    for (int i = 0; i < PLAYERS; i++) {
      Circle player = given.players().get(i);
      scene =
          names.get(i).equals("mate")
              ? scene.circle("mate", player)
              : scene.opponent(names.get(i), player);
    }
    return scene
        .point("ball", given.ball())
        .vector("v", given.ball(), given.v())
        .number("speed", given.speed());
  }

  private static List<String> times(RaceGiven given, List<String> names) {
    List<String> lines = new ArrayList<>();
    for (int i = 0; i < PLAYERS; i++) {
      double time = given.time(i);
      lines.add(
          names.get(i)
              + (time == Interception.NEVER ? " never" : " after " + NumberText.of(time) + " s"));
    }
    return lines;
  }

  private static WorkedExample worked(RaceGiven given) {
    return WorkedExample.of("Interception#isOurs")
        .point("ball", given.ball())
        .vector("v", given.v(), "ball")
        .circle("mate", given.mate())
        .circles("opponents", given.opponents())
        .number("speed", given.speed(), "0 10 0.1 m/s");
  }
}
