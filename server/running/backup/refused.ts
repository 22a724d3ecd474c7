import { CommandRefused } from '#server/operator-command.ts'

export class BackupRefused extends CommandRefused {}

/** The backup is damaged. The message names the table or file where. */
export class DamagedBackup extends BackupRefused {}
