import { type Day, dayInIndia } from '#domain/calendar.ts'
import { stateByName, stateOfGstin, taxIn } from '#domain/gst.ts'
import type { Language } from '#domain/words/catalogue.ts'
import type { Config } from '#server/config.ts'
import type { Db } from '#server/db/open.ts'
import type { Schema } from '#server/db/schema.ts'
import type { DocumentContent, DocumentKind } from '#server/features/printing/paper.ts'
import { factsIn } from '#server/features/site-content/facts.ts'
import { databaseSite } from '#server/features/site-content/published.ts'
import { newId } from '#server/ports/ids.ts'
import { nextDocumentNumber } from './paper-numbers.ts'

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

/** Gives a payment its receipt, or its tax invoice where the seller has a GSTIN. Call it in the transaction of the grant. */
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
  await writeDocument(trx, subject.paymentId, content.tax ? 'tax_invoice' : 'receipt', content, issuedOn, now)
}

/** Gives a refund its credit note, or a plain note where there was a receipt. It repeats what the first paper said. */
export async function issueRefundNote(trx: Db, paymentId: string, reason: string, now: Date): Promise<void> {
  const given = await trx
    .selectFrom('payment_documents')
    .select(['kind', 'number', 'issued_on', 'content'])
    .where('payment_id', '=', paymentId)
    .where('kind', 'in', ['receipt', 'tax_invoice'])
    .executeTakeFirst()
  if (!given) return
  const content: DocumentContent = {
    ...(given.content as DocumentContent),
    takesBack: { number: given.number, issuedOn: given.issued_on, reason },
  }
  const kind = given.kind === 'tax_invoice' ? 'credit_note' : 'refund_note'
  await writeDocument(trx, paymentId, kind, content, dayInIndia(now), now)
}

async function writeDocument(
  trx: Db,
  paymentId: string,
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
      kind,
      number,
      issued_on: issuedOn,
      content: JSON.stringify(content),
    })
    .execute()
}

/** Districts are those of Maharashtra, so a family with a district and no state lives there. */
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
