import type { Every } from '#features/buying/recurring-orders/schedule.rules.ts'
import { useFormats } from '#ui/use-formats.ts'
import { useTexts } from '#ui/use-texts.tsx'

const SINGLE = { days: 'every.day', weeks: 'every.week', months: 'every.month' } as const

/** `Every 4 weeks`. */
export const useScheduleWords = (): ((every: Every) => string) => {
  const t = useTexts('recurring-orders')
  const { number } = useFormats()
  return ({ count, unit }) => (count === 1 ? t(SINGLE[unit]) : t(`every.${unit}`, { count: number(count) }))
}
