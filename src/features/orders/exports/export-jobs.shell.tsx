import { findSlots } from '#foundation/blocks/public.ts'
import { lazy } from 'react'
import { usePortalData } from '#foundation/accounts/public.ts'
import { localStore } from '#browser/storage.ts'
import { EXPORT_KINDS } from '#features/orders/exports/export-kind.rules.ts'
import { JOB_KEYS, SET } from '#features/orders/exports/watch/job-watch.rules.ts'

const ExportJobs = lazy(async () => ({ default: (await import('#features/orders/exports/watch/export-jobs.tsx')).ExportJobs }))

const isWaitedFor = (): boolean => EXPORT_KINDS.some((kind) => localStore.read(JOB_KEYS[kind].check) === SET)

/** The jobs of 4.16, on pages that offer them and wherever somebody waits for one; no other page loads them. */
export const Shell = () => {
  const { phase, isSessionValid } = usePortalData()
  const places = findSlots('export-links')
  const isKnown = phase === 'ready' || phase === 'signed-out'
  if (!isKnown || (places.length === 0 && !isWaitedFor())) return null
  return <ExportJobs places={places} isSessionValid={isSessionValid === true} />
}
