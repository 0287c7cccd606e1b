import type { Margin } from '#features/administration/quote-admin/offer-margin.rules.ts'
import { useFormats } from '#ui/use-formats.ts'

/** The amount and its part of the price, or a dash where no cost is known. */
export const MarginText = ({ margin }: { margin: Margin | undefined }) => {
  const { money, number } = useFormats()
  if (!margin) return <>–</>
  const { amount, permille } = margin
  return (
    <>
      {money(amount)}
      {permille !== undefined && ` (${number(Number(permille) / 10)} %)`}
    </>
  )
}
