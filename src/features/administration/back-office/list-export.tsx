import type { ReactNode } from 'react'
import { ProofLink } from '#foundation/reauthentication/public.ts'

/** A file of the server with the filters that the list has in its address. */
export const ListExport = ({ path, filters, children }: { path: string; filters: readonly string[]; children: ReactNode }) => {
  const writeHref = (): string => {
    const requested = [...new URLSearchParams(location.search)].filter(([name]) => filters.includes(name))
    return requested.length === 0 ? path : `${path}?${new URLSearchParams(requested).toString()}`
  }
  return (
    <ProofLink variant="secondary" size="small" href={path} hrefNow={writeHref}>
      {children}
    </ProofLink>
  )
}
