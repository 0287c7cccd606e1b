import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react'
import {
  listSearches,
  matchActions,
  matchScreens,
  SEARCHED_NAMES,
  type Choice,
  type Screen,
  type Searched,
} from '#features/administration/command-palette/palette.rules.ts'
import { useMoreActions } from '#features/administration/command-palette/use-more-actions.client.ts'
import { useFound } from '#features/administration/command-palette/use-found.client.ts'
import { moveActive } from '#ui/combo-select.rules.ts'
import { Dialog } from '#ui/dialog.tsx'
import { Icon } from '#ui/icon.tsx'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './palette.module.css'

type PaletteProps = { screens: readonly Screen[]; onClose: () => void }
type Group = {
  readonly name: 'screens' | 'actions' | Searched | 'searches'
  readonly choices: readonly Choice[]
}

/** The address of a screen that is open already changes its hash alone, which nothing there reads twice. */
const go = (href: string): void => {
  const { pathname } = location
  location.assign(href)
  if (new URL(href, location.href).pathname === pathname && href.includes('#')) location.reload()
}

/** One field over screens, actions, people, customers, pages, products, orders and tools. The focus stays in it; the choice that Enter would take is told by its id. */
export const Palette = ({ screens, onClose }: PaletteProps) => {
  const t = useTexts('command-palette')
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const [text, setText] = useState('')
  const [active, setActive] = useState(0)
  const { found, isSearching } = useFound(screens, text)
  const more = useMoreActions()
  const groups: readonly Group[] = [
    { name: 'screens', choices: matchScreens(screens, text) },
    { name: 'actions', choices: matchActions({ screens, more }, text, (action) => t(`action.${action}`)) },
    ...SEARCHED_NAMES.map((name) => ({ name, choices: found[name] ?? [] })),
    {
      name: 'searches',
      choices: listSearches(screens, text, (list, letters) => t('search', { list: t(`group.${list}`), text: letters })),
    },
  ]
  const filled = groups.filter(({ choices }) => choices.length > 0)
  const all = filled.flatMap(({ choices }) => choices)
  const current = Math.min(active, all.length - 1)

  useEffect(() => {
    // Newer browsers answer with a promise, which would be taken for a clean-up.
    void list.current?.querySelector('[data-active]')?.scrollIntoView({ block: 'nearest' })
  }, [current])

  const take = (choice: Choice): void => {
    if (choice.href !== undefined) return go(choice.href)
    onClose()
    choice.run()
  }
  const steer = (event: KeyboardEvent): void => {
    const next = moveActive(event.key, current, all.length)
    if (next !== undefined) setActive(next)
    const choice = all[current]
    if (event.key === 'Enter' && choice) take(choice)
    if (next !== undefined || event.key === 'Enter') event.preventDefault()
  }

  return (
    <Dialog open onClose={onClose} title={t('title')} closeOnOutsideClick>
      <span className={styles.search}>
        <Icon name="search" size="small" />
        <input
          data-autofocus=""
          type="text"
          role="combobox"
          aria-label={t('field')}
          aria-expanded="true"
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={all[current] && `${id}-${current}`}
          placeholder={t('field')}
          autoComplete="off"
          value={text}
          onChange={(event) => {
            setText(event.currentTarget.value)
            setActive(0)
          }}
          onKeyDown={steer}
        />
      </span>
      <div ref={list} id={`${id}-list`} role="listbox" aria-label={t('title')} aria-busy={isSearching} className={styles.list}>
        {filled.map(({ name, choices }) => (
          <div key={name} role="group" aria-labelledby={`${id}-${name}`}>
            <p id={`${id}-${name}`} className={styles.heading}>
              {t(`group.${name}`)}
            </p>
            {choices.map((choice) => {
              const index = all.indexOf(choice)
              return (
                <a
                  key={choice.href ?? choice.label}
                  id={`${id}-${index}`}
                  href={choice.href}
                  onClick={(event) => {
                    // Another tab or window is the browser's to open.
                    if (event.ctrlKey || event.metaKey || event.shiftKey) return
                    event.preventDefault()
                    take(choice)
                  }}
                  role="option"
                  aria-selected={index === current}
                  data-active={index === current || undefined}
                  tabIndex={-1}
                  className={styles.choice}
                >
                  <span>{choice.label}</span>
                  {choice.detail && <small>{choice.detail}</small>}
                </a>
              )
            })}
          </div>
        ))}
      </div>
      <p role="status" className={styles.none}>
        {all.length === 0 && !isSearching && t('none')}
      </p>
    </Dialog>
  )
}
