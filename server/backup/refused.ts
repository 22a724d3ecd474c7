/** The operator can mend it, and needs a line rather than a stack. */
export class BackupRefused extends Error {}

/** The file is not what was written. The message names the table or the file in which it differs. */
export class DamagedBackup extends BackupRefused {}
