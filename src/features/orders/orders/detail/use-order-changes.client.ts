import { useState } from 'react'
import { refreshQueries, useEndpointMutation } from '#browser/query.ts'
import { readOwnOrder, subscribeToOrder } from '#features/orders/orders/order.api.ts'
import type { OrderView } from '#features/orders/orders/order.schema.ts'

/** Whether its changes come by mail. */
export const useOrderChanges = ({ number }: Pick<OrderView, 'number'>) => {
  const subscribing = useEndpointMutation(subscribeToOrder)
  const [hasFailed, setFailed] = useState(false)
  const subscribe = async (isSubscribed: boolean): Promise<void> => {
    try {
      await subscribing.mutateAsync({ params: { number }, body: { isSubscribed } })
      setFailed(false)
    } catch {
      setFailed(true)
    }
    await refreshQueries(readOwnOrder)
  }
  return { subscribe, hasFailed, isSubscribing: subscribing.isPending }
}
