/** Every setting that an operator may set. `.env.example` describes each; the compiler lets the configuration read no other. */
export const settingNames = [
  'PORT',
  'HOST',
  'PUBLIC_URL',
  'OFFICE_URL',
  'TRUST_PROXY',
  'DATA_DIR',
  'DATABASE_URL',
  'MIGRATE_DATABASE_URL',
  'APP_SECRET',
  'APP_SECRET_OLD',
  'DEMO',
  'DEMO_PUBLIC',
  'STAFF_PASSKEYS',
  'SIGNUPS_PER_HOUR',
  'SMS_PER_DAY',
  'WRONG_RECOVERY_CODES_PER_DAY',
  'BACKUP_DIR',
  'BACKUP_KEEP_DAYS',
  'BACKUP_PASSPHRASE',
  'SMTP_URL',
  'MAIL_FROM',
  'DKIM_SELECTOR',
  'REPORTS_SECRET',
  'SMS_URL',
  'SMS_KEY',
  'SMS_SENDER',
  'WHATSAPP_TOKEN',
  'WHATSAPP_PHONE_ID',
  'WHATSAPP_APP_SECRET',
  'WHATSAPP_VERIFY_TOKEN',
  'QUIET_HOURS',
  'STORAGE',
  'S3_ENDPOINT',
  'S3_BUCKET',
  'S3_REGION',
  'S3_KEY',
  'S3_SECRET',
  'PHOTO_REVIEW',
  'SEALED_DAYS',
  'RAZORPAY_KEY_ID',
  'RAZORPAY_KEY_SECRET',
  'RAZORPAY_WEBHOOK_SECRET',
  'SELLER_NAME',
  'SELLER_ADDRESS',
  'GSTIN',
  'ALERT_EMAIL',
  'METRICS_PORT',
  'SERVICE_WORKER',
  'LOG_LEVEL',
  'DRAIN_SECONDS',
] as const
export type SettingName = (typeof settingNames)[number]

/** A password stands in these, also where they were typed so badly that no part of them can be told from it. */
const isSecretSetting = (name: SettingName): boolean =>
  /SECRET|_KEY$|TOKEN|PASSPHRASE/.test(name) ||
  ['DATABASE_URL', 'MIGRATE_DATABASE_URL', 'SMTP_URL', 'SMS_URL'].includes(name)

const shortestGuessed = 6

/** The setting that an unknown name was probably meant to be. Short names are left out: other programs use many like them. */
export function meantSetting(name: string): SettingName | null {
  if ((settingNames as readonly string[]).includes(name) || name.length < shortestGuessed) return null
  const mostEdits = name.length < 8 ? 1 : 2
  return settingNames.find(one => one.length >= shortestGuessed && editsBetween(name, one) <= mostEdits) ?? null
}

/** What a person may read of a value. */
export const shownValue = (name: SettingName, value: string): string =>
  isSecretSetting(name) ? 'wrong' : `'${value.replace(/\/\/.*@/s, '//…@')}'`

/** The values of secret settings, and the passwords within them, of which an error of another program may quote any. */
export const secretValues = (env: Readonly<Record<string, string | undefined>>): string[] =>
  settingNames
    .filter(isSecretSetting)
    .flatMap(name => {
      const value = env[name]?.trim() ?? ''
      const password = /\/\/[^/]*?:(.*)@/s.exec(value)?.[1] ?? ''
      return [value, password, URL.canParse(value) ? decoded(new URL(value).password) : '']
    })
    .filter(value => value.length >= 4)
    .sort((a, b) => b.length - a.length)

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** How many letters must be added, taken out, replaced or swapped to get from one word to the other. */
function editsBetween(from: string, to: string): number {
  let [before, last] = [[] as number[], Array.from({ length: to.length + 1 }, (_, n) => n)]
  for (let i = 1; i <= from.length; i++) {
    const row = [i]
    for (let j = 1; j <= to.length; j++) {
      const isSame = from[i - 1] === to[j - 1]
      const isSwapped = from[i - 1] === to[j - 2] && from[i - 2] === to[j - 1]
      const steps = [(row[j - 1] ?? 0) + 1, (last[j] ?? 0) + 1, (last[j - 1] ?? 0) + (isSame ? 0 : 1)]
      if (isSwapped && i > 1 && j > 1) steps.push((before[j - 2] ?? 0) + 1)
      row.push(Math.min(...steps))
    }
    ;[before, last] = [last, row]
  }
  return last[to.length] ?? 0
}
