import { useQuery } from '@tanstack/react-query'
import { call } from '#web/api/client.ts'
import { Checkbox } from '#web/ui/Checkbox.tsx'
import { Link } from '#web/ui/Link.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { Notice } from '#web/ui/Notice.tsx'
import styles from './Counter.module.css'
import { counterWords } from './words.ts'

interface Props {
  mobile: string
  /** The number is unverified in the other record, which may be of another family. Otherwise it is the same person's. */
  isHeld: boolean
  isTicked: boolean
  onTick: (isTicked: boolean) => void
}

/** The records that hold the number of this form. The number is kept out of the address, which others may read. */
export function Doubles({ mobile, isHeld, isTicked, onTick }: Props) {
  const t = counterWords(useLanguage())
  const { data } = useQuery({
    queryKey: ['counter doubles', mobile],
    queryFn: ({ signal }) => call('POST /office/search', { query: mobile }, { signal }),
    gcTime: 0,
  })
  return (
    <Notice kind="bad">
      <p>{t.taken}</p>
      <ul className={styles.doubles}>
        {data?.list.map(({ uuid, name, registration_no }) => (
          <li key={uuid}>
            <Link href={`/office/members/${uuid}`}>
              {name} · {registration_no}
            </Link>
          </li>
        ))}
      </ul>
      <Checkbox checked={isTicked} onChange={onTick}>
        {isHeld ? t.isOther : t.isSamePerson}
      </Checkbox>
    </Notice>
  )
}
