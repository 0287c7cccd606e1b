import type { Change } from '#features/administration/insights/change.rules.ts'
import { useFormats } from '#ui/use-formats.ts'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './insights.module.css'

const ARROWS = { up: '↑', down: '↓', same: '=' } as const

/** Arrow and words: the colour alone says nothing. */
export const ChangeText = ({ change, isShare = false }: { change: Change | undefined; isShare?: boolean }) => {
  const t = useTexts('insights')
  const { number, percent } = useFormats()
  if (!change) return <span className={styles.change}>{t('change.none')}</span>
  const { direction, size, tone } = change
  const amount = isShare ? t('points', { value: number(size * 100, { maximumFractionDigits: 1 }) }) : percent(size)
  return (
    <span className={styles.change} data-tone={tone}>
      <span aria-hidden="true">{ARROWS[direction]} </span>
      {direction === 'same' ? t('change.same') : t(`change.${direction}`, { amount })}
    </span>
  )
}
