import { CommandRefused } from '#server/operator-command.ts'

export class BackupRefused extends CommandRefused {}

/** The file is not what was written. The message names the table or the file in which it differs. */
export class DamagedBackup extends BackupRefused {}
