import type { replayRule } from '#features/company/purchase-policy/policy.api.ts'
import { pageHref, usePage } from '#foundation/blocks/public.ts'
import type { ReplyOf } from '#kernel/endpoint.ts'
import { Message } from '#ui/message.tsx'
import { useFormats } from '#ui/use-formats.ts'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './company-approval-rules.module.css'

export type Replayed = ReplyOf<typeof replayRule>

/** Orders that the rule would have stopped, some of them by number. */
export const ReplayOutcome = ({ outcome: { orders, held, amount, withoutRate, examples } }: { outcome: Replayed }) => {
  const t = useTexts('purchase-policy')
  const { locale } = usePage()
  const { money, number } = useFormats()
  if (orders === 0)
    return (
      <Message tone="info" live>
        {t('replay.none')}
      </Message>
    )
  return (
    <Message tone="info" live>
      {t('replay.outcome', { held: number(held), orders: number(orders), amount: money(amount) })}
      {withoutRate > 0 && ` ${t('replay.withoutRate', { count: number(withoutRate) })}`}
      {examples.length > 0 && (
        <div className={styles.examples}>
          <span>{t('replay.examples')}:</span>
          {examples.map((one) => (
            <a key={one} href={pageHref(locale, `/secure/orders/details.orderNum-${one}`)} target="_blank" rel="noopener">
              {one}
            </a>
          ))}
        </div>
      )}
    </Message>
  )
}
