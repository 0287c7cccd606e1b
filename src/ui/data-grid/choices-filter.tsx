import { useId, useLayoutEffect, useRef, useState } from 'react'
import { Checkbox } from '#ui/checkbox.tsx'
import { filterOptions, placeList } from '#ui/combo-select.rules.ts'
import { readChoices, type CountedOption, type GridFilter } from '#ui/data-grid/data-grid.rules.ts'
import { Field, TextField } from '#ui/field.tsx'
import { Icon } from '#ui/icon.tsx'
import { useFormats } from '#ui/use-formats.ts'
import { useTexts } from '#ui/use-texts.tsx'
import comboStyles from '../combo-select.module.css'
import fieldStyles from '../field.module.css'
import styles from './data-grid.module.css'

/** With more options than these one looks for them by word. */
const SEEN_AT_ONCE = 10
const TALLEST = 360

type ChoicesFilterProps = {
  filter: Extract<GridFilter, { kind: 'choices' }>
  value: string | undefined
  onToggle: (choice: string) => void
}

/** Several at once: a button that says what is chosen, and boxes below it that stay open while one chooses. */
export const ChoicesFilter = ({ filter: { label, options }, value, onToggle }: ChoicesFilterProps) => {
  const t = useTexts('ui')
  const popupId = useId()
  const button = useRef<HTMLButtonElement>(null)
  const popup = useRef<HTMLDivElement>(null)
  const [isOpen, setOpen] = useState(false)
  const chosen = readChoices(value)
  const [first] = options.filter((option) => chosen.includes(option.value))
  const summary = chosen.length > 1 ? t('grid.chosen', { count: chosen.length }) : (first?.label ?? t('grid.any'))

  useLayoutEffect(() => {
    const [list, box] = [popup.current, button.current?.getBoundingClientRect()]
    if (!isOpen || !list || !box) return
    const { isAbove, room } = placeList(box, innerHeight)
    list.style.maxHeight = `${Math.min(room, TALLEST)}px`
    list.style.minWidth = `${box.width}px`
    // Wider than its button, it may have to begin further left to stay on the screen.
    list.style.left = `${Math.max(0, Math.min(box.left, document.documentElement.clientWidth - list.offsetWidth)) + scrollX}px`
    list.style.top = `${(isAbove ? box.top : box.bottom) + scrollY}px`
    list.dataset['place'] = isAbove ? 'above' : 'below'
    // A choice may bring something above the button, which moves it.
  }, [isOpen, value])

  return (
    <Field label={label} size="small">
      {(control) => (
        <span className={comboStyles.box}>
          <button
            {...control}
            ref={button}
            type="button"
            className={`${fieldStyles.input} ${comboStyles.button}`}
            popoverTarget={popupId}
            aria-label={`${label}: ${summary}`}
            aria-expanded={isOpen}
            data-empty={chosen.length === 0 || undefined}
          >
            {summary}
          </button>
          <Icon name="down" size="small" />
          <div
            ref={popup}
            id={popupId}
            popover="auto"
            className={comboStyles.popup}
            role="group"
            aria-label={label}
            onToggle={(event) => setOpen(event.newState === 'open')}
          >
            {isOpen && <ChoiceBoxes {...{ label, options, chosen, onToggle }} />}
          </div>
        </span>
      )}
    </Field>
  )
}

type ChoiceBoxesProps = Pick<ChoicesFilterProps, 'onToggle'> & {
  label: string
  options: readonly CountedOption[]
  chosen: readonly string[]
}

const ChoiceBoxes = ({ label, options, chosen, onToggle }: ChoiceBoxesProps) => {
  const t = useTexts('ui')
  const { number } = useFormats()
  const [query, setQuery] = useState('')
  const found = filterOptions(options, query)
  return (
    <>
      {options.length > SEEN_AT_ONCE && (
        <div className={styles.findChoice}>
          <TextField
            type="search"
            icon="search"
            size="small"
            label={`${label}: ${t('find')}`}
            hideLabel
            placeholder={t('find')}
            value={query}
            onChange={(event) => setQuery(event.currentTarget.value)}
          />
        </div>
      )}
      <div className={styles.boxes}>
        {found.map((option) => (
          <Checkbox
            key={option.value}
            label={option.label}
            count={option.count === undefined ? undefined : number(option.count)}
            checked={chosen.includes(option.value)}
            onChange={() => onToggle(option.value)}
          />
        ))}
      </div>
      <p role="status" className={comboStyles.none}>
        {found.length === 0 && t('find.none')}
      </p>
    </>
  )
}
