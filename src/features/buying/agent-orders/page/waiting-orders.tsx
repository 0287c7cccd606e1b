import { useReaderZone } from '#features/buying/quotes/public.ts'
import { agentConfirmPath } from '#features/buying/agent-orders/agent-paths.rules.ts'
import type { listGrants } from '#features/buying/agent-orders/agents.api.ts'
import { pageHref, usePage } from '#foundation/blocks/public.ts'
import type { ReplyOf } from '#kernel/endpoint.ts'
import { Message } from '#ui/message.tsx'
import { useFormats } from '#ui/use-formats.ts'
import { useTexts } from '#ui/use-texts.tsx'

/** Orders that wait for the person's confirmation. */
export const WaitingOrders = ({ orders }: { orders: ReplyOf<typeof listGrants>['waiting'] }) => {
  const t = useTexts('agent-orders')
  const { locale } = usePage()
  const { money, dateTime } = useFormats()
  const timeZone = useReaderZone()
  return orders.map(({ id, name, net, expiresAt }) => (
    <Message key={id} tone="warn" action={<a href={pageHref(locale, agentConfirmPath(id))}>{t('waiting.open')}</a>}>
      {t('waiting', { name, net: money(net), until: dateTime(expiresAt, { timeZone }) })}
    </Message>
  ))
}
