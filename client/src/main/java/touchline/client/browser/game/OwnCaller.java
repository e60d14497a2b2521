package touchline.client.browser.game;

import org.teavm.jso.JSBody;
import touchline.game.Caller;
import touchline.game.Fault;
import touchline.game.Skill;

/** Calls the learner's methods that the site put beside this script in the same worker. */
final class OwnCaller implements Caller {
  private Fault fault = Fault.NOTHING;

  @Override
  public double[] answer(Skill skill, double[] numbers) {
    double[] answer = called(skill.number(), numbers);
    fault = answer.length > 0 ? Fault.NOTHING : fault(why(skill.number()));
    return answer;
  }

  @Override
  public Fault fault() {
    return fault;
  }

  /** From the words of the script around a method. */
  private static Fault fault(String why) {
    if (why.startsWith("threw")) {
      return Fault.THREW;
    }
    return switch (why) {
      case "spent" -> Fault.ENDLESS;
      case "deep" -> Fault.DEEP;
      default -> Fault.NOTHING;
    };
  }

  @JSBody(
      params = {"skill", "numbers"},
      script =
          "var own = globalThis.ownMethods[skill]; try { own.broken = '';"
              + " return Float64Array.from(own.answer(Float64Array.from(numbers))); }"
              + " catch (e) { own.broken = e instanceof RangeError ? 'deep' : 'broken';"
              + " return new Float64Array(0); }")
  private static native double[] called(int skill, double[] numbers);

  @JSBody(
      params = "skill",
      script = "var own = globalThis.ownMethods[skill]; return own.broken || own.fault();")
  private static native String why(int skill);
}
