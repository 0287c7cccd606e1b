import type { ReactNode } from 'react'
import { shortenSoldTo } from '#foundation/accounts/public.ts'
import type { CheckoutView } from '#features/buying/checkout/checkout.schema.ts'
import { PageBar } from '#ui/page-bar.tsx'
import { useFormats } from '#ui/use-formats.ts'

/** The total and the step's button at the lower edge of a phone. */
export const CheckoutBar = ({ checkout: { account, charges }, children }: { checkout: CheckoutView; children: ReactNode }) => {
  const { money } = useFormats()
  return (
    <PageBar amount={charges && money(charges.total)} note={`${shortenSoldTo(account.number)} ${account.name}`}>
      {children}
    </PageBar>
  )
}
