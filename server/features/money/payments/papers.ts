import { type Day, dayInIndia } from '#domain/calendar.ts'
import { stateByName, stateOfGstin, taxIn } from '#domain/money/gst.ts'
import type { Language } from '#domain/words/catalogue.ts'
import type { Config } from '#server/config.ts'
import type { Db } from '#server/db/open.ts'
import type { Schema } from '#server/db/schema.ts'
import type { DocumentContent, DocumentKind } from '#server/features/shared/printing/paper.ts'
import { factsIn } from '#server/features/shared/site-content/facts.ts'
import { databaseSite } from '#server/features/shared/site-content/published.ts'
import { newId } from '#server/ports/ids.ts'
import { nextDocumentNumber } from './paper-numbers.ts'
import { partOfPaper, restOfPaper } from './paper-sums.ts'

interface DocumentSubject {
  paymentId: string
  order: Pick<Schema['orders'], 'member_id' | 'plan_name' | 'validity_days' | 'contact_views'> & {
    gateway: string
    language: Language
  }
  gatewayPaymentId: string
  amountPaise: number
  method: string
  paidOn: Day
  from: Day
  to: Day
  now: Date
}

/** Issues the receipt of a payment, or its tax invoice where the seller has a GSTIN. Call it in the transaction of the grant. */
export async function issueDocument(trx: Db, seller: Config['seller'], subject: DocumentSubject): Promise<void> {
  const { order, amountPaise, now } = subject
  const buyer = await buyerOf(trx, order.member_id)
  const site = factsIn(await databaseSite(trx)(), order.language)
  const issuedOn = dayInIndia(now)
  const home = seller.gst && stateOfGstin(seller.gst.gstin)
  const placeOfSupply = buyer.state ?? home
  const content: DocumentContent = {
    language: order.language,
    isDemo: order.gateway === 'sandbox',
    seller: {
      name: seller.name ?? site.name,
      address: seller.address ?? site.address,
      gstin: seller.gst?.gstin ?? null,
    },
    buyer: { name: buyer.name, registrationNo: buyer.registrationNo, address: buyer.address },
    item: {
      plan: order.plan_name,
      days: order.validity_days,
      views: order.contact_views,
      from: subject.from,
      to: subject.to,
      sac: seller.gst?.sac ?? null,
    },
    totalPaise: amountPaise,
    tax:
      seller.gst && home && placeOfSupply
        ? {
            ...taxIn(amountPaise, seller.gst.ratePercent, placeOfSupply.code === home.code),
            ratePercent: seller.gst.ratePercent,
            placeOfSupply,
          }
        : null,
    payment: { id: subject.gatewayPaymentId, method: subject.method, gateway: order.gateway, paidOn: subject.paidOn },
    takesBack: null,
  }
  const of = { paymentId: subject.paymentId, partRefundId: null }
  await writeDocument(trx, of, content.tax ? 'tax_invoice' : 'receipt', content, issuedOn, now)
}

interface RefundSubject {
  paymentId: string
  reason: string
  /** Null where the whole payment was refunded, or all that remained of it. */
  part: { id: string; amountPaise: number } | null
}

/**
 * Issues the credit note of a refund, or a plain note where the payment has a receipt. It repeats what the first paper says, for
 * the amount that was refunded.
 */
export async function issueRefundNote(trx: Db, { paymentId, reason, part }: RefundSubject, now: Date): Promise<void> {
  const papers = await trx
    .selectFrom('payment_documents')
    .select(['kind', 'number', 'issued_on', 'content'])
    .where('payment_id', '=', paymentId)
    .execute()
  const issued = papers.find(({ kind }) => kind === 'receipt' || kind === 'tax_invoice')
  if (!issued) return
  const first = issued.content as DocumentContent
  const notes = papers.filter(paper => paper !== issued).map(paper => paper.content as DocumentContent)
  const content: DocumentContent = {
    ...first,
    ...(part ? partOfPaper(first, part.amountPaise) : restOfPaper(first, notes)),
    takesBack: { number: issued.number, issuedOn: issued.issued_on, reason, ...(part && { isPart: true }) },
  }
  const kind = issued.kind === 'tax_invoice' ? 'credit_note' : 'refund_note'
  await writeDocument(trx, { paymentId, partRefundId: part?.id ?? null }, kind, content, dayInIndia(now), now)
}

async function writeDocument(
  trx: Db,
  { paymentId, partRefundId }: { paymentId: string; partRefundId: string | null },
  kind: DocumentKind,
  content: DocumentContent,
  issuedOn: Day,
  now: Date,
): Promise<void> {
  const number = await nextDocumentNumber(trx, kind, issuedOn, content.isDemo)
  await trx
    .insertInto('payment_documents')
    .values({
      id: newId(now),
      payment_id: paymentId,
      part_refund_id: partRefundId,
      kind,
      number,
      issued_on: issuedOn,
      content: JSON.stringify(content),
    })
    .execute()
}

/** The buyer as a paper names them. Districts are those of Maharashtra, so a family with a district and no state lives there. */
async function buyerOf(trx: Db, memberId: string) {
  const row = await trx
    .selectFrom('members')
    .leftJoin('family_details', 'family_details.member_id', 'members.id')
    .leftJoin('states', 'states.id', 'family_details.state_id')
    .leftJoin('districts', 'districts.id', 'family_details.district_id')
    .leftJoin('talukas', 'talukas.id', 'family_details.taluka_id')
    .where('members.id', '=', memberId)
    .select([
      'members.first_name',
      'members.middle_name',
      'members.last_name',
      'members.registration_no',
      'family_details.address',
      'family_details.village',
      'districts.name_en as district',
      'talukas.name_en as taluka',
      'states.name_en as state',
    ])
    .executeTakeFirstOrThrow()
  const state = row.state ?? (row.district || row.taluka ? 'Maharashtra' : null)
  return {
    name: [row.first_name, row.middle_name, row.last_name].filter(Boolean).join(' '),
    registrationNo: row.registration_no,
    address: [row.address, row.village, row.taluka, row.district, state].filter(Boolean).join(', '),
    state: stateByName(state),
  }
}
