import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { usePage } from '#foundation/blocks/public.ts'
import {
  addDays,
  addMonths,
  findDayFault,
  isDay,
  listWeeks,
  resolveBound,
  type DayLimits,
} from '#features/forms/forms/rules/date.rules.ts'
import { localeTag } from '#kernel/locale.ts'
import { IconButton } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './date-picker.module.css'

type CalendarProps = {
  today: string
  weekStart: number
  limits: DayLimits
  chosen: string
  onChoose: (day: string) => void
}

const STEPS = new Map([
  ['ArrowLeft', -1],
  ['ArrowRight', 1],
  ['ArrowUp', -7],
  ['ArrowDown', 7],
])

const toDate = (day: string): Date => new Date(`${day}T00:00:00Z`)

/** A month of days; arrow keys move from day to day, those that are closed cannot be chosen [5.10.8]. */
export const Calendar = ({ today, weekStart, limits, chosen, onChoose }: CalendarProps) => {
  const t = useTexts('forms')
  const { locale } = usePage()
  const [day, setDay] = useState(isDay(chosen) ? chosen : (resolveBound(limits.earliest, today) ?? today))
  const grid = useRef<HTMLTableElement>(null)
  const month = day.slice(0, 7)
  const write = (options: Intl.DateTimeFormatOptions, date: string): string =>
    new Intl.DateTimeFormat(localeTag(locale), { ...options, timeZone: 'UTC' }).format(toDate(date))
  const weeks = listWeeks(month, weekStart)
  useEffect(() => {
    grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus()
  }, [day])
  const steer = (event: KeyboardEvent) => {
    const step = STEPS.get(event.key)
    if (step === undefined) return
    event.preventDefault()
    setDay(addDays(day, step))
  }
  const turn = (count: number) => setDay(`${addMonths(month, count)}-01`)
  // A week that surely has its seven days, for the names.
  const names = Array.from({ length: 7 }, (_, at) => addDays('2026-11-01', weekStart + at))
  return (
    <>
      <div className={styles.head}>
        <IconButton label={t('date.previous')} onClick={() => turn(-1)}>
          <Icon name="left" size="small" />
        </IconButton>
        <strong aria-live="polite">{write({ month: 'long', year: 'numeric' }, `${month}-01`)}</strong>
        <IconButton label={t('date.next')} onClick={() => turn(1)}>
          <Icon name="right" size="small" />
        </IconButton>
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- the pattern of a calendar */}
      <table ref={grid} role="grid" aria-label={write({ month: 'long', year: 'numeric' }, `${month}-01`)} onKeyDown={steer}>
        <thead>
          <tr>
            {names.map((name) => (
              <th key={name} scope="col" abbr={write({ weekday: 'long' }, name)}>
                {write({ weekday: 'narrow' }, name)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week, index) => (
            <tr key={`${month}-${index}`}>
              {week.map((each, at) => (
                <td key={each ?? `none-${at}`} aria-selected={each === undefined ? undefined : each === chosen}>
                  {each !== undefined && (
                    <button
                      type="button"
                      tabIndex={each === day ? 0 : -1}
                      aria-current={each === today ? 'date' : undefined}
                      aria-disabled={findDayFault(each, today, limits) !== undefined || undefined}
                      aria-label={write({ dateStyle: 'full' }, each)}
                      onClick={() => findDayFault(each, today, limits) === undefined && onChoose(each)}
                    >
                      {Number(each.slice(8))}
                    </button>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}
