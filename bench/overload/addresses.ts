// Linux takes every address of 127.0.0.0/8 for its own, so one machine can be many visitors.

/** Where members come from. Each stays below what the proxy allows an address, also at five times the capacity. */
export const membersAddresses = Array.from({ length: 100 }, (_, n) => `127.0.1.${n + 1}`)
/** Where strangers come from who flood. */
export const strangersAddresses = Array.from({ length: 10 }, (_, n) => `127.0.2.${n + 1}`)
