import type { RefObject } from 'react'
import { Menu, MenuItem as Item } from 'react-aria-components/Menu'
import { Popover } from 'react-aria-components/Popover'
import { Icon } from '#ui/icon.tsx'
import type { MenuItem } from '#ui/menu.tsx'
import styles from './menu.module.css'

// react-aria writes a <style> into the page unless this id exists; the content security policy would refuse it.
// The rule it holds (touch-action) stands in menu.module.css.
const standInForStyle = () => {
  if (document.getElementById('react-aria-pressable-style')) return
  const mark = document.createElement('meta')
  mark.id = 'react-aria-pressable-style'
  document.head.append(mark)
}
if (typeof document !== 'undefined') standInForStyle()

type MenuPopupProps = {
  labelledBy: string
  triggerRef: RefObject<HTMLElement | null>
  autoFocus: 'first' | 'last' | true
  items: readonly MenuItem[]
  onAction?: (key: string) => void
  onClose: () => void
}

export const MenuPopup = ({ labelledBy, triggerRef, autoFocus, items, onAction, onClose }: MenuPopupProps) => {
  const shown = items.filter(({ isHidden }) => !isHidden)
  return (
    <Popover
      className={styles.popover}
      trigger="MenuTrigger"
      aria-labelledby={labelledBy}
      triggerRef={triggerRef}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      placement="bottom start"
      offset={4}
    >
      <Menu
        className={styles.list}
        aria-labelledby={labelledBy}
        autoFocus={autoFocus}
        onClose={onClose}
        onAction={(key) => onAction?.(String(key))}
        disabledKeys={items.filter((item) => item.disabled).map((item) => item.key)}
      >
        {shown.map(({ key, label, icon, description, href, destructive, separated, marks }) => (
          <Item
            key={key}
            id={key}
            href={href}
            textValue={label}
            className={styles.item}
            {...marks}
            data-destructive={destructive || undefined}
            data-separated={separated || undefined}
          >
            {icon && <Icon name={icon} />}
            <span>
              {label}
              {description && <small>{description}</small>}
            </span>
          </Item>
        ))}
      </Menu>
      {items.map(
        ({ key, label, href, isHidden, marks }) =>
          isHidden && (
            <a key={key} hidden href={href} {...marks}>
              {label}
            </a>
          ),
      )}
    </Popover>
  )
}
