import { IconBan, IconBell, IconDotsVertical, IconFlag } from '@tabler/icons-react'
import { useState } from 'react'
import { Button } from '#web/ui/Button.tsx'
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx'
import { CountBadge } from '#web/ui/CountBadge.tsx'
import { type Column, DataTable } from '#web/ui/DataTable.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { IconButton } from '#web/ui/IconButton.tsx'
import { Menu } from '#web/ui/Menu.tsx'
import { toast } from '#web/ui/Toasts.tsx'
import { useDocumentEvent } from './document-events.ts'
import styles from './page.module.css'
import type { SampleProps } from './sample-props.ts'

export function ConfirmSample({ tell }: SampleProps) {
  const [isAsking, setIsAsking] = useState(false)
  const [answers, setAnswers] = useState(0)
  return (
    <>
      <Button id="ask" onClick={() => setIsAsking(true)}>
        Remove
      </Button>
      {isAsking ? (
        <ConfirmDialog
          title="Remove this phone?"
          words={{ confirm: 'Remove', cancel: 'Keep', close: 'Close' }}
          done={{ text: 'Removed', undo: { label: 'Undo', act: () => tell('undone') } }}
          onClose={() => setIsAsking(false)}
          onConfirm={async () => {
            await new Promise(resolve => setTimeout(resolve, 50))
            setAnswers(answers + 1)
            // The first try fails, as on a bad connection.
            if (answers === 0) toast.error('Not removed')
            else tell('removed')
            return answers > 0
          }}
        >
          <p>Families will no longer see it.</p>
        </ConfirmDialog>
      ) : null}
    </>
  )
}

/** A menu inside a card that clips its content. */
export const ActsSample = ({ tell }: SampleProps) => (
  <div className={styles.clipped}>
    <Menu
      label="Acts"
      face={<Icon of={IconDotsVertical} />}
      current=""
      items={[
        { label: 'Block', icon: IconBan, onSelect: () => tell('blocked') },
        { label: 'Reported', icon: IconFlag, isDone: true, onSelect: () => tell('never') },
      ]}
    />
  </div>
)

export function CountSample() {
  const [count, setCount] = useState(0)
  useDocumentEvent('ring', () => setCount(count === 0 ? 3 : 120))
  return (
    <CountBadge count={count} words={unread => `${unread} unread`}>
      {describedBy => (
        <IconButton aria-label="Notifications" aria-describedby={describedBy}>
          <Icon of={IconBell} />
        </IconButton>
      )}
    </CountBadge>
  )
}

interface Person {
  id: string
  name: string
  born: string
  income: string
}
const people: Person[] = [
  { id: '1', name: 'Kale', born: '1995', income: '7.20 Lac' },
  { id: '2', name: 'Patil', born: '1993', income: '-' },
]
const columns: Column<Person>[] = [
  { key: 'name', label: 'Surname', isHeading: true, cell: person => person.name },
  { key: 'born', label: 'Born', cell: person => person.born },
  { key: 'income', label: 'Income', isNumber: true, cell: person => person.income },
]

export const TableSample = ({ tell }: SampleProps) => (
  <DataTable
    caption="Members"
    columns={columns}
    rows={people}
    keyOf={person => person.id}
    actions={{
      label: 'Actions',
      of: person => (
        <Button small aria-label={`View ${person.name}`} onClick={() => tell(person.name)}>
          View
        </Button>
      ),
    }}
  />
)
