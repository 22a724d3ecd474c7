/** A number that is barred as an agent's is free again after this many days unless it is renewed: numbers change hands. */
export const daysOfBar = 180
