package touchline.topic.stadium;

import java.util.ArrayList;
import java.util.List;
import touchline.Topic;
import touchline.code.CodeExercise;
import touchline.compare.ComparedMethod;
import touchline.compare.Reply;
import touchline.compare.Setting;
import touchline.diagram.View;
import touchline.geometry.Segment;
import touchline.geometry.Stadium;
import touchline.geometry.Vec2;
import touchline.input.Inputs;
import touchline.input.Start;
import touchline.parity.Batch;
import touchline.task.HuntTask;
import touchline.task.Task;
import touchline.task.ValueTask;
import touchline.taught.StadiumCollision;
import touchline.topic.overlap.CircleGiven;

/** Whether something touches a stadium, and the move that takes it off. */
public final class StadiumTopic implements Topic {
  @Override
  public List<Task> tasks() {
    return List.of(
        ValueTask.yesNo("stadium-yes-no", 8, StadiumSubject.subject(), StadiumMistakes.byHand()),
        ValueTask.vector(
            "stadium-push", 0.02, 3, StadiumPushSubject.subject(), StadiumPushSubject.mistakes()),
        HuntTask.of(
            "stadium-hunt",
            compared(),
            Start.in(new View(-1, -1, 9, 8))
                .stadium("stadium", 2, 2, 5, 3.5, 1)
                .circle("circle", 6.5, 5.2, 1.5)
                .inputs(),
            StadiumSubject.subject().example(),
            "T2",
            "T3",
            "T4",
            "T1",
            "O14"));
  }

  @Override
  public List<CodeExercise> methods() {
    return List.of(CodeExercise.of("stadiums/write-it", new StadiumCode()));
  }

  @Override
  public List<ComparedMethod<?, ?>> comparisons() {
    return List.of(compared());
  }

  private static ComparedMethod<StadiumGiven, Boolean> compared() {
    return new ComparedMethod<>(
        new Setting<StadiumGiven>(
            "stadium",
            "stadium stadium, circle circle",
            "circle",
            CircleGiven.CENTER,
            List.of(),
            in -> given(in, in.vector("circle")),
            StadiumTopic::given),
        given -> StadiumCollision.overlaps(given.stadium(), given.circle()),
        StadiumMistakes.compared(),
        (in, given, answer) -> Reply.touching(answer));
  }

  private static StadiumGiven given(Inputs in, Vec2 center) {
    Stadium stadium = in.stadium("stadium");
    Segment core = stadium.core();
    double radius = in.circle("circle").radius();
    return new StadiumGiven(core.a(), core.b(), stadium.radius(), center, radius);
  }

  @Override
  public List<Batch> batches() {
    List<Batch> all = new ArrayList<>(StadiumBatches.all());
    all.addAll(TaughtStadiumBatches.all());
    return all;
  }
}
