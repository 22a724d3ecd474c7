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
  /** The number is unverified in the other record, so this family may still register with it. */
  isHeld: boolean
  isOther: boolean
  onOther: (isOther: boolean) => void
}

/** The records that hold the number of this form. The number is kept out of the address, which others may read. */
export function Doubles({ mobile, isHeld, isOther, onOther }: Props) {
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
      {isHeld ? (
        <Checkbox checked={isOther} onChange={onOther}>
          {t.isOther}
        </Checkbox>
      ) : null}
    </Notice>
  )
}
