import styles from './PaymentPapers.module.css'

/** Links to the PDFs of receipts, invoices and refund notes. */
export function PaymentPapers({ documents }: { documents: readonly { uuid: string; number: string }[] }) {
  return (
    <span className={styles.papers}>
      {documents.map(({ uuid, number }) => (
        <a key={uuid} href={`/api/office/payments/document/${uuid}`} download>
          {number} (PDF)
        </a>
      ))}
    </span>
  )
}
