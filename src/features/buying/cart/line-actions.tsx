import { Slot } from '#foundation/blocks/public.ts'

type Line = { readonly sku: string; readonly quantity: number }

declare module '#foundation/blocks/public.ts' {
  interface SlotProps {
    /** Beside the button that puts lines into the cart, as of a list: what else can become of them. */
    readonly 'line-actions': { readonly lines: readonly Line[] }
  }
}

export const LineActions = ({ lines }: { lines: readonly Line[] }) => <Slot name="line-actions" props={{ lines }} />
