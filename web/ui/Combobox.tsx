import { IconChevronDown } from '@tabler/icons-react'
import { useCombobox } from 'downshift'
import { useMemo, useState } from 'react'
import { Icon } from './Icon.tsx'
import { inputClass } from './input-class.ts'
import listbox from './Listbox.module.css'
import { ListItems } from './ListItems.tsx'
import { type Choice, exactly, matching } from './matching.ts'
import { useField, useFieldControl } from './use-field-control.ts'
import { usePlacement } from './use-placement.ts'

interface Props {
  choices: readonly Choice[]
  value: string
  onChange: (value: string) => void
  /** Called when a choice is pressed. Who chooses by keys goes on by Tab. */
  onPress?: (() => void) | undefined
  placeholder: string
  openLabel: string
  /** Words the number of matches, which is read aloud while the member types. */
  countWords: (count: number) => string
  disabled?: boolean
}

/** A choice from a list too long to scroll, searched by typing a part of the name. */
export function Combobox({
  choices,
  value,
  onChange,
  onPress,
  placeholder,
  openLabel,
  countWords,
  disabled = false,
}: Props) {
  const field = useField()
  const wiring = useFieldControl()
  const [control, setControl] = useState<HTMLElement | null>(null)
  const [list, setList] = useState<HTMLElement | null>(null)
  const [typed, setTyped] = useState<string | null>(null)
  const chosen = choices.find(choice => choice.value === value) ?? null
  const matches = useMemo(() => matching(choices, typed ?? ''), [choices, typed])

  const { isOpen, highlightedIndex, getInputProps, getToggleButtonProps, getMenuProps, getItemProps } = useCombobox({
    items: [...matches],
    itemToString: choice => choice?.label ?? '',
    itemToKey: choice => choice?.value,
    selectedItem: chosen,
    inputValue: typed ?? chosen?.label ?? '',
    onSelectedItemChange: ({ selectedItem, type }) => {
      onChange(selectedItem?.value ?? '')
      if (type === useCombobox.stateChangeTypes.ItemClick) onPress?.()
    },
    onIsOpenChange: ({ isOpen: opened, type, selectedItem }) => {
      if (opened) return
      const isLeaving = type === useCombobox.stateChangeTypes.InputBlur && selectedItem === chosen
      const named = isLeaving && typed ? exactly(choices, typed) : null
      if (named) onChange(named.value)
      // A partial name is cleared, so that the field shows what will be sent.
      setTyped(null)
    },
    stateReducer: (state, { type, changes }) => {
      // Escape closes the list and keeps the choice.
      if (type === useCombobox.stateChangeTypes.InputKeyDownEscape) {
        return { ...changes, selectedItem: state.selectedItem }
      }
      // Enter takes the first match only after typing, because leaving the field must not choose.
      if (type === useCombobox.stateChangeTypes.InputChange) {
        const fits = changes.inputValue && matching(choices, changes.inputValue).length > 0
        return { ...changes, highlightedIndex: fits ? 0 : -1 }
      }
      return changes
    },
  })
  const place = usePlacement(control, list, isOpen)

  return (
    <div className={listbox.combobox} ref={setControl}>
      <input
        {...getInputProps({
          ...wiring,
          disabled,
          placeholder,
          'aria-labelledby': field?.labelId,
          // onInputValueChange runs too late: letters typed quickly would be lost.
          onChange: event => {
            setTyped(event.currentTarget.value)
            if (event.currentTarget.value === '') onChange('')
          },
          // Tab selects the text, but a click only places the caret, and typing would append to the name.
          onClick: event => {
            if (typed === null) event.currentTarget.select()
          },
          onKeyDown: event => {
            // Without this, the same key would also close the dialog around the list.
            if (event.key === 'Escape' && isOpen) event.preventDefault()
          },
        })}
        className={inputClass()}
        autoComplete="off"
      />
      <button type="button" className={listbox.open} {...getToggleButtonProps({ disabled, 'aria-label': openLabel })}>
        <Icon of={IconChevronDown} />
      </button>
      <div className={listbox.listbox} popover="manual" style={place} hidden={!isOpen} ref={setList}>
        <ul {...getMenuProps({ 'aria-labelledby': field?.labelId })}>
          <ListItems choices={isOpen ? matches : []} at={highlightedIndex} getItemProps={getItemProps} />
        </ul>
        {isOpen && matches.length === 0 ? <p className={listbox.none}>{countWords(0)}</p> : null}
      </div>
      <output className="visually-hidden">{isOpen && typed ? countWords(matches.length) : ''}</output>
    </div>
  )
}
