import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { Icon } from '#ui/icon.tsx'
import type { IconName } from '#ui/icon-names.ts'
import { Button } from '#ui/button.tsx'
import { MenuPopup } from '#ui/menu-popup.tsx'
import styles from './menu.module.css'

export type MenuItem = {
  key: string
  label: string
  icon?: IconName
  description?: string
  href?: string
  disabled?: boolean
  /** Removes or ends something: shown in the colour for errors. */
  destructive?: boolean
  /** In the page, but neither seen nor reached. */
  isHidden?: boolean
  /** Names by which others find it. */
  marks?: Readonly<Record<`data-${string}`, string>>
  /** Starts a new group with a hairline. */
  separated?: boolean
}

type MenuProps = {
  label: ReactNode
  /** Needed when the visible label is only an icon. */
  'aria-label'?: string
  items: readonly MenuItem[]
  onAction?: (key: string) => void
  variant?: 'secondary' | 'quiet'
  size?: 'medium' | 'small'
}

export const Menu = ({ label, items, onAction, variant = 'secondary', size, ...aria }: MenuProps) => {
  const id = useId()
  const [opened, setOpened] = useState<'first' | 'last' | true | false>(false)
  const trigger = useRef<HTMLSpanElement>(null)

  const openByKey = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    event.preventDefault()
    setOpened(event.key === 'ArrowDown' ? 'first' : 'last')
  }

  return (
    <span className={styles.menu} ref={trigger}>
      <Button
        {...aria}
        id={id}
        variant={variant}
        size={size}
        aria-haspopup="menu"
        aria-expanded={opened !== false}
        onClick={(event) => setOpened(event.detail === 0 ? 'first' : true)}
        onKeyDown={openByKey}
      >
        {label}
        <Icon name="down" size="small" />
      </Button>
      {opened !== false && (
        <MenuPopup
          labelledBy={id}
          triggerRef={trigger}
          start={opened}
          items={items}
          onAction={onAction}
          onClose={() => setOpened(false)}
        />
      )}
    </span>
  )
}
