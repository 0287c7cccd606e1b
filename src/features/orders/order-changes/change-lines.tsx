import type { ReplyOf } from '#kernel/endpoint.ts'
import type { listChanges } from '#features/orders/order-changes/order-change.api.ts'
import type { ChangeState } from '#features/orders/order-changes/order-change.rules.ts'
import { Badge, type BadgeTone } from '#ui/badge.tsx'
import { useFormats } from '#ui/use-formats.ts'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './order-changes.module.css'

const TONES: Readonly<Record<ChangeState, BadgeTone>> = { Requested: 'warn', Approved: 'ok', Refused: 'bad' }

export const ChangeBadge = ({ state }: { state: ChangeState }) => {
  const t = useTexts('order-changes')
  return <Badge tone={TONES[state]}>{t(`state.${state}`)}</Badge>
}

type Line = ReplyOf<typeof listChanges>['changes'][number]['lines'][number]

/** The requested change of each line. */
export const ChangeLines = ({ lines }: { lines: readonly Line[] }) => {
  const t = useTexts('order-changes')
  const { number } = useFormats()
  return (
    <ul className={styles.list}>
      {lines.map(({ position, sku, name, before, quantity, isCancelled }) => (
        <li key={position}>
          <span>
            <span className="num">{sku}</span> {name}
          </span>
          <span className={styles.muted}>
            {isCancelled
              ? t('line.cancelled', { count: number(before) })
              : t('line.changed', { from: number(before), to: number(quantity) })}
          </span>
        </li>
      ))}
    </ul>
  )
}
