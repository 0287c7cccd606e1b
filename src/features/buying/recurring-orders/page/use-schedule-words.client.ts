import type { Every } from '#features/buying/recurring-orders/schedule.rules.ts'
import { useFormats } from '#ui/use-formats.ts'
import { useTexts } from '#ui/use-texts.tsx'

const SINGLE = { days: 'every.day', weeks: 'every.week', months: 'every.month' } as const

type Way = { readonly every: Every | null; readonly callUntil: string | null }

/** `Every 4 weeks`, or `On call until 31 December 2027`. */
export const useScheduleWords = (): ((way: Way) => string) => {
  const t = useTexts('recurring-orders')
  const { date, number } = useFormats()
  return ({ every, callUntil }) => {
    if (!every) return t('onCall', { date: date(callUntil ?? '') })
    const { count, unit } = every
    return count === 1 ? t(SINGLE[unit]) : t(`every.${unit}`, { count: number(count) })
  }
}
