import type { AccessTables } from './schema/access.ts'
import type { ActivityTables } from './schema/activity.ts'
import type { CandidateTables } from './schema/candidate.ts'
import type { ConsentTables } from './schema/consents.ts'
import type { ImportTables } from './schema/imports.ts'
import type { LeavingTables } from './schema/leaving.ts'
import type { MasterDataTables } from './schema/master-data.ts'
import type { MemberTables } from './schema/members.ts'
import type { OfficeTables } from './schema/office.ts'
import type { OperationTables } from './schema/operation.ts'
import type { PaymentTables } from './schema/payments.ts'
import type { PublicPageTables } from './schema/public-pages.ts'
import type { TrustTables } from './schema/trust.ts'

/** Every table in the code's types, by topic. The migrations define them, and schema-check.ts compares the two. */
export interface Schema
  extends MasterDataTables,
    MemberTables,
    ActivityTables,
    PaymentTables,
    AccessTables,
    ConsentTables,
    CandidateTables,
    ImportTables,
    LeavingTables,
    OfficeTables,
    PublicPageTables,
    TrustTables,
    OperationTables {}
