import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { formatInstant } from '#domain/format/instant.ts'
import { type DoubleChoice, type ImportRowState, importRowStates } from '#domain/office/imports.ts'
import { digits } from '#domain/words/digits.ts'
import { doubleReasonWords, importRowWords, photoStandingWords } from '#domain/words/import-words.ts'
import { call } from '#web/api/client.ts'
import { PagedResults } from '#web/office/parts/PagedResults.tsx'
import { PartCard } from '#web/office/parts/PartCard.tsx'
import { toastOfficeFailure } from '#web/office/queries.ts'
import { type Column, DataTable } from '#web/ui/DataTable.tsx'
import { Field } from '#web/ui/Field.tsx'
import { Link } from '#web/ui/Link.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { Select } from '#web/ui/Select.tsx'
import { CorrectRow } from './CorrectRow.tsx'
import styles from './Imports.module.css'
import { photoWords } from './photo-words.ts'
import { type ImportDetail, type ImportRow, importRowsQuery } from './queries.ts'
import { slipScreenWords } from './slip-words.ts'
import { importWords } from './words.ts'

const firstState = (counts: ImportDetail['counts']): ImportRowState =>
  (['bad', 'double', 'imported'] as const).find(state => counts[state] > 0) ?? 'good'

/** The rows in the chosen state, with what is wrong with each and whom it duplicates. */
export function RowsPart({ register, onChanged }: { register: ImportDetail; onChanged: () => void }) {
  const language = useLanguage()
  const t = importWords(language)
  const names = importRowWords(language)
  const reasons = doubleReasonWords(language)
  const standings = photoStandingWords(language)
  const slips = slipScreenWords(language)
  const { uuid, counts, photos, state: importState, version } = register
  const [chosen, setChosen] = useState<ImportRowState | null>(null)
  const [page, setPage] = useState(1)
  const state = chosen ?? firstState(counts)
  const asOf = [version, importState, ...Object.values(counts), photos.counts.given, photos.counts.missing].join(' ')
  const result = useQuery({
    ...importRowsQuery(uuid, state, page, asOf),
    // A row that is being checked is in no list: after the check the counts may be those of before, and so is `asOf`.
    refetchInterval: ({ state: { data } }) => (data?.count === 0 && counts[state] > 0 ? 2_000 : false),
  })
  const decide = async (row: number, choice: string) => {
    try {
      await call('PUT /office/imports/:uuid/rows/:row', { uuid, row, choice: (choice || null) as DoubleChoice | null })
    } catch (failure) {
      toastOfficeFailure(failure)
    }
    onChanged()
  }
  const columns: Column<ImportRow>[] = [
    { key: 'row', label: t.rows, isHeading: true, cell: ({ row }) => t.row(row) },
    {
      key: 'problems',
      label: t.whatIsWrong,
      cell: row => (
        <>
          <WhatIsWrong row={row} reasons={reasons} />
          {row.photo && row.photo !== 'waiting' ? (
            <p className={styles.photo}>{photoWords(language).ofRow(standings[row.photo])}</p>
          ) : null}
        </>
      ),
    },
    {
      key: 'family',
      label: t.family,
      cell: ({ member, invited_at }) =>
        member ? (
          <>
            <Link href={`/office/members/${member.uuid}`}>{`${member.name} (${member.registration_no})`}</Link>
            <br />
            {member.is_claimed
              ? t.claimed
              : invited_at
                ? t.invitedAt(formatInstant(invited_at, language))
                : t.unclaimed}
            {member.is_claimed || state === 'merged' ? null : (
              <>
                <br />
                <Link href={`/office/members/${member.uuid}/slip`} aria-label={slips.slipOf(member.name)}>
                  {slips.slip}
                </Link>
              </>
            )}
          </>
        ) : (
          t.nothingWrong
        ),
    },
  ]
  const isDecided = state === 'double'
  return (
    <PartCard>
      <h2>{t.result}</h2>
      <Field label={t.state}>
        <Select
          placeholder={`${names[firstState(counts)]} (${digits(language, counts[firstState(counts)])})`}
          options={importRowStates
            .filter(one => one !== firstState(counts))
            .map(one => ({ value: one, label: `${names[one]} (${digits(language, counts[one])})` }))}
          value={state === firstState(counts) ? '' : state}
          onChange={value => {
            setChosen((value || firstState(counts)) as ImportRowState)
            setPage(1)
          }}
        />
      </Field>
      <PagedResults
        result={result}
        page={page}
        hrefOf={to => `/office/import/${uuid}?page=${to}`}
        onPage={setPage}
        words={{ none: t.noRows, noneHelp: t.noRowsHelp, count: t.rowsCount }}
      >
        {rows => (
          <DataTable
            caption={t.result}
            columns={columns}
            rows={rows}
            keyOf={({ row }) => String(row)}
            {...(state === 'bad' && {
              actions: {
                label: t.correct,
                of: ({ row }: ImportRow) => <CorrectRow uuid={uuid} row={row} onChanged={onChanged} />,
              },
            })}
            {...(isDecided && {
              actions: {
                label: t.decide,
                of: ({ row, choice }: ImportRow) => (
                  <Select
                    aria-label={`${t.decide}: ${t.row(row)}`}
                    placeholder={t.asForAll}
                    options={[
                      { value: 'skip', label: t.skip },
                      { value: 'apart', label: t.apart },
                      { value: 'merge', label: t.merge },
                    ]}
                    value={choice ?? ''}
                    onChange={value => void decide(row, value)}
                  />
                ),
              },
            })}
          />
        )}
      </PagedResults>
    </PartCard>
  )
}

function WhatIsWrong({
  row: { problems, double },
  reasons,
}: {
  row: ImportRow
  reasons: ReturnType<typeof doubleReasonWords>
}) {
  const t = importWords(useLanguage())
  if (double)
    return (
      <>
        {reasons[double.by]}{' '}
        {double.member ? (
          <Link href={`/office/members/${double.member.uuid}`}>{double.member.registration_no}</Link>
        ) : double.row ? (
          t.earlierRow(double.row)
        ) : null}
      </>
    )
  if (problems.length === 0) return t.nothingWrong
  return (
    <ul className={styles.problems}>
      {problems.map(({ field, column, message }) => (
        <li key={field}>{t.problem(column || field, message)}</li>
      ))}
    </ul>
  )
}
