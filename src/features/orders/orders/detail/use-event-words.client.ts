import type { OrderView } from '#features/orders/orders/order.schema.ts'
import { ORDER_STATES } from '#features/orders/orders/order.rules.ts'
import { RETURN_STATES } from '#features/orders/orders/returns/return.rules.ts'
import { lookUp } from '#kernel/look-up.ts'
import { useFormats } from '#ui/use-formats.ts'
import { useTexts } from '#ui/use-texts.tsx'

type Event = OrderView['events'][number]

/** The event, in a sentence. */
export const useEventWords = (): ((event: Event) => string) => {
  const t = useTexts('orders')
  const { date } = useFormats()
  return ({ kind, data }) => {
    const text = (name: string): string => String(lookUp(data, name) ?? '')
    const day = (name: string): string => (text(name) === '' ? '–' : date(text(name)))
    if (kind === 'state') {
      const state = ORDER_STATES.find((one) => one === data['state'])
      return t('event.state', { state: state ? t(`state.${state}`) : text('state') })
    }
    if (kind === 'return') {
      const state = RETURN_STATES.find((one) => one === data['state'])
      return t('event.return', { number: text('number'), state: state ? t(`return.${state}`) : text('state') })
    }
    if (kind === 'change') {
      const state = (['Requested', 'Approved', 'Refused'] as const).find((one) => one === data['state'])
      return t('event.change', { count: text('lines'), state: state ? t(`return.${state}`) : text('state') })
    }
    if (kind === 'shipment') return t('event.shipment', { number: text('number') })
    if (kind === 'promise') return t('event.promise', { from: day('from'), to: day('to') })
    return t('event.backorder', { position: text('position'), until: day('until') })
  }
}
