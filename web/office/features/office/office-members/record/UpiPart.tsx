import { useQuery } from '@tanstack/react-query'
import { UpiOrder, upiOrderQuery } from '#web/office/parts/UpiOrder.tsx'
import { upiWords } from '#web/office/parts/upi-words.ts'
import { officeClient } from '#web/office/queries.ts'
import { useLanguage } from '#web/ui/language.ts'
import { memberQuery } from '../queries.ts'
import { RecordPart } from '../RecordPart.tsx'

/** An order of the family that waits for its payment by UPI. */
export function UpiPart({ uuid }: { uuid: string }) {
  const t = upiWords(useLanguage())
  const { data: order } = useQuery(upiOrderQuery(uuid))
  if (!order) return null
  const paid = () => {
    officeClient.setQueryData(upiOrderQuery(uuid).queryKey, null)
    void officeClient.invalidateQueries(memberQuery(uuid))
  }
  return (
    <RecordPart title={t.title}>
      <UpiOrder key={order.uuid} order={order} onPaid={paid} />
    </RecordPart>
  )
}
