import { useEffect, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react'
import { Calendar } from '#features/forms/forms/calendar.tsx'
import { readDate, writeDate, type DayLimits } from '#features/forms/forms/rules/date.rules.ts'
import { IconButton } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { useTexts } from '#ui/use-texts.tsx'
import fieldStyles from '#ui/field.module.css'
import styles from './date-picker.module.css'

/** The most room that a month takes. */
const CALENDAR_PX = 330

type DatePickerProps = {
  id: string
  name: string
  label: string
  isRequired: boolean
  today: string
  /** Such as mm/dd/yyyy [9.7.3]. */
  format: string
  /** 0 is Sunday. */
  weekStart: number
  limits: DayLimits
  initial: string
  /** Ids that connect it with its error. */
  tied: { readonly 'aria-describedby': string; readonly 'aria-invalid': true | undefined }
}

/** A day that is typed as the language writes it, or chosen from a calendar; the form gets yyyy-mm-dd [3.16.1]. */
export const DatePicker = ({ id, name, label, isRequired, today, format, weekStart, limits, initial, tied }: DatePickerProps) => {
  const t = useTexts('forms')
  const popup = useRef<HTMLDivElement>(null)
  const shown = useRef<HTMLInputElement>(null)
  const hidden = useRef<HTMLInputElement>(null)
  const [text, setText] = useState(() => writeDate(initial, format) || initial)
  const [isOpen, setOpen] = useState(false)
  // Text that is no date stays as typed, for the rules to report.
  const value = readDate(text, format) ?? text.trim()
  useLayoutEffect(() => {
    // Typed before the script was there; the first drawing must be the server's, which knows nothing of it.
    setText(shown.current?.value ?? '')
  }, [])
  useEffect(() => {
    // Whoever watches the form hears of it like of typing.
    if (value !== initial) hidden.current?.dispatchEvent(new Event('input', { bubbles: true }))
  }, [value, initial])

  useLayoutEffect(() => {
    const [list, box] = [popup.current, popup.current?.parentElement?.getBoundingClientRect()]
    if (!isOpen || !list || !box) return
    const isAbove = box.bottom + CALENDAR_PX > innerHeight && box.top > CALENDAR_PX
    list.style.left = `${Math.max(0, Math.min(box.left, innerWidth - list.offsetWidth)) + scrollX}px`
    list.style.top = `${(isAbove ? box.top - list.offsetHeight : box.bottom) + scrollY}px`
  }, [isOpen])

  const choose = (day: string) => {
    popup.current?.hidePopover()
    setText(writeDate(day, format))
  }
  const openByKey = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown') return
    event.preventDefault()
    popup.current?.showPopover()
  }
  return (
    <div className={fieldStyles.field}>
      <label className={fieldStyles.label} htmlFor={id}>
        {label}
      </label>
      <span className={styles.box}>
        <input
          {...tied}
          ref={shown}
          id={id}
          type="text"
          className={fieldStyles.input}
          placeholder={format}
          autoComplete="off"
          inputMode="numeric"
          maxLength={10}
          required={isRequired}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
          onKeyDown={openByKey}
        />
        <input ref={hidden} hidden type="text" name={name} value={value} readOnly />
        <IconButton label={`${t('date.choose')}: ${label}`} popoverTarget={`${id}-calendar`}>
          <Icon name="cal" size="small" />
        </IconButton>
        <div
          ref={popup}
          id={`${id}-calendar`}
          popover="auto"
          role="dialog"
          aria-label={t('date.choose')}
          className={styles.popup}
          onToggle={(event) => setOpen(event.newState === 'open')}
        >
          {isOpen && <Calendar {...{ today, weekStart, limits }} chosen={value} onChoose={choose} />}
        </div>
      </span>
    </div>
  )
}
