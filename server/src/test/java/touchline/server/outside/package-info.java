/**
 * The program in a process of its own, seen from outside: a class at a deadline, and a disk that
 * fails.
 */
package touchline.server.outside;
