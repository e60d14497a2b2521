package touchline.compare;

import java.util.List;
import touchline.figure.Figure;
import touchline.geometry.Vec2;
import touchline.input.Inputs;

/**
 * What is asked, of what a reader can move.
 *
 * @param name as authors write it, such as {@code closest-point}
 * @param signature the inputs that it needs, by kind and name
 * @param probe the handle that is tried at many places
 * @param place what that handle is, in words that follow "places of"
 * @param extras what is drawn between the inputs
 */
public record Setting<I>(
    String name,
    String signature,
    String probe,
    String place,
    List<Figure.Extra> extras,
    Reading<I> reading,
    Moving<I> moving) {
  /** The segment from a to b. */
  public static final List<Figure.Extra> SEGMENT =
      List.of(new Figure.Extra("segment", List.of("a", "b")));

  /** A setting in which the probe is a point of that name, and nothing is drawn between inputs. */
  public static <I> Setting<I> of(String name, String signature, String probe, Moving<I> moving) {
    return new Setting<>(
        name, signature, probe, probe, List.of(), in -> moving.to(in, in.vector(probe)), moving);
  }

  /** The same setting with the segment from a to b drawn. */
  public Setting<I> withSegment() {
    return new Setting<>(name, signature, probe, place, SEGMENT, reading, moving);
  }

  /** The same setting, whose probe is called so. */
  public Setting<I> probing(String words) {
    return new Setting<>(name, signature, probe, words, extras, reading, moving);
  }

  /** Takes what is given from the inputs. */
  public interface Reading<I> {
    /**
     * What is given.
     *
     * @throws IllegalArgumentException if the inputs give nothing that can be asked about
     */
    I of(Inputs inputs);
  }

  /** Puts the probe elsewhere, off the lattice that handles keep to. */
  public interface Moving<I> {
    I to(Inputs inputs, Vec2 place);
  }
}
