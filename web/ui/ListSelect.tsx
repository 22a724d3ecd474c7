import { IconChevronDown } from '@tabler/icons-react'
import { useSelect } from 'downshift'
import { type KeyboardEvent, useState } from 'react'
import { Icon } from './Icon.tsx'
import { inputClass } from './input-class.ts'
import listbox from './Listbox.module.css'
import { ListItems } from './ListItems.tsx'
import type { Choice } from './matching.ts'
import { find, isSearching, nothingSought, typedOn } from './type-to-find.ts'
import { usePlacement } from './use-placement.ts'

interface Props {
  label: string
  choices: readonly Choice[]
  value: string
  onChange: (value: string) => void
  /** A short form of the choice's name, for the closed control. */
  short: (choice: Choice) => string
  /** The element whose width the list takes, because the control itself is narrow. */
  across: HTMLElement | null
}

/** A choice found by typing its first letters. A native select has a fixed pause for that and cannot show a short name. */
export function ListSelect({ label, choices, value, onChange, short, across }: Props) {
  const [list, setList] = useState<HTMLElement | null>(null)
  const [announcement, setAnnouncement] = useState('')
  const [finding, setFinding] = useState(nothingSought)
  const chosen = choices.find(choice => choice.value === value) ?? null
  const select = useSelect({
    items: [...choices],
    itemToString: choice => choice?.label ?? '',
    itemToKey: choice => choice?.value,
    selectedItem: chosen,
    onSelectedItemChange: ({ selectedItem }) => onChange(selectedItem?.value ?? ''),
  })
  const { isOpen, highlightedIndex } = select
  const place = usePlacement(across, list, isOpen)

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && isOpen) event.preventDefault()
    if (event.key.length !== 1 || event.ctrlKey || event.metaKey || event.altKey) {
      // Any other key ends the search, so that a following space chooses again.
      setFinding(nothingSought)
      return
    }
    if (event.key === ' ' && !isSearching(finding, event.timeStamp)) return
    // The library's own search is switched off, because its pause differs.
    Object.assign(event.nativeEvent, { preventDownshiftDefault: true })
    event.preventDefault()
    const sought = typedOn(finding, event.key, event.timeStamp)
    setFinding(sought)
    const labels = choices.map(choice => choice.label)
    const from = isOpen ? highlightedIndex : labels.indexOf(chosen?.label ?? '')
    const index = find(labels, sought, from)
    const choice = choices[index]
    if (!choice) return
    if (isOpen) return select.setHighlightedIndex(index)
    // A closed list chooses at once, as a native select does: opening hundreds of choices takes longer than the pause.
    onChange(choice.value)
    setAnnouncement(choice.label)
  }

  return (
    <>
      <button
        type="button"
        className={inputClass(listbox.select)}
        {...select.getToggleButtonProps({ 'aria-label': chosen ? `${label}: ${chosen.label}` : label, onKeyDown })}
      >
        {chosen ? short(chosen) : label}
        <Icon of={IconChevronDown} />
      </button>
      <div className={listbox.listbox} popover="manual" style={place} hidden={!isOpen} ref={setList}>
        <ul {...select.getMenuProps({ 'aria-label': label })}>
          <ListItems choices={isOpen ? choices : []} at={highlightedIndex} getItemProps={select.getItemProps} />
        </ul>
      </div>
      <output className="visually-hidden">{announcement}</output>
    </>
  )
}
