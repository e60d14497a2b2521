/**
 * The algorithms timed against plain loops and other libraries, on the same cases in one run; no
 * part of the tests but that all answer alike. {@link touchline.benchmark.Benchmarks} runs it.
 */
package touchline.benchmark;
