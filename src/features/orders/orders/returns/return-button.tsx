import { useState } from 'react'
import type { OrderView } from '#features/orders/orders/order.schema.ts'
import { ReturnDialog } from '#features/orders/orders/returns/return-dialog.tsx'
import { Button } from '#ui/button.tsx'
import { useTexts } from '#ui/use-texts.tsx'

type ReturnButtonProps = { view: OrderView; position: number }

/** Beside a line of which something can go back. */
export const ReturnButton = ({ view, position }: ReturnButtonProps) => {
  const t = useTexts('orders')
  const [isOpen, setOpen] = useState(false)
  const part = view.parts.find((one) => one.position === position)
  const isOffered = view.mayReturn && part !== undefined && part.returnable > 0
  // An open dialog stays until it closes itself, though its line may have nothing left meanwhile.
  if (!isOffered && !isOpen) return null
  return (
    <>
      <Button variant="quiet" size="small" onClick={() => setOpen(true)}>
        {t('return.line')}
        <span className="visually-hidden"> {part?.sku}</span>
      </Button>
      {isOpen && <ReturnDialog view={view} position={position} onClose={() => setOpen(false)} />}
    </>
  )
}
