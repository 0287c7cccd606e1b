import { lazy, Suspense, type ComponentType } from 'react'
import { AreaTexts } from '#browser/area-texts.tsx'
import type { Slots } from '#foundation/blocks/public.ts'

type SlotModule = { readonly Slot: ComponentType<object> }

const files = import.meta.glob<SlotModule>('../{foundation,features/*}/*/*.slot.tsx')

/** Loaded when the place is drawn, with the texts of its area. */
const createFilling = (file: string, load: () => Promise<SlotModule>): ComponentType<object> => {
  const area = file.split('/').at(-2) ?? ''
  const Filling = lazy(async () => ({ default: (await load()).Slot }))
  return function LateFilling(props) {
    return (
      <Suspense>
        <AreaTexts area={area}>
          <Filling {...props} />
        </AreaTexts>
      </Suspense>
    )
  }
}

const byName = Map.groupBy(Object.entries(files), ([file]) => file.split('/').at(-1)?.replace('.slot.tsx', '') ?? '')

/** Components that fill slots of other areas, loaded in the browser. */
export const slots: Slots = new Map(
  [...byName].map(([name, found]) => [name, found.map(([file, load]) => createFilling(file, load))]),
)
