import type { ReactNode } from 'react'
import { abovePhone } from './breakpoints.ts'
import { Card } from './Card.tsx'
import { classNames } from './class-names.ts'
import styles from './DataTable.module.css'
import { Link } from './Link.tsx'
import { useMedia } from './use-media.ts'

export interface Column<Row> {
  key: string
  label: string
  cell: (row: Row) => ReactNode
  /** Whether the column names the row, as its heading in the table and the title of its card. Exactly one column does. */
  isHeading?: boolean
  isNumber?: boolean
  /** The address of the same rows in the order of this column, and in which order they are by it now. */
  sort?: { href: string; direction: 'ascending' | 'descending' | undefined }
}

interface Props<Row> {
  /** Read aloud before the rows. */
  caption: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  keyOf: (row: Row) => string
  /** The actions of a row: the last column of the table, the foot of a card. */
  actions?: { label: string; of: (row: Row) => ReactNode }
}

const arrows = { ascending: ' ↑', descending: ' ↓', none: ' ↕' } as const

/** Rows to compare: a table where the screen is wide, a list of cards on a phone. */
export function DataTable<Row>(props: Props<Row>) {
  return useMedia(abovePhone) ? <Table {...props} /> : <Cards {...props} />
}

function Table<Row>({ caption, columns, rows, keyOf, actions }: Props<Row>) {
  return (
    <Card className={styles.frame}>
      <table className={styles.table}>
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            {columns.map(({ key, label, isNumber, sort }) => (
              <th key={key} scope="col" className={classNames(isNumber && styles.number)} aria-sort={sort?.direction}>
                {sort ? (
                  <Link href={sort.href} className={styles.sort}>
                    {label}
                    <span aria-hidden="true">{arrows[sort.direction ?? 'none']}</span>
                  </Link>
                ) : (
                  label
                )}
              </th>
            ))}
            {actions ? (
              <th scope="col">
                <span className="visually-hidden">{actions.label}</span>
              </th>
            ) : null}
          </tr>
        </thead>
        <tbody>
          {rows.map(row => (
            <tr key={keyOf(row)}>
              {columns.map(({ key, cell, isHeading, isNumber }) =>
                isHeading ? (
                  <th key={key} scope="row">
                    {cell(row)}
                  </th>
                ) : (
                  <td key={key} className={classNames(isNumber && styles.number)}>
                    {cell(row)}
                  </td>
                ),
              )}
              {actions ? <td className={styles.actions}>{actions.of(row)}</td> : null}
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  )
}

function Cards<Row>({ caption, columns, rows, keyOf, actions }: Props<Row>) {
  return (
    <ul className={styles.cards} aria-label={caption}>
      {rows.map(row => (
        <Card as="li" key={keyOf(row)} className={styles.card}>
          <div className={styles.title}>{columns.find(column => column.isHeading)?.cell(row)}</div>
          <dl>
            {columns
              .filter(column => !column.isHeading)
              .map(({ key, label, cell }) => (
                <div key={key}>
                  <dt>{label}</dt>
                  <dd>{cell(row)}</dd>
                </div>
              ))}
          </dl>
          {actions ? <div className={styles.foot}>{actions.of(row)}</div> : null}
        </Card>
      ))}
    </ul>
  )
}
