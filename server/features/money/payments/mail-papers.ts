import { formatPaise } from '#domain/format/fee.ts'
import { oneLine } from '#domain/format/one-line.ts'
import { reachableContacts } from '#server/features/access/accounts/channels.ts'
import { accountById } from '#server/features/access/accounts/queries.ts'
import type { DocumentContent } from '#server/features/shared/printing/paper.ts'
import type { Printer } from '#server/features/shared/printing/printer.ts'
import { paperLetter } from '#server/features/shared/printing/words.ts'
import { contactLine } from '#server/features/shared/site-content/facts.ts'
import { databaseSite } from '#server/features/shared/site-content/published.ts'
import { writeToOutbox } from '#server/features/telling/outbox/queries.ts'
import type { PaymentDependencies } from './dependencies.ts'

const atOnce = 50

/**
 * Mails the papers that were not mailed yet to verified addresses. It runs apart from the payment itself, because a PDF is
 * drawn in a thread and never within a transaction. A paper is marked as mailed in the transaction of its message.
 */
export async function mailPapers(
  { db, secrets, channels, config, printer }: Omit<PaymentDependencies, 'gateway' | 'tell'> & { printer: Printer },
  now: Date,
): Promise<void> {
  const due = await db
    .selectFrom('payments')
    .innerJoin('orders', 'orders.id', 'payments.order_id')
    .innerJoin('payment_documents', 'payment_documents.payment_id', 'payments.id')
    .leftJoin('part_refunds', 'part_refunds.id', 'payment_documents.part_refund_id')
    .where('payments.is_surplus', '=', false)
    .where(eb =>
      eb.or([
        eb.and([eb('payments.mailed_at', 'is', null), eb('payment_documents.kind', 'in', ['receipt', 'tax_invoice'])]),
        eb.and([
          eb('payments.refunded_at', 'is not', null),
          eb('payments.refund_mailed_at', 'is', null),
          eb('payment_documents.kind', 'in', ['refund_note', 'credit_note']),
          eb('payment_documents.part_refund_id', 'is', null),
        ]),
        eb.and([eb('payment_documents.part_refund_id', 'is not', null), eb('part_refunds.mailed_at', 'is', null)]),
      ]),
    )
    .select(['payments.id', 'orders.member_id', 'payment_documents.kind', 'number', 'issued_on', 'content'])
    .select('payment_documents.part_refund_id')
    .orderBy('payments.paid_at')
    .limit(atOnce)
    .execute()
  for (const { id, member_id, kind, number, issued_on, part_refund_id, ...row } of due) {
    const content = row.content as DocumentContent
    const account = await accountById(db, member_id)
    const contacts = account ? reachableContacts(account, channels) : []
    const to = contacts.find(({ channel }) => channel === 'EMAIL')?.to
    const paper = {
      kind,
      number,
      issuedOn: issued_on,
      content,
      contact: contactLine(await databaseSite(db)(), content.language),
    }
    const pdf = to && (await printer.print({ kind: 'paper', paper })).bytes
    const amount = formatPaise(content.totalPaise, content.language)
    const plan = oneLine(content.item.plan)
    await db.transaction().execute(async trx => {
      if (to && pdf)
        await writeToOutbox(
          trx,
          secrets,
          {
            channel: 'EMAIL',
            eventKey: `paper ${number}`,
            template: content.takesBack ? 'refund_paper' : 'payment_paper',
            ownerId: member_id,
            to,
            canWait: true,
            ...paperLetter(content.language, {
              kind,
              number,
              plan,
              amount,
              link: `${config.publicUrl}/membership-plans`,
            }),
            attachment: {
              name: `${number.replace(/\W+/g, '-')}.pdf`,
              type: 'application/pdf',
              base64: pdf.toString('base64'),
            },
          },
          now,
        )
      if (part_refund_id) {
        await trx.updateTable('part_refunds').set({ mailed_at: now }).where('id', '=', part_refund_id).execute()
        return
      }
      const sent = content.takesBack ? { refund_mailed_at: now } : { mailed_at: now }
      await trx.updateTable('payments').set(sent).where('id', '=', id).execute()
    })
  }
}
