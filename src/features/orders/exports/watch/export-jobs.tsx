import { useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { readPortalData } from '#foundation/accounts/public.ts'
import { usePage, type FoundSlot } from '#foundation/blocks/public.ts'
import { ExportLinks } from '#features/orders/exports/watch/export-links.tsx'
import { createExportCalls } from '#features/orders/exports/watch/export-calls.client.ts'
import { JobDialogs } from '#features/orders/exports/watch/job-dialogs.tsx'
import { createJobWatch } from '#features/orders/exports/watch/job-watch.client.ts'
import { onInvoicesRequested } from '#features/orders/invoices/public.ts'

type ExportJobsProps = { places: readonly FoundSlot[]; isSessionValid: boolean }

/** Both kinds, each with a watch of its own [4.16.1]. */
const openWatches = (tenant: string) => {
  const caller = { tenant, hid: () => readPortalData().status?.honId }
  return {
    invoices: createJobWatch('invoices', createExportCalls('invoices', caller)),
    orders: createJobWatch('orders', createExportCalls('orders', caller)),
  }
}

export const ExportJobs = ({ places, isSessionValid }: ExportJobsProps) => {
  const { key: tenant } = usePage().tenant
  const [{ invoices, orders }] = useState(() => openWatches(tenant))
  const [shown] = useState(places)
  const isOpened = useRef(false)
  useEffect(() => {
    if (isOpened.current) return
    isOpened.current = true
    for (const watch of [invoices, orders]) watch.openPage({ isSessionValid, hasLinks: shown.length > 0 })
  }, [invoices, orders, isSessionValid, shown])
  useEffect(() => onInvoicesRequested((numbers) => void invoices.start({ invoices: numbers })), [invoices])
  return (
    <>
      {isSessionValid &&
        shown.map(({ element, value }, at) =>
          createPortal(<ExportLinks watches={value === 'orders' ? [invoices, orders] : [invoices]} />, element, at),
        )}
      <JobDialogs watch={invoices} />
      <JobDialogs watch={orders} />
    </>
  )
}
