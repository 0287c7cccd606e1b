import { useId, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react'
import { flushSync } from 'react-dom'
import { ComboList } from '#ui/combo-list.tsx'
import { placeList, type ComboOption } from '#ui/combo-select.rules.ts'
import { Field, type ControlProps, type FieldProps } from '#ui/field.tsx'
import { Icon } from '#ui/icon.tsx'
import fieldStyles from './field.module.css'
import styles from './combo-select.module.css'

type ComboSelectProps = FieldProps & {
  options: readonly ComboOption[]
  /** The name in the form that it stands in. */
  name?: string
  value?: string
  defaultValue?: string
  onChange?: (value: string) => void
  /** The empty option; while it is chosen the control looks like a placeholder [2.24.1]. */
  placeholder?: string
  disabled?: boolean
  required?: boolean
  /** Where hint and error stand beside it, and not in its own frame. */
  described?: Pick<ControlProps, 'aria-describedby' | 'aria-invalid'>
}

const OPENING_KEYS = new Set(['ArrowDown', 'ArrowUp'])
const isLetter = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  key.length === 1 && key !== ' ' && !ctrlKey && !metaKey && !altKey

/** A select for long lists, with a search field in it [2.24.2]. Where a list is short, the native `Select` serves better. */
export const ComboSelect = ({
  options,
  name,
  value,
  defaultValue = '',
  onChange,
  placeholder,
  disabled,
  required,
  described,
  ...field
}: ComboSelectProps) => {
  const ownId = useId()
  const popupId = field.id === undefined ? ownId : `${field.id}-list`
  const input = useRef<HTMLInputElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const popup = useRef<HTMLDivElement>(null)
  const [isOpen, setOpen] = useState(false)
  // If it is closed and opened again at once, the browser fires one toggle event only; the key still gives each opening a fresh list.
  const [opening, setOpening] = useState(0)
  const [own, setOwn] = useState(defaultValue)
  const chosen = value ?? own
  const all = placeholder === undefined ? options : [{ value: '', label: placeholder }, ...options]
  const shown = all.find((option) => option.value === chosen) ?? { value: '', label: placeholder ?? '' }

  const change = (next: string) => {
    setOwn(next)
    onChange?.(next)
  }
  /** Through the form's own field, so that whoever watches the form hears of it like of typing. */
  const choose = (next: string) => {
    popup.current?.hidePopover()
    const field = input.current
    if (!field || next === chosen) return
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, next)
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }
  const openByKey = (event: KeyboardEvent) => {
    if (!OPENING_KEYS.has(event.key) && !isLetter(event)) return
    // A letter goes on into the search field, which has the focus by then.
    if (OPENING_KEYS.has(event.key)) event.preventDefault()
    popup.current?.showPopover()
  }

  const open = () => {
    setOpen(true)
    setOpening((count) => count + 1)
  }
  /** Not before it is closed: the browser gives the focus back only from a list that still has it. */
  const settle = (isShown: boolean) => {
    setOpen(isShown)
    void popup.current?.querySelector('[data-active]')?.scrollIntoView({ block: 'nearest' })
  }

  useLayoutEffect(() => {
    const [list, box] = [popup.current, button.current?.getBoundingClientRect()]
    if (!isOpen || !list || !box) return
    const { isAbove, room } = placeList(box, innerHeight)
    list.style.maxHeight = `${Math.min(room, 360)}px`
    list.style.width = `${box.width}px`
    list.style.left = `${box.left + scrollX}px`
    list.style.top = `${(isAbove ? box.top : box.bottom) + scrollY}px`
    list.dataset['place'] = isAbove ? 'above' : 'below'
  }, [isOpen])

  return (
    <Field {...field}>
      {(control) => (
        <span className={styles.box}>
          <button
            {...control}
            {...described}
            ref={button}
            type="button"
            role="combobox"
            className={`${fieldStyles.input} ${styles.button}`}
            popoverTarget={popupId}
            aria-haspopup="listbox"
            aria-expanded={isOpen}
            aria-controls={popupId}
            aria-required={required}
            data-empty={shown.value === '' || undefined}
            disabled={disabled}
            onKeyDown={openByKey}
          >
            {shown.label || ' '}
          </button>
          <Icon name="down" size="small" />
          <input
            ref={input}
            hidden
            type="text"
            name={name}
            value={chosen}
            disabled={disabled}
            onChange={(event) => change(event.currentTarget.value)}
          />
          <div
            ref={popup}
            id={popupId}
            popover="auto"
            className={styles.popup}
            // At once, so that the browser finds the search field and the next key goes into it.
            onBeforeToggle={(event) => event.newState === 'open' && flushSync(open)}
            onToggle={(event) => settle(event.newState === 'open')}
          >
            {isOpen && (
              <ComboList
                key={opening}
                label={field.label}
                options={all}
                chosen={shown.value}
                onChoose={choose}
                onLeave={() => popup.current?.hidePopover()}
              />
            )}
          </div>
        </span>
      )}
    </Field>
  )
}
