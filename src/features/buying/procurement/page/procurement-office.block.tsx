import { useEndpointQuery } from '#browser/query.ts'
import { listOfficeProcurement } from '#features/buying/procurement/connection/connection-office.api.ts'
import { officeDoor } from '#features/buying/procurement/page/connection-door.client.ts'
import { ConnectionPage } from '#features/buying/procurement/page/connection-page.tsx'
import { WaitingOrders } from '#features/buying/procurement/page/waiting-orders.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { ErrorState } from '#ui/state.tsx'

/** Procurement systems of all customers, for staff. */
export const Block = () => {
  const { data, isError, refetch } = useEndpointQuery(listOfficeProcurement, {}, { staleTime: 0 })
  return (
    <>
      {isError && <ErrorState onRetry={() => void refetch()} headingLevel={2} />}
      {!data && !isError && <Skeleton shape="block" />}
      <WaitingOrders />
      {data && <ConnectionPage door={officeDoor} connections={data.connections} />}
    </>
  )
}
