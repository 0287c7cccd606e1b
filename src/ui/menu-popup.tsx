import { useEffectEvent, useLayoutEffect, useRef, type KeyboardEvent, type MouseEvent, type RefObject } from 'react'
import { Icon } from '#ui/icon.tsx'
import type { MenuItem } from '#ui/menu.tsx'
import { chooseEntry, placeMenu } from '#ui/menu.rules.ts'
import styles from './menu.module.css'

type MenuPopupProps = {
  labelledBy: string
  triggerRef: RefObject<HTMLElement | null>
  /** Which entry has the focus at first; true of none, as when a mouse opened it. */
  start: 'first' | 'last' | true
  items: readonly MenuItem[]
  onAction?: ((key: string) => void) | undefined
  onClose: () => void
}

const START_KEYS = { first: 'Home', last: 'End' } as const

type EntryProps = { item: MenuItem; onChoose: (event: MouseEvent) => void }

const Entry = ({ item: { label, icon, description, href, disabled, destructive, separated, marks }, onChoose }: EntryProps) => {
  const common = {
    ...marks,
    role: 'menuitem',
    tabIndex: -1,
    className: styles.item,
    'aria-disabled': disabled || undefined,
    'data-destructive': destructive || undefined,
    'data-separated': separated || undefined,
    onClick: onChoose,
  }
  const content = (
    <>
      {icon && <Icon name={icon} />}
      <span>
        {label}
        {description && <small>{description}</small>}
      </span>
    </>
  )
  if (href === undefined || disabled)
    return (
      <button {...common} type="button">
        {content}
      </button>
    )
  return (
    <a {...common} href={href}>
      {content}
    </a>
  )
}

/** A native popover: the top layer, Esc, clicks elsewhere and the way back of the focus come from the browser. */
export const MenuPopup = ({ labelledBy, triggerRef, start, items, onAction, onClose }: MenuPopupProps) => {
  const popup = useRef<HTMLDivElement>(null)
  const shown = items.filter(({ isHidden }) => !isHidden)
  const listEntries = (): HTMLElement[] => [...(popup.current?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? [])]

  const focusStart = useEffectEvent((): void => {
    const first = start === true ? undefined : chooseEntry(START_KEYS[start], -1, shown)
    const focused = first === undefined ? popup.current : listEntries()[first]
    focused?.focus()
  })
  useLayoutEffect(() => {
    const [element, button] = [popup.current, triggerRef.current?.getBoundingClientRect()]
    if (!element || !button) return
    element.style.minWidth = `${button.width}px`
    element.showPopover()
    const { left, top } = placeMenu(
      button,
      { width: element.offsetWidth, height: element.offsetHeight },
      { width: innerWidth, height: innerHeight },
    )
    Object.assign(element.style, { left: `${left}px`, top: `${top}px` })
    focusStart()
  }, [triggerRef])

  const followKey = (event: KeyboardEvent): void => {
    if (event.key === 'Tab') return popup.current?.hidePopover()
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const entries = listEntries()
    const next = chooseEntry(event.key, entries.indexOf(document.activeElement as HTMLElement), shown)
    if (next === undefined) return
    event.preventDefault()
    entries[next]?.focus()
  }
  const choose = (event: MouseEvent, { key, disabled }: MenuItem): void => {
    if (disabled) return event.preventDefault()
    popup.current?.hidePopover()
    onAction?.(key)
  }
  return (
    <div
      ref={popup}
      role="menu"
      tabIndex={-1}
      popover="auto"
      aria-labelledby={labelledBy}
      className={styles.popup}
      onKeyDown={followKey}
      onToggle={(event) => event.newState === 'closed' && onClose()}
    >
      {shown.map((item) => (
        <Entry key={item.key} item={item} onChoose={(event) => choose(event, item)} />
      ))}
      {items.map(
        ({ key, label, href, isHidden, marks }) =>
          isHidden && (
            <a key={key} hidden href={href} {...marks}>
              {label}
            </a>
          ),
      )}
    </div>
  )
}
