/**
 * The algorithms timed against plain loops and other libraries, on the same cases in one run; no
 * part of the tests but that all answer alike. {@link touchline.benchmark.Benchmarks} runs it and
 * writes the tables that the folder {@code measured} of this module keeps.
 */
package touchline.benchmark;
