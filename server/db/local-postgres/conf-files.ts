/** This file is written into every folder that we make. A folder without it was made by something else. */
export const confFile = 'saptapadi.conf'
/** What PostgreSQL reads first. initdb writes more into its own, all of it what PostgreSQL does without being told. */
export const mainConf = `include '${confFile}'\n`
/** A line in one of these can run any command, so a copy has none of them, and none of a copy is believed. */
export const isConfFile = (name: string): boolean => /\.conf(\.[\w-]+)?$|^(recovery|standby)\.signal$/i.test(name)

/** A commit waits for the disk. The sizes suit a machine with 1 GB, on which the server runs too. */
const served = [
  'fsync = on',
  'full_page_writes = on',
  'synchronous_commit = on',
  'shared_buffers = 128MB',
  'effective_cache_size = 512MB',
  'work_mem = 4MB',
  'maintenance_work_mem = 64MB',
  'max_wal_size = 512MB',
  'max_connections = 60',
  'random_page_cost = 1.1',
  // JIT pays off for statements that take seconds. Ours take milliseconds.
  'jit = off',
]

/** PostgreSQL's own log must not hold families' data, so statements and details of errors go only to the caller. */
const quiet = [
  'log_min_messages = log',
  'log_min_error_statement = panic',
  'log_error_verbosity = terse',
  'log_checkpoints = off',
  "log_timezone = 'UTC'",
  "timezone = 'UTC'",
]

/** Where finished segments of the write-ahead log wait, in PostgreSQL's own folder, until the server has archived them. */
export const waitingFolder = 'wal_waiting'

/**
 * The archiver is always on, because it cannot be switched on in a running PostgreSQL: without an archive its command does
 * nothing. It compresses at once: a segment that ended by its time is 16 MB of zeros, and a day of them would fill the disk if the
 * archive were away. The compressed segment keeps the time of the last write, because what was committed while gzip ran is in the
 * next one. PostgreSQL may run as an account that reaches nothing but its own folder, so the server does the rest.
 * Names with a dot are histories, which we do not need.
 */
export const archiving = (isKept: boolean): string[] =>
  process.platform === 'win32'
    ? []
    : [
        'archive_mode = on',
        `archive_timeout = ${isKept ? 30 : 0}`,
        isKept
          ? `archive_command = 'case %f in *.*) ;; *) gzip -1 -c %p > ${waitingFolder}/%f.part && touch -r %p ${waitingFolder}/%f.part && mv ${waitingFolder}/%f.part ${waitingFolder}/%f.gz;; esac'`
          : "archive_command = 'true'",
      ]

/** A socket in PostgreSQL's own folder, or a port of this machine. */
export type Address = { kind: 'socket' } | { kind: 'port'; port: number; password: string | null }

const addressLines = (address: Address): string[] =>
  address.kind === 'socket'
    ? // Relative to the data folder, because the path of a socket has room for about a hundred bytes.
      ["listen_addresses = ''", "unix_socket_directories = '.'"]
    : ["listen_addresses = '127.0.0.1'", "unix_socket_directories = ''", `port = ${address.port}`]

/** Of two lines with the same name the later one counts, so `more` overrides the lines before it. */
export const confText = (address: Address, more: readonly string[]): string =>
  [...served, ...quiet, ...addressLines(address), ...more, ''].join('\n')

export const role = 'saptapadi'
export const databaseName = 'saptapadi'
export const socketName = '.s.PGSQL.5432'

/** Who may connect. Over the socket it is the server's own user, as the kernel identifies it. */
export const hbaText = (address: Address): string =>
  address.kind === 'socket'
    ? `local all ${role} peer map=server\n`
    : `host all all 127.0.0.1/32 ${address.password === null ? 'trust' : 'scram-sha-256'}\n`

export const identText = (systemUser: string): string => `server "${systemUser}" ${role}\n`
