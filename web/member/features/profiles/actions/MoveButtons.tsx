import type { Move } from '#contract/summary.ts'
import { MoreIcon } from '#web/ui/icons.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { Menu } from '#web/ui/Menu.tsx'
import type { ButtonSet } from './button-set.ts'
import { looks } from './looks.ts'
import { moveWords } from './words.ts'
import './MoveButtons.css'

export type Acts = Partial<Record<Move, () => void>>

interface Props {
  set: ButtonSet
  /** What each move does. One that nothing can do yet is not drawn: a button is absent rather than dead. */
  acts?: Acts
  /** One's own profile as others see it: all is drawn, and nothing of it can be pressed. */
  preview?: boolean
  contactSeen: boolean
}

export function MoveButtons({ set, acts = {}, preview = false, contactSeen }: Props) {
  const say = moveWords(useLanguage())
  const drawn = (move: Move) => preview || acts[move] !== undefined
  const buttons = set.buttons.filter(drawn)
  const menu = set.menu.filter(drawn)
  if (buttons.length === 0 && menu.length === 0) return null
  const look = (move: Move) => {
    if (move === 'VIEW_CONTACT' && contactSeen) return 'btn on'
    return move === 'REMOVE_SHORTLIST' ? 'btn qui marked' : `btn ${looks[move].kind}`
  }
  return (
    <div className="moves">
      {buttons.map(move => {
        const Icon = looks[move].icon
        return (
          <button key={move} type="button" className={look(move)} disabled={preview} onClick={acts[move]}>
            <Icon />
            <span>{say[move]}</span>
          </button>
        )
      })}
      {preview ? (
        <button type="button" className="btn qui" disabled>
          <MoreIcon />
          <span>{say.more}</span>
        </button>
      ) : menu.length > 0 ? (
        <Menu
          label={say.more}
          face={<MoreIcon />}
          current=""
          items={menu.map(move => ({
            label: say[move],
            icon: looks[move].icon,
            onSelect: () => acts[move]?.(),
          }))}
        />
      ) : null}
    </div>
  )
}
