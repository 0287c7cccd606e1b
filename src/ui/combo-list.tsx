import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react'
import { filterOptions, moveActive, type ComboOption } from '#ui/combo-select.rules.ts'
import { Icon } from '#ui/icon.tsx'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './combo-select.module.css'

type ComboListProps = {
  label: string
  options: readonly ComboOption[]
  chosen: string
  onChoose: (value: string) => void
  onLeave: () => void
}

/** The attribute itself, which the browser looks for when it opens a popover; React's property means something else. */
const markForFocus = (input: HTMLInputElement | null): void => input?.setAttribute('autofocus', '')

/** The open list. The focus stays in the search field; the option that Enter would take is told by its id. */
export const ComboList = ({ label, options, chosen, onChoose, onLeave }: ComboListProps) => {
  const t = useTexts('ui')
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const [query, setQuery] = useState('')
  const found = filterOptions(options, query)
  const [active, setActive] = useState(() => options.findIndex(({ value }) => value === chosen))

  useEffect(() => {
    // Newer browsers answer with a promise, which would be taken for a clean-up.
    void list.current?.querySelector('[data-active]')?.scrollIntoView({ block: 'nearest' })
  }, [active, query])

  const steer = (event: KeyboardEvent) => {
    const next = moveActive(event.key, active, found.length)
    if (next !== undefined) setActive(next)
    // The list closes first; Tab then goes on from its button.
    if (event.key === 'Tab') return onLeave()
    if (next === undefined && event.key !== 'Enter') return
    event.preventDefault()
    const option = found[active]
    if (event.key === 'Enter' && option) onChoose(option.value)
  }

  return (
    <>
      <span className={styles.search}>
        <Icon name="search" size="small" />
        <input
          ref={markForFocus}
          type="text"
          role="combobox"
          aria-label={`${label}: ${t('find')}`}
          aria-expanded="true"
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={found[active] && `${id}-${active}`}
          placeholder={t('find')}
          autoComplete="off"
          value={query}
          onChange={(event) => {
            setQuery(event.currentTarget.value)
            setActive(0)
          }}
          onKeyDown={steer}
        />
      </span>
      <div ref={list} id={`${id}-list`} role="listbox" aria-label={label} className={styles.list}>
        {found.map((option, index) => (
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the search field has the keyboard
          <div
            key={option.value}
            id={`${id}-${index}`}
            role="option"
            aria-selected={option.value === chosen}
            data-value={option.value}
            data-active={index === active || undefined}
            data-empty={option.value === '' || undefined}
            onClick={() => onChoose(option.value)}
          >
            {option.label}
          </div>
        ))}
      </div>
      <p role="status" className={styles.none}>
        {found.length === 0 && t('find.none')}
      </p>
    </>
  )
}
