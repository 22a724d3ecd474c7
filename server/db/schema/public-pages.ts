import type { ColumnType, Generated } from 'kysely'
import type { ContentKind, ContentLanguage } from '#domain/site/site-content.ts'
import type { Language } from '#domain/words/catalogue.ts'

/** What the provider writes for the public pages. */
export interface PublicPageTables {
  content_versions: {
    kind: ContentKind
    language: ContentLanguage
    version: number
    body: ColumnType<unknown, string, never>
    by_staff: string | null
    at: Date
  }
  content_published: { kind: ContentKind; language: ContentLanguage; version: number; at: Date }
  sms_templates: {
    name: string
    language: Language
    dlt_id: string | null
    site_name: string | null
    version: number
    changed_by: string
    changed_at: Date
  }
  setup_trials: {
    channel: 'SMS' | 'EMAIL'
    code_hash: Buffer
    sent_at: Date
    wrong_codes: Generated<number>
    confirmed_at: Date | null
  }
}
