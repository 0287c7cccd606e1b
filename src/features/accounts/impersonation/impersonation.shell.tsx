import { useEffect } from 'react'
import { ActingBanner } from '#features/accounts/impersonation/impersonation-banner.tsx'
import { stopActing, useActing, watchActing } from '#features/accounts/impersonation/impersonation-state.client.ts'
import { usePage } from '#foundation/blocks/public.ts'

/** Says on every page for whom one acts. */
export const Shell = () => {
  const { domainId } = usePage().config
  const acting = useActing()
  useEffect(() => watchActing(domainId), [domainId])
  if (!acting) return null
  const stop = async (): Promise<boolean> => {
    const hasStopped = await stopActing(domainId)
    if (hasStopped) location.reload()
    return hasStopped
  }
  return <ActingBanner acting={acting} onStop={stop} />
}
