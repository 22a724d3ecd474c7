import { useQuery } from '@tanstack/react-query'
import type { AnswerOf } from '#contract/endpoint.ts'
import type { Calls } from '#contract/index.ts'
import { comparedAtOnce } from '#domain/finding/compare.ts'
import { nameAndAge } from '#domain/format/name-and-age.ts'
import type { Language } from '#domain/words/catalogue.ts'
import { ListHead } from '#web/member/features/finding/lists/ListHead.tsx'
import { type FamilyFacts, type Reason, reasonsOf } from '#web/member/features/finding/matches/match-reasons.ts'
import { matchWords } from '#web/member/features/finding/matches/words.ts'
import { AskFamily } from '#web/member/features/relations/family-asks/AskFamily.tsx'
import { askWords } from '#web/member/features/relations/family-asks/words.ts'
import { Failure } from '#web/member/parts/Failure.tsx'
import { familyMarkWords, writerOf } from '#web/member/parts/family-mark-words.ts'
import { gunMilanWords } from '#web/member/parts/gun-milan.ts'
import { KinLine } from '#web/member/parts/KinLine.tsx'
import { useOwnLocation } from '#web/member/parts/use-own-location.ts'
import { useToday } from '#web/member/parts/use-today.ts'
import { memberWords } from '#web/member/words.ts'
import { otherSide } from '#web/session/use-viewer.ts'
import { Button, ButtonLink } from '#web/ui/Button.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { ChooseProfiles } from './ChooseProfiles.tsx'
import { ComparedGunMilan, metShare, Wishes } from './ComparedParts.tsx'
import styles from './CompareScreen.module.css'
import { Comparison, type ComparisonRow } from './Comparison.tsx'
import { ComparisonHead } from './ComparisonHead.tsx'
import { comparedRows } from './compared-rows.ts'
import { compareQuery } from './queries.ts'
import { bestOf } from './swapped-in.ts'
import { compareWords } from './words.ts'

type Sheet = AnswerOf<Calls['compare']>
type Compared = Sheet['list'][number]

/** The address names the chosen with commas between them; without any, they are chosen here. */
export default function CompareScreen() {
  const language = useLanguage()
  const t = compareWords(language)
  const named = new URLSearchParams(useOwnLocation().searchStr).get('uuid') ?? ''
  const chosen = named.split(',').filter(Boolean)
  return (
    <>
      <div data-screen-only>
        <ListHead back={{ href: '/shortlisted', always: true }} title={memberWords(language).compare} heading={null} />
      </div>
      {chosen.length > 0 ? (
        <ComparedSheet uuid={chosen} />
      ) : (
        <ChooseProfiles intro={t.choose}>
          {uuid => (
            <>
              {uuid.length >= comparedAtOnce.least && uuid.length <= comparedAtOnce.most ? (
                <ButtonLink kind="primary" href={`/compare?uuid=${uuid.join(',')}`}>
                  {t.compare}
                </ButtonLink>
              ) : null}
              <AskFamily uuid={uuid} />
              <ButtonLink kind="quiet" href="/family-asks">
                {askWords(language).seeAnswers}
              </ButtonLink>
            </>
          )}
        </ChooseProfiles>
      )}
    </>
  )
}

const factsOf = (profile: Compared): FamilyFacts => ({
  marital_status: profile.marital_status?.name ?? null,
  birth_year: Number(profile.dob.slice(0, 4)),
  height: profile.height,
  working_city: profile.working_place_taluka?.name ?? null,
  native_district: profile.native_place_district?.name ?? null,
})

function rowsOf({ list, wanted, own }: Sheet, language: Language): ComparisonRow[] {
  const t = compareWords(language)
  const outcomes = matchWords(language)
  const gunMilan = ({ gun_milan }: Compared) => (gun_milan.known ? gun_milan.total : null)
  const ours = list.map(one =>
    one.ours && wanted ? reasonsOf(one.ours, { wanted, facts: factsOf(one), gunMilan: gunMilan(one) }, language) : null,
  )
  const theirs = list.map(one =>
    one.theirs && one.expectation
      ? reasonsOf(one.theirs, { wanted: one.expectation, facts: own, gunMilan: gunMilan(one) }, language)
      : null,
  )
  const wishRow = (label: string, wishes: readonly (readonly Reason[] | null)[], none: string): ComparisonRow => {
    const best = bestOf(wishes.map(metShare))
    return {
      label,
      values: list.map(({ uuid }, at) => (
        <Wishes key={uuid} isBest={best.includes(at)} reasons={wishes[at] ?? null} outcomes={outcomes} none={none} />
      )),
    }
  }
  const bestGun = bestOf(list.map(gunMilan))
  return [
    wishRow(t.ours, ours, t.noOurs),
    wishRow(t.theirs, theirs, t.noTheirs),
    {
      label: gunMilanWords(language).gunMilan,
      values: list.map((one, at) => (
        <ComparedGunMilan
          key={one.uuid}
          breakdown={one.gun_milan}
          gender={otherSide(one.gender)}
          isBest={bestGun.includes(at)}
        />
      )),
    },
    ...comparedRows(list, language),
    ...(list.some(({ kin }) => kin.length > 0)
      ? [{ label: t.kin, values: list.map(one => <KinLine key={one.uuid} signs={one.kin} />) }]
      : []),
    { label: t.mangal, values: list.map(({ gun_milan }) => gun_milan.mangal.text[language]) },
    {
      label: t.notes,
      isScreenOnly: true,
      values: list.map(({ uuid, notes }) => (
        <ul key={uuid} className={styles.notes}>
          {notes.map((note, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: readers of a link have one name, and the list never reorders
            <li key={at}>
              <b>{writerOf(note, language)}</b>
              {note.mark ? ` · ${familyMarkWords(language)[note.mark]}` : null}
              {note.note ? ` · ${note.note}` : null}
            </li>
          ))}
          {notes.length === 0 ? <li>{t.noNotes}</li> : null}
        </ul>
      )),
    },
  ]
}

function ComparedSheet({ uuid }: { uuid: readonly string[] }) {
  const language = useLanguage()
  const t = compareWords(language)
  const today = useToday()
  const { data, error, refetch } = useQuery(compareQuery(uuid))
  if (!data)
    return error ? <Failure error={error} onRetry={() => void refetch()} /> : <Skeleton className={styles.loading} />
  return (
    <div className="stack-3">
      <Comparison
        caption={memberWords(language).compare}
        list={data.list}
        gender={data.list[0]?.gender ?? null}
        rows={rowsOf(data, language)}
        head={one => <ComparisonHead profile={one} gun={one.gun_milan.known ? one.gun_milan.total : null} />}
        name={({ last_name, dob, registration_no }) => (
          <>
            {nameAndAge(last_name, dob, today, language)}
            <span className={styles.number}>{registration_no}</span>
          </>
        )}
        foot={({ uuid: id, last_name }) => (
          <ButtonLink wide href={`/profile-view/${id}`} aria-label={`${t.open}: ${last_name}`}>
            {t.open}
          </ButtonLink>
        )}
      />
      <div className="row-2" data-screen-only>
        <AskFamily uuid={uuid} primary />
        <Button onClick={() => print()}>{t.print}</Button>
        <ButtonLink href="/compare">{t.others}</ButtonLink>
      </div>
    </div>
  )
}
