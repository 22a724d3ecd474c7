/** The local PostgreSQL cannot be used, for a reason that the operator can mend. The message is one line for them. */
export class LocalPostgresRefused extends Error {}
