import type { ColumnType, Generated } from 'kysely'
import type { ImportTarget } from '#contract/office/import-targets.ts'
import type { DoubleChoice, DoubleReason, ImportRowState, ImportState } from '#domain/office/imports.ts'

/** What columns and values of a register mean. */
export interface Matching {
  columns: (ImportTarget | '')[]
  fixed: Partial<Record<ImportTarget, string>>
  values: Partial<Record<ImportTarget, Record<string, string>>>
}

/** What is wrong with a field, as `field-words.ts` words it. */
export interface ImportProblem {
  field: string
  rule: string
}

/** Registers that the provider brought along. */
export interface ImportTables {
  imports: {
    id: string
    file_name: string
    sealed: Buffer
    state: ImportState
    matching: ColumnType<Matching, string, string>
    doubles: Generated<DoubleChoice>
    version: Generated<number>
    rows: number
    invites_per_day: Generated<number>
    photos_due: Generated<boolean>
    created_by: string
    created_at: Date
  }
  import_rows: {
    id: Generated<string>
    import_id: string
    row: number
    row_hash: Buffer
    sealed: Buffer | null
    state: Generated<ImportRowState>
    problems: ColumnType<ImportProblem[] | null, string | null, string | null>
    double_by: DoubleReason | null
    double_id: string | null
    double_row: number | null
    choice: DoubleChoice | null
    mobile_hash: Buffer | null
    email_hash: Buffer | null
    person_hash: Buffer | null
    member_id: string | null
    invited_at: Date | null
    photo_hash: Buffer | null
  }
  import_zips: {
    id: string
    import_id: string
    file_name: string
    bytes: number
    wrapped_key: Buffer | null
    state: 'arriving' | 'read' | 'over'
    created_at: Date
  }
  import_zip_pieces: { zip_id: string; piece: number; stored_as: string }
  import_photos: {
    id: Generated<string>
    import_id: string
    zip_id: string
    name_hash: Buffer
    sealed: Buffer | null
    starts_at: number
    packed_bytes: number
    bytes: number
    is_deflated: boolean
    crc: number
    state: 'waiting' | 'given' | 'kept' | 'unreadable' | 'twice'
  }
  import_columns: { header: string; target: string }
  import_values: { target: string; value: string; choice: string }
}
