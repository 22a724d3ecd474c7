/**
 * A family with a plan that leaves so many without an answer for longer than this comes last among its equals until it
 * answers. Only families count that are verified and fit both ways: nobody can bury another by interests that it would not read.
 */
export const manyUnanswered = 20
export const patienceDays = 14
